/** `<sqs-product-mark>`: whether a product is sold out, or on sale. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import markCss from '../src/leaves/commerce/mark.css';
import { MarkLeaf, markConfigSchema } from '../src/leaves/commerce/mark-leaf.ts';

/**
 * A mark where a product is sold out, else where any of it is on sale; nothing otherwise. It follows the product of its
 * `item-id`, of the `<sqs-product>` around it, or the one it brings along. What stands inside is shown until the product
 * is known; css finds the mark as `data-mark`.
 *
 * @tag sqs-product-mark
 * @summary Marks a product that is sold out or on sale.
 * @example
 * ```html
 * <sqs-product-mark product='{ "variants": [{ "onSale": true, "qtyInStock": 4 }] }'></sqs-product-mark>
 * ```
 * @slot - What is shown until the product is known.
 */
export class SqsProductMarkElement extends leafElement({
  leaf: MarkLeaf,
  schema: markConfigSchema,
  css: [markCss],
  isInline: true,
}) {}

define('sqs-product-mark', SqsProductMarkElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-product-mark': SqsProductMarkElement;
  }
}
