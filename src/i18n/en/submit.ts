/** English texts of every submitting widget that are needed before anything is sent (spec 1 §4, §8). */

export const submitMessages = {
  submitting: 'Submitting…',
  captchaMissing: 'Complete CAPTCHA before submitting.',
  processing: 'Error processing form submission. Please reload and try again.',
};
