/** `<sqs-cart>`: the visitor's cart, as a page or as a panel. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { Cart } from '../src/widgets/cart/cart.tsx';
import { cartConfigSchema } from '../src/widgets/cart/config.ts';
import type { CartEvents } from '../src/widgets/cart/events.ts';

/**
 * What is in the cart, what it costs by currency, and what has changed since it was put in. Numbers are changed in
 * place, what was taken out can be put back. The checkout is the owner's own; the kit takes no payment.
 *
 * @tag sqs-cart
 * @summary Shows the cart, lets it be changed, and hands it over to your checkout.
 * @example
 * ```html
 * <sqs-cart checkout-url="/checkout">
 *   <p>The cart needs JavaScript. <a href="/contact">Order by mail</a></p>
 * </sqs-cart>
 * ```
 * @fires sqs-cart-change - The visitor has changed it. `detail.cart`, `detail.quantity` (of everything in it).
 * @fires sqs-cart-checkout - The visitor wants to pay; cancelable. `detail.cart`.
 * @fires sqs-cart-failure - Something could not be done. `detail.action`: `read`, `change`, `checkout`; `detail.status` (0: nobody answered).
 * @fires sqs-cart-before-close - The visitor closes the panel; cancelable. `detail.reason`: `button`, `backdrop`, `escape`, `browser`.
 * @fires sqs-cart-open - The panel has opened.
 * @fires sqs-cart-close - The panel has closed.
 * @keyboard Enter - In a number: takes it.
 * @keyboard ArrowUp, ArrowDown - In a number: one more, one fewer.
 * @keyboard Escape - Closes the panel.
 * @slot - What is shown until the cart is ready and when it cannot be.
 * @csspart cart - Around everything.
 * @csspart news - What has just happened.
 * @csspart lines - The list.
 * @csspart line - One line; `removed` is one that was taken out.
 * @csspart image - Its picture, or its place.
 * @csspart about - Title, options and price of one.
 * @csspart title - Its title.
 * @csspart options - What was chosen.
 * @csspart unit - What one costs.
 * @csspart price - What the line costs.
 * @csspart quantity - How many.
 * @csspart number - The field for it.
 * @csspart fewer - One fewer.
 * @csspart more - One more.
 * @csspart remove - Takes it out.
 * @csspart undo - Puts it back.
 * @csspart notes - What there is to know of a line.
 * @csspart note - One of these; `hindrance` is one that keeps it from being ordered.
 * @csspart error - What went wrong.
 * @csspart failed - In place of a cart that cannot be read.
 * @csspart retry - Reads it again.
 * @csspart empty - In place of an empty cart.
 * @csspart continue - The link back to the shop.
 * @csspart summary - Below the list.
 * @csspart sums - The sums.
 * @csspart sum - One of them.
 * @csspart checkout - The button to the checkout.
 * @csspart heading - Heading of the panel.
 * @csspart dialog - The panel's dialog, as large as the window.
 * @csspart panel - What the cart stands on in it.
 * @csspart content - Around its content.
 * @csspart close - Closes it.
 * @cssprop --sqs-backdrop - Colour of the panel's back layer.
 * @cssprop --sqs-dialog-background - Colour of the panel.
 * @cssprop --sqs-dialog-color - Colour of its text.
 * @cssprop --sqs-cart-panel-width - Width of the panel, 27rem by default.
 */
export class SqsCartElement extends reactElement({
  view: Cart,
  schema: cartConfigSchema,
  tree: 'shadow',
  css: [],
}) {
  /** What is in it, as the shop said last; undefined while nobody knows. */
  get cart() {
    return this.methods?.cart();
  }

  /** Reads it again. */
  async refresh(): Promise<void> {
    await this.updateComplete;
    await this.methods?.read();
  }

  /** Hands it over as the button does. Resolves to whether the visitor is on the way. */
  async checkout(): Promise<boolean> {
    await this.updateComplete;
    return (await this.methods?.checkout()) ?? false;
  }

  /** Opens the panel. */
  show(): void {
    this.open = true;
  }

  /** Closes it without asking. */
  close(): void {
    this.open = false;
  }
}

define('sqs-cart', SqsCartElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<CartEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-cart': SqsCartElement;
  }
}
