/** `<sqs-product-scarcity>`: says that only few are left of what is chosen. */
import type { Adopting } from '../src/host/adopt.ts';
import { productOf } from '../src/host/adopt-product.ts';
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import { ScarcityLeaf, scarcityConfigSchema } from '../src/leaves/commerce/scarcity-leaf.ts';

/**
 * Shows its content while the variants that it is about are chosen; without `variant-attributes` always.
 *
 * @tag sqs-product-scarcity
 * @summary Shows a text for some variants of a product.
 * @example
 * ```html
 * <sqs-product-scarcity item-id="shirt" variant-attributes='{ "Size": "M" }'>Only 3 left.</sqs-product-scarcity>
 * ```
 * @slot - The text.
 */
export class SqsProductScarcityElement extends leafElement({
  leaf: ScarcityLeaf,
  schema: scarcityConfigSchema,
  css: [],
  isInline: true,
}) {
  static adopt(markup: HTMLElement, { wrapMarkup }: Adopting): void {
    const itemId = productOf(markup);
    if (itemId === undefined) return;
    const { variantAttributes } = markup.dataset;
    wrapMarkup(markup, 'sqs-product-scarcity', {
      'item-id': itemId,
      'variant-attributes': variantAttributes,
    });
    markup.hidden = false;
  }
}

define('sqs-product-scarcity', SqsProductScarcityElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-product-scarcity': SqsProductScarcityElement;
  }
}
