/** German texts of every submitting widget that are needed before anything is sent. */
import type { submitMessages as English } from '../en/submit.ts';

export const submitMessages: typeof English = {
  submit: 'Absenden',
  submitting: 'Wird gesendet …',
  disclaimer: 'Wir respektieren Ihre Privatsphäre.',
  processing:
    'Das Formular konnte nicht verarbeitet werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
};
