/** German texts of `<sqs-password>`. */
import type { passwordMessages as English } from '../en/password.ts';

export const passwordMessages: typeof English = {
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  logOutToTest: 'Melden Sie sich ab, um dies zu testen.',
  empty: 'Bitte geben Sie das Passwort ein.',
  noAnswer: 'Keine Antwort. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  label: 'Passwort',
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
};
