/** `<sqs-cart-link>`: the way to the cart, with how many things are in it. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import css from '../src/leaves/commerce/cart-link.css';
import { CartLinkLeaf, cartLinkConfigSchema } from '../src/leaves/commerce/cart-link-leaf.ts';

/**
 * A link to the cart with a bag and a number that follows the cart in every tab of the site. Its name says the number,
 * in the plurals of the page's language. Where the page has an `<sqs-cart panel>`, a plain click opens that one.
 *
 * @tag sqs-cart-link
 * @summary Links to the cart and says how many things are in it.
 * @example
 * ```html
 * <sqs-cart-link><a href="/cart">Cart</a></sqs-cart-link>
 * ```
 * @keyboard Enter - Opens the cart, as a panel or as its page.
 * @slot - A plain link, for as long as scripts do not run.
 */
export class SqsCartLinkElement extends leafElement({
  leaf: CartLinkLeaf,
  schema: cartLinkConfigSchema,
  css: [css],
  isInline: true,
}) {}

define('sqs-cart-link', SqsCartLinkElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-cart-link': SqsCartLinkElement;
  }
}
