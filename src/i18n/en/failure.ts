/** English texts for a submit that failed (behaviour/forms#submitting); loaded with the submit path. */
import { submitMessages } from './submit.ts';

export const failureMessages = {
  processing: submitMessages.processing,
  captchaMissing: 'Complete CAPTCHA before submitting.',
  captchaReset: 'Verification reset, please complete it again.',
  unknown: 'Unknown error, please try again later.',
  offline: 'You are not connected to the internet. What you typed is kept; please try again once you are.',
  noKey: 'Could not get a form submission key, please try again later.',
  fieldsInvalid: 'One or more fields is invalid, please check your entries.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
};
