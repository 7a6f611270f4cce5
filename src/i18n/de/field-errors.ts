/** German texts for what is wrong with a field. */
import type { fieldErrorMessages as English } from '../en/field-errors.ts';

export const fieldErrorMessages: typeof English = {
  required: 'Pflichtfeld',
  likertIncomplete: 'Die Umfrage ist nicht vollständig. Eine Pflichtfrage ist unbeantwortet.',
  tooLong: 'Sie haben die zulässige Zeichenzahl überschritten.',
  emailInvalid: 'Die E-Mail-Adresse ist nicht gültig. Sie sollte die Form name@beispiel.de haben.',
};
