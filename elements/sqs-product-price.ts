/** `<sqs-product-price>`: what a product costs as it is chosen. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { productOf } from '../src/host/adopt-product.ts';
import { define } from '../src/host/define.ts';
import { PriceElement } from '../src/leaves/commerce/price-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * The price of the variant that is chosen on `<sqs-product-variants>` with the same `item-id`; before that the lowest
 * one. What stands inside is shown until the product is known.
 *
 * @tag sqs-product-price
 * @summary Shows a price: plain, on sale, from the lowest, or of a subscription.
 * @attr {string} item-id - Id of the product; a page with one product needs none.
 * @attr {string} product - The builder's `structuredContent` as JSON, for a price that stands alone.
 * @attr {string} money-units - `minor` (default) or `major`: units of `priceMoney` in `product` where it does not say itself.
 * @attr {string} locale - Locale of the amount; the nearest `lang` by default.
 * @prop {string | object | null} product - The same as an object or JSON text.
 * @fires sqs-config-error - The JSON cannot be read. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the product is known.
 */
export class SqsProductPriceElement extends PriceElement {
  static adopt(markup: HTMLElement): void {
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
