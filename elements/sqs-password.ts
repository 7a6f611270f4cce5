/** `<sqs-password>`: lets a visitor into a site or a collection. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import rowCss from '../src/ui/submission/row.css';
import submissionCss from '../src/ui/submission/submission.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { passwordConfigSchema } from '../src/widgets/password/config.ts';
import type { PasswordEvents } from '../src/widgets/password/events.ts';
import { Password } from '../src/widgets/password/password.tsx';

/**
 * One password field. After the right password the page loads again.
 *
 * @tag sqs-password
 * @summary Asks for the password of the site or of a collection.
 * @example
 * ```html
 * <sqs-password kind="collection" collection-id="recipes"></sqs-password>
 * ```
 * @fires sqs-password-success - The password is right; cancelable: the page then does not load again.
 * @fires sqs-password-failure - It is not, or nobody answered. `detail.status`.
 * @keyboard Enter - In the field: tries the password.
 * @slot - What is shown until the field is ready and when it cannot run.
 */
export class SqsPasswordElement extends reactElement({
  view: Password,
  schema: passwordConfigSchema,
  tree: 'light',
  css: [submissionCss, rowCss],
}) {
  /** Sends what stands in the field. Resolves to whether the visitor was let in. */
  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.methods?.submit()) ?? false;
  }
}

define('sqs-password', SqsPasswordElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<PasswordEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-password': SqsPasswordElement;
  }
}
