/** German texts of `<sqs-password>`. */
import type { passwordMessages as English } from '../en/password.ts';

export const passwordMessages: typeof English = {
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  logOutToTest: 'Melden Sie sich ab, um dies zu testen.',
  label: 'Passwort',
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
};
