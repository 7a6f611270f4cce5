/** `<sqs-cart-quantity>`: how many things are in the cart. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { CartQuantityElement } from '../src/leaves/commerce/cart-quantity-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A number that follows the cart, in every tab of the site. A server that knows it writes it inside the tag; an empty
 * tag asks the shop once. A page's own script tells it with an `sqs-cart-change` event.
 *
 * @tag sqs-cart-quantity
 * @summary Shows how many things are in the cart.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} locale - Locale of the number; the nearest `lang` by default.
 * @slot - The number as the server knows it.
 */
export class SqsCartQuantityElement extends CartQuantityElement {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-cart-quantity', {});
  }
}

define('sqs-cart-quantity', SqsCartQuantityElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-cart-quantity': SqsCartQuantityElement;
  }
}
