/** Configuration that every submitting widget has: where it sends to, what it says of its page, which captcha. */
import { isSafeRedirect } from '../../domain/links.ts';
import { flag, oneOf, record, text } from '../../domain/schema.ts';

const address = () =>
  text('', { test: (url) => url === '' || isSafeRedirect(url), must: 'an http(s) or relative address' });

export const submitEntries = {
  formId: text(),
  apiRoot: text(),
  action: address(),
  enctype: oneOf(['multipart/form-data', 'application/json'], 'multipart/form-data'),
  pageId: text(),
  pageTitle: text(),
  contentSource: oneOf(['', 'i', 'c'], ''),
  disableValidation: flag(),
  /** Empty: the site's, else reCAPTCHA. */
  captchaProvider: oneOf(['', 'recaptcha', 'altcha'], ''),
  captchaSiteKey: text(),
  captchaScript: address(),
  captchaChallenge: address(),
  messages: record(),
};
