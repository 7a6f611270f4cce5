/** `<sqs-product-variants>`: the options of a product, and which variant they name. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { productVariantsConfigSchema } from '../src/widgets/product-variants/config.ts';
import type { ProductVariantsEvents } from '../src/widgets/product-variants/events.ts';
import variantsCss from '../src/widgets/product-variants/product-variants.css';
import { ProductVariants } from '../src/widgets/product-variants/product-variants.tsx';
import { adoptedVariants } from '../src/widgets/product-variants/written-options.ts';

/**
 * A control for each option of a product. The other tags of the same `item-id` follow what is chosen, wherever they
 * stand. A value that cannot be had stays choosable and says so. With one variant nothing is shown; the others still
 * know the product from it.
 *
 * @tag sqs-product-variants
 * @summary Lets a visitor choose size, colour and the like.
 * @example
 * ```html
 * <sqs-product-variants item-id="shirt">
 *   <script type="application/json">
 *     {
 *       "variants": [
 *         { "id": "s", "attributes": { "Size": "S" }, "priceMoney": { "value": "32.00", "currency": "USD" }, "qtyInStock": 12 },
 *         { "id": "m", "attributes": { "Size": "M" }, "priceMoney": { "value": "32.00", "currency": "USD" }, "qtyInStock": 3 }
 *       ]
 *     }
 *   </script>
 * </sqs-product-variants>
 * ```
 * @fires sqs-product-variants-change - The visitor chose something. `detail.itemId`, `detail.variant` (amounts in major units; undefined while there is none), `detail.attributes`.
 * @keyboard ArrowUp, ArrowDown - In a list or a group of circles: chooses the value before, the next.
 * @slot - What is shown until the controls are ready and when they cannot be; written pickers keep their choice.
 */
export class SqsProductVariantsElement extends reactElement({
  view: ProductVariants,
  schema: productVariantsConfigSchema,
  tree: 'light',
  css: [productCss, variantsCss],
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-product-variants', adoptedVariants(markup));
  }

  /** What is chosen, option name to value. */
  get choice(): Readonly<Record<string, string>> {
    return this.methods?.choice() ?? {};
  }

  /** Chooses, option name to value; nothing is fired. */
  async choose(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.updateComplete;
    this.methods?.choose(attributes);
  }
}

define('sqs-product-variants', SqsProductVariantsElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<ProductVariantsEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-product-variants': SqsProductVariantsElement;
  }
}
