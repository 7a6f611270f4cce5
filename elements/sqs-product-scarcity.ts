/** `<sqs-product-scarcity>`: says that only few are left of what is chosen. */
import { wrapMarkup } from '../src/host/adopt.ts';
import { productOf } from '../src/host/adopt-product.ts';
import { define } from '../src/host/define.ts';
import { ScarcityElement } from '../src/leaves/commerce/scarcity-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * Shows its content while the variants that it is about are chosen; without `variant-attributes` always.
 *
 * @tag sqs-product-scarcity
 * @summary Shows a text for some variants of a product.
 * @attr {string} item-id - Id of the product; a page with one product needs none.
 * @attr {string} variant-attributes - Which variants, option name to value, as JSON.
 * @fires sqs-config-error - The JSON cannot be read. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - The text.
 */
export class SqsProductScarcityElement extends ScarcityElement {
  static adopt(markup: HTMLElement): void {
    const itemId = productOf(markup);
    if (itemId === undefined) return;
    const { variantAttributes } = markup.dataset;
    wrapMarkup(markup, 'sqs-product-scarcity', {
      'item-id': itemId,
      'variant-attributes': variantAttributes,
    });
    markup.hidden = false;
  }
}

define('sqs-product-scarcity', SqsProductScarcityElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-product-scarcity': SqsProductScarcityElement;
  }
}
