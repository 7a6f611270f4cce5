/** `<sqs-form>`: a form of any of the builder's field types, from a JSON child or a form id to a stored submission. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import submissionCss from '../src/ui/submission/submission.css';
import { formConfigSchema } from '../src/widgets/form/config.ts';
import css from '../src/widgets/form/form.css';
import { Form } from '../src/widgets/form/form.tsx';

/**
 * A form that its author describes in JSON and a visitor submits.
 *
 * @tag sqs-form
 * @summary Shows a form, checks it, submits it and says what came of it.
 * @attr {string} form-id - Id of the stored form. Without a JSON child the form is fetched by it.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} action - Any http(s) endpoint that receives the form instead of the builder's API.
 * @attr {string} enctype - With `action`: `multipart/form-data` (default) or `application/json`.
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
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-form-success - The submission was stored. `detail.values`, `detail.sanitizedValues`.
 * @fires sqs-form-failure - It was not. `detail.fieldErrors`, `detail.formError`.
 * @fires sqs-newsletter-subscribe - A form of the newsletter type was stored.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the form is ready and when it cannot run; a plain `<form action>` works without scripts.
 */
export class SqsFormElement extends reactElement({
  view: Form,
  schema: formConfigSchema,
  attributes: {
    'form-id': 'string',
    'api-root': 'string',
    action: 'string',
    enctype: 'string',
    'collection-id': 'string',
    'item-id': 'string',
    'page-id': 'string',
    'page-title': 'string',
    'content-source': 'string',
    'disable-validation': 'boolean',
    'email-rule': 'string',
    'sanitized-values': 'boolean',
    'no-draft': 'boolean',
    'captcha-provider': 'string',
    'captcha-site-key': 'string',
    'captcha-script': 'string',
    'captcha-challenge': 'string',
  },
  shadow: false,
  css: [submissionCss, css],
}) {
  /** Submits as the button does. Resolves to whether the submission was stored. */
  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.submit()) ?? false;
  }

  /** Empties the form and goes back to its first state. */
  reset(): void {
    this.view?.reset();
  }

  /** Checks the form as submit does, shows the errors and says whether there are none. */
  validate(): boolean {
    return this.view?.validate() ?? false;
  }

  /** What the form holds right now, in the shapes that are submitted. */
  get values() {
    return this.view?.values() ?? {};
  }

  /** `idle`, `submitting`, `success` or `failure`. */
  get state() {
    return this.view?.state() ?? 'idle';
  }
}

define('sqs-form', SqsFormElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-form': SqsFormElement;
  }
}
