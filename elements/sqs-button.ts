/** `<sqs-button>`: a link that looks like a button. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import css from '../src/leaves/button/button.css';
import { ButtonLeaf, buttonConfigSchema } from '../src/leaves/button/button-leaf.ts';

/**
 * A link that looks like a button, and is counted as one where the page has a site. What stands inside the tag works
 * without scripts, and gives text and address where no setting does.
 *
 * @tag sqs-button
 * @summary Shows a link as a button in three sizes, and has it counted.
 * @example
 * ```html
 * <sqs-button size="large" alignment="center"><a href="/tour">Tour dates</a></sqs-button>
 * ```
 * @keyboard Enter - Follows the link.
 * @slot - A link; seen until the button is ready, and when it has neither text nor address.
 * @csspart button - The link.
 * @cssprop --sqs-button-background - Its ground; the accent by default.
 * @cssprop --sqs-button-color - Its text.
 * @cssprop --sqs-button-radius - Its corners.
 */
export class SqsButtonElement extends leafElement({
  leaf: ButtonLeaf,
  schema: buttonConfigSchema,
  css: [css],
}) {}

define('sqs-button', SqsButtonElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-button': SqsButtonElement;
  }
}
