/** `<sqs-restock-notification>`: tells a visitor when something sold out is back. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { adoptedRestock, restockConfigSchema } from '../src/widgets/restock-notification/config.ts';
import type { RestockEvents } from '../src/widgets/restock-notification/events.ts';
import restockCss from '../src/widgets/restock-notification/restock-notification.css';
import { RestockNotification } from '../src/widgets/restock-notification/restock-notification.tsx';

/**
 * One e-mail field, shown while what is chosen of the product is sold out.
 *
 * @tag sqs-restock-notification
 * @summary Asks for an address to write to when a product is back in stock.
 * @example
 * ```html
 * <sqs-restock-notification item-id="lamp" mailing-list="Send me news as well.">
 *   <p>The lamp is sold out.</p>
 * </sqs-restock-notification>
 * ```
 * @fires sqs-restock-notification-sign-up - The address is stored. `detail.productId`, `detail.variantId`, `detail.email`, `detail.isJoinMailingList`.
 * @fires sqs-restock-notification-failure - It is not. `detail.status` (0: nobody answered).
 * @keyboard Enter - In the field: asks to be told.
 * @slot - What is shown until the field is ready and when it cannot be.
 */
export class SqsRestockNotificationElement extends reactElement({
  view: RestockNotification,
  schema: restockConfigSchema,
  tree: 'light',
  css: [productCss, restockCss],
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-restock-notification', adoptedRestock(markup));
    markup.hidden = false;
  }

  /** Signs up as the button does. Resolves to whether the address was stored. */
  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.methods?.submit()) ?? false;
  }
}

define('sqs-restock-notification', SqsRestockNotificationElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<RestockEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-restock-notification': SqsRestockNotificationElement;
  }
}
