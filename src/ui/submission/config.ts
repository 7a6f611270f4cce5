/** Configuration that every submitting widget has: where it sends to, what it says of its page, which captcha. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, oneOf, record, text } from '../../domain/schema.ts';

export const submitEntries = {
  /** Id of the stored form. Without a JSON child the form is fetched by it. */
  formId: attribute(text()),
  /** Address of the builder's API, the site's or `/api/` by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Any http(s) endpoint that receives the form instead of the builder's API. */
  action: attribute(text()),
  /** With `action`: how it is sent. */
  enctype: attribute(
    oneOf(
      ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
      'multipart/form-data',
    ),
  ),
  /**
   * With `action`: `fetch` reads the answer; `navigate` is a form post into a hidden frame, or the tab that a form of
   * yours names as its `target`, of which nothing is read; `auto` decides by what happens.
   */
  send: attribute(oneOf(['auto', 'fetch', 'navigate'], 'auto')),
  /** Id of the page. */
  pageId: attribute(text()),
  /** Title sent with the submission; the document's by default. */
  pageTitle: attribute(text()),
  /** `i` for an item, `c` for a collection. */
  contentSource: attribute(oneOf(['', 'i', 'c'], '')),
  /** Sends without checking first, on the page and on the server. */
  disableValidation: attribute(flag()),
  /** `recaptcha` or `altcha`; the site's by default. */
  captchaProvider: attribute(oneOf(['', 'recaptcha', 'altcha'], '')),
  /** The provider's site key; the site's by default. */
  captchaSiteKey: attribute(text()),
  /** Address of the provider's script, when it is not the provider's own. */
  captchaScript: attribute(text()),
  /** ALTCHA: where challenges come from. */
  captchaChallenge: attribute(text()),
  messages: record(),
};
