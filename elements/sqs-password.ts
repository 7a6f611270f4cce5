/** `<sqs-password>`: lets a visitor into a site or a collection. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import rowCss from '../src/ui/submission/row.css';
import submissionCss from '../src/ui/submission/submission.css';
import { passwordConfigSchema } from '../src/widgets/password/config.ts';
import { Password } from '../src/widgets/password/password.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * One password field. After the right password the page loads again.
 *
 * @tag sqs-password
 * @summary Asks for the password of the site or of a collection.
 * @attr {string} kind - `site` (default) or `collection`.
 * @attr {string} collection-id - Id of the collection; without it the body's id (`collection-…`) or the site says which.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} submit-button-text - Text of the button.
 * @attr {boolean} design-frame - The page is shown in the owner's editor, where the check is blocked.
 * @fires sqs-password-success - The password is right; cancelable: the page then does not load again.
 * @fires sqs-password-failure - It is not, or nobody answered. `detail.status`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the field is ready and when it cannot run.
 */
export class SqsPasswordElement extends reactElement({
  view: Password,
  schema: passwordConfigSchema,
  attributes: ['kind', 'collection-id', 'api-root', 'submit-button-text', 'design-frame'],
  shadow: false,
  css: [submissionCss, rowCss],
}) {
  /** Sends what stands in the field. Resolves to whether the visitor was let in. */
  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.submit()) ?? false;
  }
}

define('sqs-password', SqsPasswordElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-password': SqsPasswordElement;
  }
}
