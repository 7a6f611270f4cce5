/** `<sqs-quick-view>`: a product in a lightbox, from a list of products. */
import { adoptMarkup } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react-element.ts';
import productCss from '../src/ui/product/product.css';
import { adoptedQuickView, quickViewConfigSchema } from '../src/widgets/quick-view/config.ts';
import quickViewCss from '../src/widgets/quick-view/quick-view.css';
import { quickViewView } from '../src/widgets/quick-view/quick-view.tsx';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * A button that shows a product over the page: a `<template>` inside the tag, or the part of the product's page that
 * `select` names. When that cannot be fetched the visitor goes to the page.
 *
 * @tag sqs-quick-view
 * @summary Opens a product without leaving the page.
 * @attr {string} item-id - Id of the product, for the site's count of quick views.
 * @attr {string} href - Address of the product's page.
 * @attr {string} select - CSS selector of what is shown of it; the item, the article or the main part by default.
 * @attr {string} label - Text of the button, "Quick View" by default.
 * @attr {string} button-class - Classes of the button, for the page's own css.
 * @method show - Opens it as the button does. Resolves to whether it is shown.
 * @fires sqs-quick-view-open - It is shown. `detail.itemId`.
 * @fires sqs-quick-view-close - It is closed again. `detail.itemId`.
 * @fires sqs-quick-view-failure - It could not be fetched; cancelable: the visitor then stays. `detail.itemId`, `detail.href`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the button is ready and when it cannot be; a link to the product works without scripts.
 */
export class SqsQuickViewElement extends reactElement({
  view: quickViewView(() => import('./sqs-lightbox.ts')),
  schema: quickViewConfigSchema,
  attributes: ['item-id', 'href', 'select', 'label', 'button-class'],
  shadow: false,
  css: [productCss, quickViewCss],
}) {
  static adopt(markup: HTMLElement): void {
    adoptMarkup(markup, 'sqs-quick-view', adoptedQuickView(markup));
    // The button inside takes over; two of them would be one in the other.
    for (const name of ['role', 'tabindex']) markup.removeAttribute(name);
  }

  async show(): Promise<boolean> {
    await this.updateComplete;
    return (await this.view?.show()) ?? false;
  }
}

define('sqs-quick-view', SqsQuickViewElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-quick-view': SqsQuickViewElement;
  }
}
