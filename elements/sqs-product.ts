/** `<sqs-product>`: one product, from its data to the cart. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { productConfigSchema, productFromJson } from '../src/widgets/product/config.ts';
import type { ProductEvents } from '../src/widgets/product/events.ts';
import css from '../src/widgets/product/product.css';
import { Product } from '../src/widgets/product/product.tsx';

/** The tags that a product is arranged of. */
const PARTS = {
  'sqs-gallery': () => import('./sqs-gallery.ts'),
  'sqs-image': () => import('./sqs-image.ts'),
  'sqs-product-mark': () => import('./sqs-product-mark.ts'),
  'sqs-product-price': () => import('./sqs-product-price.ts'),
  'sqs-product-variants': () => import('./sqs-product-variants.ts'),
  'sqs-product-scarcity': () => import('./sqs-product-scarcity.ts'),
  'sqs-quantity': () => import('./sqs-quantity.ts'),
  'sqs-add-to-cart': () => import('./sqs-add-to-cart.ts'),
  'sqs-restock-notification': () => import('./sqs-restock-notification.ts'),
};

/**
 * A product from one JSON child, as the builder publishes it, or from the address of one. The product tags inside take
 * everything from it, wherever they stand; without any of them it arranges pictures, title, price, options, quantity and
 * button itself, and asks for an address to write to while what is chosen is sold out. What else stands inside is shown until the product is known, and when it cannot be.
 *
 * The page gets the product as data for search engines, once.
 *
 * @tag sqs-product
 * @summary Shows a product and sells it.
 * @example
 * ```html
 * <sqs-product picker="radio" no-structured-data>
 *   <script type="application/json">
 *     {
 *       "id": "mug",
 *       "title": "Mug",
 *       "structuredContent": {
 *         "productType": 1,
 *         "variantOptionOrdering": ["Glaze"],
 *         "variants": [
 *           { "id": "white", "attributes": { "Glaze": "White" }, "priceMoney": { "value": "14.50", "currency": "EUR" }, "qtyInStock": 9 },
 *           { "id": "blue", "attributes": { "Glaze": "Blue" }, "priceMoney": { "value": "16.00", "currency": "EUR" }, "qtyInStock": 4 }
 *         ]
 *       }
 *     }
 *   </script>
 * </sqs-product>
 * ```
 * @fires sqs-product-ready - The product is known: its tags work. `detail.itemId`, `detail.title`.
 * @fires sqs-product-failure - `src` could not be fetched, or holds no product. `detail.src`.
 * @slot - An arrangement of product tags; or what is shown until the product is known, and when it cannot be.
 */
export class SqsProductElement extends reactElement({
  view: Product,
  loaders: PARTS,
  schema: productConfigSchema,
  tree: 'light',
  css: [productCss, css],
  fromJson: productFromJson,
}) {}

define('sqs-product', SqsProductElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<ProductEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-product': SqsProductElement;
  }
}
