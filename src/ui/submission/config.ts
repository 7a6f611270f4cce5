/** Configuration that every submitting widget has: where it sends to, what it says of its page, which captcha. */
import { flag, oneOf, record, text } from '../../domain/schema.ts';

export const submitEntries = {
  formId: text(),
  apiRoot: text(),
  action: text(),
  enctype: oneOf(
    ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
    'multipart/form-data',
  ),
  pageId: text(),
  pageTitle: text(),
  contentSource: oneOf(['', 'i', 'c'], ''),
  disableValidation: flag(),
  /** Empty: the site's, else reCAPTCHA. */
  captchaProvider: oneOf(['', 'recaptcha', 'altcha'], ''),
  captchaSiteKey: text(),
  captchaScript: text(),
  captchaChallenge: text(),
  messages: record(),
};
