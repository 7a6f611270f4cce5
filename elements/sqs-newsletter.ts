/** `<sqs-newsletter>`: one e-mail address, from a plain tag to a stored subscription. */
import { define } from '../src/host/define.ts';
import { submittingElement } from '../src/host/react/submitting-element.ts';
import type { SubmitEvents } from '../src/ui/submission/events.ts';
import rowCss from '../src/ui/submission/row.css';
import submissionCss from '../src/ui/submission/submission.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { newsletterConfigSchema } from '../src/widgets/newsletter/config.ts';
import { Newsletter } from '../src/widgets/newsletter/newsletter.tsx';

/**
 * A newsletter sign-up with one locked, required e-mail field.
 *
 * @tag sqs-newsletter
 * @summary Asks for an address, checks it, submits it and thanks the visitor.
 * @example
 * ```html
 * <sqs-newsletter form-id="news">
 *   <form method="post" action="/api/form/news">
 *     <label>Email <input name="email" type="email"></label>
 *     <button>Subscribe</button>
 *   </form>
 * </sqs-newsletter>
 * ```
 * @method submit - Submits as the button does; resolves to whether the submission was stored.
 * @method reset - Empties it and goes back to the first state.
 * @method validate - Checks as submit does, shows the errors and says whether there are none.
 * @prop {object} values - What is entered right now, by field id.
 * @prop {string} state - `idle`, `submitting`, `success` or `failure`.
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-form-response - What the endpoint of an `action` answered, before the kit judges it; cancelable, and then the
 *   page deals with it. `detail.status`, `detail.headers`, `detail.body` (parsed JSON, or the text).
 * @fires sqs-newsletter-subscribe - The subscription was stored. `detail.values`.
 * @fires sqs-form-success - The same, after it. `detail.values`; `detail.isUnread` where it was sent and no answer could be
 *   read.
 * @fires sqs-form-failure - It was not stored. `detail.fieldErrors`, `detail.formError`.
 * @keyboard Enter - In a field: submits the form.
 * @slot - What is shown until the newsletter is ready and when it cannot run. A plain `<form>` with one address works
 *   without scripts, and is upgraded in place where the tag has no fields.
 */
export class SqsNewsletterElement extends submittingElement({
  view: Newsletter,
  schema: newsletterConfigSchema,
  tree: 'light',
  css: [submissionCss, rowCss],
}) {}

define('sqs-newsletter', SqsNewsletterElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<SubmitEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-newsletter': SqsNewsletterElement;
  }
}
