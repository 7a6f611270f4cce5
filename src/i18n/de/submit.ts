/** German texts of every submitting widget that are needed before anything is sent. */
import type { submitMessages as English } from '../en/submit.ts';

export const submitMessages: typeof English = {
  submit: 'Absenden',
  submitting: 'Wird gesendet …',
  thanks: 'Vielen Dank!',
  disclaimer: 'Wir respektieren Ihre Privatsphäre.',
  captchaMissing: 'Bitte lösen Sie das CAPTCHA, bevor Sie das Formular absenden.',
  captchaReset: 'Die Prüfung wurde zurückgesetzt. Bitte führen Sie sie noch einmal durch.',
  processing:
    'Das Formular konnte nicht verarbeitet werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
};
