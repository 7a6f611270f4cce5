/** `<sqs-product-variants>`: the options of a product, and which variant they name. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import productCss from '../src/ui/product/product.css';
import { productVariantsConfigSchema } from '../src/widgets/product-variants/config.ts';
import variantsCss from '../src/widgets/product-variants/product-variants.css';
import { ProductVariants } from '../src/widgets/product-variants/product-variants.tsx';
import { adoptedVariants } from '../src/widgets/product-variants/written-options.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A control for each option of a product. The other tags of the same `item-id` follow what is chosen, wherever they
 * stand. A value that cannot be had stays choosable and says so. With one variant nothing is shown; the others still
 * know the product from it.
 *
 * @tag sqs-product-variants
 * @summary Lets a visitor choose size, colour and the like.
 * @attr {string} item-id - Id of the product; a page with one product needs none.
 * @attr {string} variants - The variants as JSON, as the builder writes them in `data-variants`.
 * @attr {string} option-order - Names of the options in the owner's order, as JSON.
 * @attr {number} product-type - 1 physical (default), 2 digital, 3 service, 4 gift card; another tag of the product may say it.
 * @attr {string} money-units - `minor` (default) or `major`: units of `priceMoney` where the data does not say itself.
 * @attr {boolean} is-subscribable - The product is a subscription.
 * @attr {string} subscription-plan - How often it is paid, as JSON.
 * @attr {string} control - `select` (default) or `buttons`.
 * @prop {object} choice - What is chosen, option name to value.
 * @method choose - Chooses, option name to value; nothing is fired.
 * @fires sqs-variant-change - The visitor chose something. `detail.itemId`, `detail.variant` (amounts in major units; undefined while there is none), `detail.attributes`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the controls are ready and when they cannot be; written pickers keep their choice.
 */
export class SqsProductVariantsElement extends reactElement({
  view: ProductVariants,
  schema: productVariantsConfigSchema,
  attributes: [
    'item-id',
    'variants',
    'option-order',
    'product-type',
    'money-units',
    'is-subscribable',
    'subscription-plan',
    'control',
  ],
  shadow: false,
  css: [productCss, variantsCss],
}) {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-product-variants', adoptedVariants(markup));
  }

  get choice(): Readonly<Record<string, string>> {
    return this.view?.choice() ?? {};
  }

  async choose(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.updateComplete;
    this.view?.choose(attributes);
  }
}

define('sqs-product-variants', SqsProductVariantsElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-product-variants': SqsProductVariantsElement;
  }
}
