/** `<sqs-restock-notification>`: tells a visitor when something sold out is back. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import productCss from '../src/ui/product/product.css';
import { adoptedRestock, restockConfigSchema } from '../src/widgets/restock-notification/config.ts';
import restockCss from '../src/widgets/restock-notification/restock-notification.css';
import { RestockNotification } from '../src/widgets/restock-notification/restock-notification.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * One e-mail field, shown while what is chosen of the product is sold out.
 *
 * @tag sqs-restock-notification
 * @summary Asks for an address to write to when a product is back in stock.
 * @attr {string} item-id - Id of the product.
 * @attr {string} variant-id - The variant it is for; without it, it is for the product.
 * @attr {boolean} hidden-by-default - Waits until its variant is chosen.
 * @attr {string} api-root - Address of the builder's API, the site's or `/api/` by default.
 * @attr {string} cta - What it offers.
 * @attr {string} placeholder - Placeholder of the field.
 * @attr {string} button-text - Text of the button.
 * @attr {string} mailing-list - What joining the mailing list says; without it nobody is asked.
 * @attr {boolean} mailing-list-opt-in - The box is ticked at first.
 * @attr {string} email-rule - `spec` (default) or `modern`, which accepts every valid address.
 * @attr {boolean} captcha - Asks for the site's captcha.
 * @method submit - Signs up as the button does. Resolves to whether the address was stored.
 * @fires sqs-restock-sign-up - The address is stored. `detail.productId`, `detail.variantId`, `detail.email`, `detail.isJoinMailingList`.
 * @fires sqs-restock-failure - It is not. `detail.status` (0: nobody answered).
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the field is ready and when it cannot be.
 */
export class SqsRestockNotificationElement extends reactElement({
  view: RestockNotification,
  schema: restockConfigSchema,
  attributes: [
    'item-id',
    'variant-id',
    'hidden-by-default',
    'api-root',
    'cta',
    'placeholder',
    'button-text',
    'mailing-list',
    'mailing-list-opt-in',
    'email-rule',
    'captcha',
  ],
  shadow: false,
  css: [productCss, restockCss],
}) {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-restock-notification', adoptedRestock(markup));
    markup.hidden = false;
  }

  async submit(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.submit()) ?? false;
  }
}

define('sqs-restock-notification', SqsRestockNotificationElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-restock-notification': SqsRestockNotificationElement;
  }
}
