/** `<sqs-product-price>`: what a product costs as it is chosen. */
import type { Adopting } from '../src/host/adopt.ts';
import { productOf } from '../src/host/adopt-product.ts';
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import priceCss from '../src/leaves/commerce/price.css';
import { PriceLeaf, priceConfigSchema } from '../src/leaves/commerce/price-leaf.ts';

/**
 * The price of the variant that is chosen on `<sqs-product-variants>` with the same `item-id`; before that the lowest
 * one. What stands inside is shown until the product is known.
 *
 * @tag sqs-product-price
 * @summary Shows a price: plain, on sale, from the lowest, or of a subscription.
 * @example
 * ```html
 * <sqs-product-price item-id="shirt">$32.00</sqs-product-price>
 * ```
 * @slot - What is shown until the product is known.
 */
export class SqsProductPriceElement extends leafElement({
  leaf: PriceLeaf,
  schema: priceConfigSchema,
  css: [priceCss],
  isInline: true,
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    const itemId = productOf(markup);
    if (itemId !== undefined) adoptMarkup(markup, 'sqs-product-price', { 'item-id': itemId });
  }
}

define('sqs-product-price', SqsProductPriceElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-product-price': SqsProductPriceElement;
  }
}
