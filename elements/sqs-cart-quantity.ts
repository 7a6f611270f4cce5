/** `<sqs-cart-quantity>`: how many things are in the cart. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import { CartQuantityLeaf, cartQuantityConfigSchema } from '../src/leaves/commerce/cart-quantity-leaf.ts';

/**
 * A number that follows the cart, in every tab of the site. A server that knows it writes it inside the tag; an empty
 * tag asks the shop once. A page's own script tells it with an `sqs-cart-quantity-change` event.
 *
 * @tag sqs-cart-quantity
 * @summary Shows how many things are in the cart.
 * @example
 * ```html
 * <a href="/cart">Cart (<sqs-cart-quantity>0</sqs-cart-quantity>)</a>
 * ```
 * @slot - The number as the server knows it.
 */
export class SqsCartQuantityElement extends leafElement({
  leaf: CartQuantityLeaf,
  schema: cartQuantityConfigSchema,
  css: [],
  isInline: true,
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-cart-quantity', {});
  }
}

define('sqs-cart-quantity', SqsCartQuantityElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-cart-quantity': SqsCartQuantityElement;
  }
}
