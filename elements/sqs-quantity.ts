/** `<sqs-quantity>`: how many of a product. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import productCss from '../src/ui/product/product.css';
import { adoptedQuantity, quantityConfigSchema } from '../src/widgets/quantity/config.ts';
import quantityCss from '../src/widgets/quantity/quantity.css';
import { Quantity } from '../src/widgets/quantity/quantity.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A number from 1 to 9999 with buttons beside it, within what is in stock of the chosen variant. Nothing is shown where
 * the product is known and has no quantity: digital products, gift cards, subscriptions, the last one in stock.
 *
 * @tag sqs-quantity
 * @summary Asks how many of a product.
 * @attr {string} item-id - Id of the product; a page with one product needs none.
 * @attr {string} label - "Quantity" by default.
 * @attr {boolean} single-service - The site sells services one at a time.
 * @prop {number} quantity - How many.
 * @method setQuantity - Sets it, within the limits; nothing is fired.
 * @fires sqs-quantity-change - The visitor changed it. `detail.itemId`, `detail.quantity`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the number is ready and when it cannot be.
 */
export class SqsQuantityElement extends reactElement({
  view: Quantity,
  schema: quantityConfigSchema,
  attributes: ['item-id', 'label', 'single-service'],
  shadow: false,
  css: [productCss, quantityCss],
}) {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-quantity', adoptedQuantity(markup));
  }

  get quantity(): number {
    return this.view?.quantity() ?? 1;
  }

  async setQuantity(quantity: number): Promise<void> {
    await this.updateComplete;
    this.view?.setQuantity(quantity);
  }
}

define('sqs-quantity', SqsQuantityElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-quantity': SqsQuantityElement;
  }
}
