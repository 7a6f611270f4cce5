/** German texts of `<sqs-form>`. */
import type { formMessages as English } from '../en/form.ts';
import { failureMessages } from './failure.ts';
import { fieldErrorMessages } from './field-errors.ts';
import { submitMessages } from './submit.ts';

export const formMessages: typeof English = {
  ...submitMessages,
  ...fieldErrorMessages,
  name: 'Neues Formular',
  notConfigured: failureMessages.notConfigured,
  bannerTop: 'In Ihrem Formular ist etwas nicht in Ordnung. Bitte scrollen Sie nach unten, um es zu prüfen.',
  bannerBottom:
    'In Ihrem Formular ist etwas nicht in Ordnung. Bitte scrollen Sie nach oben, um es zu prüfen.',
  likert: {
    '-2': 'Stimme überhaupt nicht zu',
    '-1': 'Stimme nicht zu',
    '0': 'Neutral',
    '1': 'Stimme zu',
    '2': 'Stimme voll und ganz zu',
  },
  summaryTitle: 'Es gibt ein Problem',
  requiredMark: 'erforderlich',
  selectPrompt: 'Bitte auswählen',
  charactersLeft: 'Verbleibende Zeichen: {count}',
  charactersOver: 'Überzählige Zeichen: {count}',
  characterLimit: 'Höchste Zeichenzahl: {count}',
  unshownField:
    'Ein Feld kann hier nicht angezeigt werden. Bitte wenden Sie sich an die Betreiber der Website.',
  parts: {
    first: 'Vorname',
    last: 'Nachname',
    line1: 'Adresszeile 1',
    line2: 'Adresszeile 2',
    city: 'Ort',
    state: 'Bundesland/Region',
    zip: 'Postleitzahl',
    country: 'Land',
    month: 'Monat (MM)',
    day: 'Tag (TT)',
    year: 'Jahr (JJJJ)',
    hour: 'Stunde',
    minute: 'Minute',
    second: 'Sekunde',
    ampm: 'Vormittags (AM) / nachmittags (PM)',
    phoneCountry: 'Ländervorwahl',
    areacode: 'Ortsvorwahl',
    prefix: 'Erster Teil der Rufnummer',
    linenumber: 'Zweiter Teil der Rufnummer',
  },
};
