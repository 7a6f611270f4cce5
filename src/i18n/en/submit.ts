/** English texts of every submitting widget that are needed before anything is sent. */

export const submitMessages = {
  submit: 'Submit',
  submitting: 'Submitting…',
  disclaimer: 'We respect your privacy.',
  processing: 'Error processing form submission. Please reload and try again.',
};
