/** `<sqs-newsletter>`: one e-mail address, from a plain tag to a stored subscription. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import rowCss from '../src/ui/submission/row.css';
import submissionCss from '../src/ui/submission/submission.css';
import { newsletterConfigSchema } from '../src/widgets/newsletter/config.ts';
import { Newsletter } from '../src/widgets/newsletter/newsletter.tsx';

/**
 * A newsletter sign-up with one locked, required e-mail field.
 *
 * @tag sqs-newsletter
 * @summary Asks for an address, checks it, submits it and thanks the visitor.
 * @attr {string} form-id - Id of the newsletter form; without it (or `action`) visitors read that it is not connected.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} action - Any http(s) endpoint that receives the address instead of the builder's API.
 * @attr {string} enctype - With `action`: `multipart/form-data` (default) or `application/json`.
 * @attr {string} email-placeholder - Placeholder of the field, "Email Address" by default.
 * @attr {string} submit-button-text - Text of the button.
 * @attr {string} page-id - Id of the page.
 * @attr {string} page-title - Title sent with the submission; the document's by default.
 * @attr {string} content-source - `i` for an item, `c` for a collection.
 * @attr {boolean} disable-validation - True by default: the server is not asked to check first. `"false"` asks it.
 * @attr {string} email-rule - `spec` (default) or `modern`, which accepts every valid address.
 * @attr {string} captcha-provider - `recaptcha` or `altcha`; the site's by default.
 * @attr {string} captcha-site-key - The provider's site key; the site's by default.
 * @attr {string} captcha-script - Address of the provider's script, when it is not the provider's own.
 * @attr {string} captcha-challenge - ALTCHA: where challenges come from.
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-newsletter-subscribe - The subscription was stored. `detail.values`.
 * @fires sqs-form-success - The same, after it. `detail.values`.
 * @fires sqs-form-failure - It was not stored. `detail.fieldErrors`, `detail.formError`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the newsletter is ready and when it cannot run; a plain `<form action>` works without scripts.
 */
export class SqsNewsletterElement extends reactElement({
  view: Newsletter,
  schema: newsletterConfigSchema,
  attributes: {
    'form-id': 'string',
    'api-root': 'string',
    action: 'string',
    enctype: 'string',
    'email-placeholder': 'string',
    'submit-button-text': 'string',
    'page-id': 'string',
    'page-title': 'string',
    'content-source': 'string',
    'disable-validation': 'boolean',
    'email-rule': 'string',
    'captcha-provider': 'string',
    'captcha-site-key': 'string',
    'captcha-script': 'string',
    'captcha-challenge': 'string',
  },
  shadow: false,
  css: [submissionCss, rowCss],
}) {
  /** Submits as the button does. Resolves to whether the submission was stored. */
  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.submit()) ?? false;
  }

  /** Empties the field and goes back to its first state. */
  reset(): void {
    this.view?.reset();
  }

  /** Checks the address as submit does, shows the error and says whether there is none. */
  validate(): boolean {
    return this.view?.validate() ?? false;
  }

  /** What the field holds right now. */
  get values() {
    return this.view?.values() ?? {};
  }

  /** `idle`, `submitting`, `success` or `failure`. */
  get state() {
    return this.view?.state() ?? 'idle';
  }
}

define('sqs-newsletter', SqsNewsletterElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-newsletter': SqsNewsletterElement;
  }
}
