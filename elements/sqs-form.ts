/** `<sqs-form>`: a form of any of the builder's field types, from a JSON child or a form id to a stored submission. */
import { define } from '../src/host/define.ts';
import { submittingElement } from '../src/host/submitting-element.ts';
import submissionCss from '../src/ui/submission/submission.css';
import { formConfigSchema } from '../src/widgets/form/config.ts';
import css from '../src/widgets/form/form.css';
import { Form } from '../src/widgets/form/form.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A form that its author describes in JSON and a visitor submits.
 *
 * @tag sqs-form
 * @summary Shows a form, checks it, submits it and says what came of it.
 * @attr {string} form-id - Id of the stored form. Without a JSON child the form is fetched by it.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} action - Any http(s) endpoint that receives the form instead of the builder's API.
 * @attr {string} enctype - With `action`: `multipart/form-data` (default), `application/x-www-form-urlencoded` or `application/json`.
 * @attr {string} collection-id - Collection the form belongs to.
 * @attr {string} item-id - Item the form belongs to.
 * @attr {string} page-id - Id of the page.
 * @attr {string} page-title - Title sent with the submission; the document's by default.
 * @attr {string} content-source - `i` for an item, `c` for a collection.
 * @attr {boolean} disable-validation - Sends without checking first, on the page and on the server.
 * @attr {string} email-rule - `spec` (default) or `modern`, which accepts every valid address.
 * @attr {boolean} sanitized-values - Uses the submit handler that answers with sanitised values.
 * @attr {boolean} no-draft - Does not keep what was typed for the session.
 * @attr {string} captcha-provider - `recaptcha` or `altcha`; the site's by default.
 * @attr {string} captcha-site-key - The provider's site key; the site's by default.
 * @attr {string} captcha-script - Address of the provider's script, when it is not the provider's own.
 * @attr {string} captcha-challenge - ALTCHA: where challenges come from.
 * @method submit - Submits as the button does; resolves to whether the submission was stored.
 * @method reset - Empties it and goes back to the first state.
 * @method validate - Checks as submit does, shows the errors and says whether there are none.
 * @prop {object} values - What is entered right now, by field id.
 * @prop {string} state - `idle`, `submitting`, `success` or `failure`.
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-form-success - The submission was stored. `detail.values`, `detail.sanitizedValues`.
 * @fires sqs-form-failure - It was not. `detail.fieldErrors`, `detail.formError`.
 * @fires sqs-newsletter-subscribe - A form of the newsletter type was stored.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the form is ready and when it cannot run; a plain `<form action>` works without scripts.
 */
export class SqsFormElement extends submittingElement({
  view: Form,
  schema: formConfigSchema,
  attributes: [
    'form-id',
    'api-root',
    'action',
    'enctype',
    'collection-id',
    'item-id',
    'page-id',
    'page-title',
    'content-source',
    'disable-validation',
    'email-rule',
    'sanitized-values',
    'no-draft',
    'captcha-provider',
    'captcha-site-key',
    'captcha-script',
    'captcha-challenge',
  ],
  shadow: false,
  css: [submissionCss, css],
}) {}

define('sqs-form', SqsFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-form': SqsFormElement;
  }
}
