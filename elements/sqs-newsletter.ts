/** `<sqs-newsletter>`: one e-mail address, from a plain tag to a stored subscription. */
import { define } from '../src/host/define.ts';
import { submittingElement } from '../src/host/submitting-element.ts';
import rowCss from '../src/ui/submission/row.css';
import submissionCss from '../src/ui/submission/submission.css';
import { newsletterConfigSchema } from '../src/widgets/newsletter/config.ts';
import { Newsletter } from '../src/widgets/newsletter/newsletter.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A newsletter sign-up with one locked, required e-mail field.
 *
 * @tag sqs-newsletter
 * @summary Asks for an address, checks it, submits it and thanks the visitor.
 * @attr {string} form-id - Id of the newsletter form; without it (or `action`) visitors read that it is not connected.
 * @attr {string} api-root - Address of the builder's API, `/api/` by default.
 * @attr {string} action - Any http(s) endpoint that receives the address instead of the builder's API.
 * @attr {string} enctype - With `action`: `multipart/form-data` (default), `application/x-www-form-urlencoded` or `application/json`.
 * @attr {string} email-placeholder - Placeholder of the field, "Email Address" by default.
 * @attr {string} submit-button-text - Text of the button.
 * @attr {string} page-id - Id of the page.
 * @attr {string} page-title - Title sent with the submission; the document's by default.
 * @attr {string} content-source - `i` for an item, `c` for a collection.
 * @attr {boolean} disable-validation - True by default: the server is not asked to check first. `"false"` asks it.
 * @attr {string} email-rule - `spec` (default) or `modern`, which accepts every valid address.
 * @method submit - Submits as the button does; resolves to whether the submission was stored.
 * @method reset - Empties it and goes back to the first state.
 * @method validate - Checks as submit does, shows the errors and says whether there are none.
 * @prop {object} values - What is entered right now, by field id.
 * @prop {string} state - `idle`, `submitting`, `success` or `failure`.
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-newsletter-subscribe - The subscription was stored. `detail.values`.
 * @fires sqs-form-success - The same, after it. `detail.values`.
 * @fires sqs-form-failure - It was not stored. `detail.fieldErrors`, `detail.formError`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the newsletter is ready and when it cannot run; a plain `<form action>` works without scripts.
 */
export class SqsNewsletterElement extends submittingElement({
  view: Newsletter,
  schema: newsletterConfigSchema,
  attributes: [
    'form-id',
    'api-root',
    'action',
    'enctype',
    'email-placeholder',
    'submit-button-text',
    'page-id',
    'page-title',
    'content-source',
    'disable-validation',
    'email-rule',
  ],
  shadow: false,
  css: [submissionCss, rowCss],
}) {}

define('sqs-newsletter', SqsNewsletterElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-newsletter': SqsNewsletterElement;
  }
}
