/** `<sqs-add-to-cart>`: puts a product into the visitor's cart. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import productCss from '../src/ui/product/product.css';
import addToCartCss from '../src/widgets/add-to-cart/add-to-cart.css';
import { addToCartView } from '../src/widgets/add-to-cart/add-to-cart.tsx';
import { addToCartConfigSchema, adoptedButton } from '../src/widgets/add-to-cart/config.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A button that adds what is chosen on the other tags of its product. While an option is open it says so and leads
 * there. A product with a form of additional fields asks for them first.
 *
 * @tag sqs-add-to-cart
 * @summary Puts a product into the cart and says so.
 * @attr {string} item-id - Id of the product; a page with one product needs none for its other tags, the shop needs it.
 * @attr {string} collection-id - Id of the collection that it is sold in.
 * @attr {number} product-type - 1 physical, 2 digital, 3 service, 4 gift card, where no other tag of the product says it.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} label - Text of the button, "Add To Cart" or "Subscribe" by default.
 * @attr {string} sold-out-label - Its text once nothing is left.
 * @attr {string} button-class - Classes of the button, for the page's own css.
 * @attr {boolean} is-subscription - The product is a subscription.
 * @attr {string} subscription-option-id - Id of the way it is paid.
 * @attr {string} cart-url - Where the cart is, `/cart` by default.
 * @attr {string} form - The product's form of additional fields, as JSON.
 * @prop {string} state - `idle`, `adding`, `added` or `failed`.
 * @method add - Adds it as the button does. Resolves to whether it is in the cart.
 * @fires sqs-add-to-cart - Before it is sent; cancelable. `detail.itemId`, `detail.variantId`, `detail.sku`, `detail.quantity`, `detail.additionalFields`.
 * @fires sqs-cart-change - It is in the cart. `detail.cart`, `detail.quantity` (of everything in it).
 * @fires sqs-add-to-cart-failure - It is not. `detail.status` (0: nobody answered), `detail.message`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the button is ready and when it cannot be.
 */
export class SqsAddToCartElement extends reactElement({
  view: addToCartView(() => Promise.all([import('./sqs-form.ts'), import('./sqs-lightbox.ts')])),
  schema: addToCartConfigSchema,
  attributes: [
    'item-id',
    'collection-id',
    'product-type',
    'api-root',
    'label',
    'sold-out-label',
    'button-class',
    'is-subscription',
    'subscription-option-id',
    'cart-url',
    'form',
  ],
  shadow: false,
  css: [productCss, addToCartCss],
}) {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-add-to-cart', adoptedButton(markup));
  }

  get state() {
    return this.view?.state() ?? 'idle';
  }

  async add(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.add()) ?? false;
  }
}

define('sqs-add-to-cart', SqsAddToCartElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-add-to-cart': SqsAddToCartElement;
  }
}
