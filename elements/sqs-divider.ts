/** `<sqs-divider>`: the edge between two sections. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import css from '../src/leaves/divider/divider.css';
import { DividerLeaf, dividerConfigSchema } from '../src/leaves/divider/divider-leaf.ts';

/**
 * The edge between two sections in one of seven shapes. It is drawn in the colour of the section that follows, which
 * `--sqs-divider-color` says; without it, in that of the text. Nothing of it is read out.
 *
 * @tag sqs-divider
 * @summary Draws the edge between two sections: waves, points, slants and more.
 * @example
 * ```html
 * <sqs-divider type="wavy" height="small" width="medium" style="--sqs-divider-color: #7a3150"></sqs-divider>
 * ```
 * @slot - What is seen until the edge is drawn.
 * @csspart shape - The drawing.
 * @csspart area - What lies below the edge.
 * @csspart edge - The line along it, where there is one.
 * @cssprop --sqs-divider-color - Colour of what lies below the edge; that of the text by default.
 * @cssprop --sqs-divider-stroke - Colour of the line.
 */
export class SqsDividerElement extends leafElement({
  leaf: DividerLeaf,
  schema: dividerConfigSchema,
  css: [css],
}) {}

define('sqs-divider', SqsDividerElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-divider': SqsDividerElement;
  }
}
