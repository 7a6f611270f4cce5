/** English texts of every submitting widget that are needed before anything is sent. */

export const submitMessages = {
  submit: 'Submit',
  submitting: 'Submitting…',
  thanks: 'Thank you!',
  disclaimer: 'We respect your privacy.',
  captchaMissing: 'Complete CAPTCHA before submitting.',
  captchaReset: 'Verification reset, please complete it again.',
  processing: 'Error processing form submission. Please reload and try again.',
};
