/** German texts for a submit that failed. */
import type { failureMessages as English } from '../en/failure.ts';
import { submitMessages } from './submit.ts';

export const failureMessages: typeof English = {
  processing: submitMessages.processing,
  captchaMissing: 'Bitte lösen Sie das CAPTCHA, bevor Sie das Formular absenden.',
  captchaReset: 'Die Prüfung wurde zurückgesetzt. Bitte führen Sie sie noch einmal durch.',
  unknown: 'Unbekannter Fehler. Bitte versuchen Sie es später noch einmal.',
  offline:
    'Sie sind nicht mit dem Internet verbunden. Ihre Angaben bleiben stehen. Bitte versuchen Sie es noch einmal, sobald Sie es sind.',
  noKey:
    'Das Formular konnte nicht zum Absenden vorbereitet werden. Bitte versuchen Sie es später noch einmal.',
  fieldsInvalid: 'Mindestens ein Feld ist nicht gültig. Bitte prüfen Sie Ihre Angaben.',
  unauthorized: 'Das Formular kann nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  notConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
  rateLimited:
    'Das Formular kann nicht gesendet werden, weil zu viele Anfragen eingegangen sind. Bitte versuchen Sie es später noch einmal.',
  serverError: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
};
