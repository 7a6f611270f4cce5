/** `<sqs-quantity>`: how many of a product. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { adoptedQuantity, quantityConfigSchema } from '../src/widgets/quantity/config.ts';
import type { QuantityEvents } from '../src/widgets/quantity/events.ts';
import quantityCss from '../src/widgets/quantity/quantity.css';
import { Quantity } from '../src/widgets/quantity/quantity.tsx';

/**
 * A number from 1 to 9999 with buttons beside it, within what is in stock of the chosen variant. Nothing is shown where
 * the product is known and has no quantity: digital products, gift cards, subscriptions, the last one in stock.
 *
 * @tag sqs-quantity
 * @summary Asks how many of a product.
 * @example
 * ```html
 * <sqs-quantity item-id="shirt" label="How many?"></sqs-quantity>
 * ```
 * @fires sqs-quantity-change - The visitor changed it. `detail.itemId`, `detail.quantity`.
 * @keyboard ArrowUp, ArrowDown - One more, one fewer.
 * @slot - What is shown until the number is ready and when it cannot be.
 */
export class SqsQuantityElement extends reactElement({
  view: Quantity,
  schema: quantityConfigSchema,
  tree: 'light',
  css: [productCss, quantityCss],
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-quantity', adoptedQuantity(markup));
  }

  /** How many. */
  get quantity(): number {
    return this.methods?.quantity() ?? 1;
  }

  /** Sets it, within the limits; nothing is fired. */
  async setQuantity(quantity: number): Promise<void> {
    await this.updateComplete;
    this.methods?.setQuantity(quantity);
  }
}

define('sqs-quantity', SqsQuantityElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<QuantityEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-quantity': SqsQuantityElement;
  }
}
