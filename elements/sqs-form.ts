/** `<sqs-form>`: a form of any of the builder's field types, from a JSON child or a form id to a stored submission. */
import { define } from '../src/host/define.ts';
import { submittingElement } from '../src/host/react/submitting-element.ts';
import type { SubmitEvents } from '../src/ui/submission/events.ts';
import submissionCss from '../src/ui/submission/submission.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { formConfigSchema } from '../src/widgets/form/config.ts';
import css from '../src/widgets/form/form.css';
import { Form } from '../src/widgets/form/form.tsx';

/**
 * A form that its author describes in JSON and a visitor submits.
 *
 * @tag sqs-form
 * @summary Shows a form, checks it, submits it and says what came of it.
 * @example
 * ```html
 * <sqs-form form-id="contact">
 *   <script type="application/json">
 *     {
 *       "submitButtonText": "Send message",
 *       "fields": [
 *         { "type": "name", "id": "name", "title": "Name", "required": true },
 *         { "type": "email", "id": "email", "title": "Email", "required": true },
 *         { "type": "textarea", "id": "message", "title": "Message", "maxLength": 400 }
 *       ]
 *     }
 *   </script>
 * </sqs-form>
 * ```
 * @method submit - Submits as the button does; resolves to whether the submission was stored.
 * @method reset - Empties it and goes back to the first state.
 * @method validate - Checks as submit does, shows the errors and says whether there are none.
 * @prop {object} values - What is entered right now, by field id.
 * @prop {string} state - `idle`, `submitting`, `success` or `failure`.
 * @fires sqs-form-submit - Before sending, after the local check; cancelable. `detail.values`.
 * @fires sqs-form-response - What the endpoint of an `action` answered, before the kit judges it; cancelable, and then the
 *   page deals with it. `detail.status`, `detail.headers`, `detail.body` (parsed JSON, or the text).
 * @fires sqs-form-success - The submission was stored. `detail.values`, `detail.sanitizedValues`; `detail.isUnread` where
 *   it was sent and no answer could be read.
 * @fires sqs-form-failure - It was not. `detail.fieldErrors`, `detail.formError`.
 * @fires sqs-newsletter-subscribe - A form of the newsletter type was stored.
 * @keyboard Enter - In a field of one line: submits the form.
 * @keyboard Space - On a box or a circle: chooses it.
 * @keyboard ArrowUp, ArrowDown - In a group of circles: chooses the one before, the next.
 * @slot - What is shown until the form is ready and when it cannot run. A plain `<form>` works without scripts, and is
 *   upgraded in place where the tag has no fields.
 */
export class SqsFormElement extends submittingElement({
  view: Form,
  schema: formConfigSchema,
  tree: 'light',
  css: [submissionCss, css],
}) {}

define('sqs-form', SqsFormElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<SubmitEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-form': SqsFormElement;
  }
}
