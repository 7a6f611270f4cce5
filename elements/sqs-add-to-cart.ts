/** `<sqs-add-to-cart>`: puts a product into the visitor's cart. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import addToCartCss from '../src/widgets/add-to-cart/add-to-cart.css';
import { AddToCart } from '../src/widgets/add-to-cart/add-to-cart.tsx';
import { addToCartConfigSchema, adoptedButton } from '../src/widgets/add-to-cart/config.ts';
import type { AddToCartEvents } from '../src/widgets/add-to-cart/events.ts';

/**
 * A button that adds what is chosen on the other tags of its product. While an option is open it says so and leads
 * there. A product with a form of additional fields asks for them first.
 *
 * @tag sqs-add-to-cart
 * @summary Puts a product into the cart and says so.
 * @example
 * ```html
 * <sqs-add-to-cart item-id="shirt" label="Add to cart">
 *   <a href="/shop/shirt">Buy the shirt</a>
 * </sqs-add-to-cart>
 * ```
 * @fires sqs-add-to-cart-before-add - Before it is sent; cancelable. `detail.itemId`, `detail.variantId`, `detail.sku`, `detail.quantity`, `detail.additionalFields`.
 * @fires sqs-add-to-cart-added - It is in the cart. `detail.cart`, `detail.quantity` (of everything in it).
 * @fires sqs-add-to-cart-failure - It is not. `detail.status` (0: nobody answered), `detail.message`.
 * @keyboard Enter, Space - Puts the product into the cart, or asks for what it needs to know first.
 * @keyboard Escape - Closes what it asks.
 * @slot - What is shown until the button is ready and when it cannot be.
 */
export class SqsAddToCartElement extends reactElement({
  view: AddToCart,
  loaders: {
    'sqs-form': () => import('./sqs-form.ts'),
    'sqs-lightbox': () => import('./sqs-lightbox.ts'),
  },
  schema: addToCartConfigSchema,
  tree: 'light',
  css: [productCss, addToCartCss],
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-add-to-cart', adoptedButton(markup));
  }

  /** `idle`, `adding`, `added` or `failed`. */
  get state() {
    return this.methods?.state() ?? 'idle';
  }

  /** Adds it as the button does. Resolves to whether it is in the cart. */
  async add(): Promise<boolean> {
    await this.updateComplete;
    return (await this.methods?.add()) ?? false;
  }
}

define('sqs-add-to-cart', SqsAddToCartElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<AddToCartEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-add-to-cart': SqsAddToCartElement;
  }
}
