/** `<sqs-quick-view>`: a product in a lightbox, from a list of products. */
import type { Adopting } from '../src/host/adopt.ts';
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import productCss from '../src/ui/product/product.css';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { adoptedQuickView, quickViewConfigSchema } from '../src/widgets/quick-view/config.ts';
import type { QuickViewEvents } from '../src/widgets/quick-view/events.ts';
import quickViewCss from '../src/widgets/quick-view/quick-view.css';
import { QuickView } from '../src/widgets/quick-view/quick-view.tsx';

/**
 * A button that shows a product over the page: a `<template>` inside the tag, or the part of the product's page that
 * `select` names. When that cannot be fetched the visitor goes to the page.
 *
 * @tag sqs-quick-view
 * @summary Opens a product without leaving the page.
 * @example
 * ```html
 * <sqs-quick-view item-id="shirt" href="/shop/shirt" select=".product">
 *   <a href="/shop/shirt">Linen shirt</a>
 * </sqs-quick-view>
 * ```
 * @fires sqs-quick-view-open - It is shown. `detail.itemId`.
 * @fires sqs-quick-view-close - It is closed again. `detail.itemId`.
 * @fires sqs-quick-view-failure - It could not be fetched; cancelable: the visitor then stays. `detail.itemId`, `detail.href`.
 * @keyboard Enter, Space - Opens the product.
 * @keyboard Escape - Closes it, and gives the focus back.
 * @slot - What is shown until the button is ready and when it cannot be; a link to the product works without scripts.
 */
export class SqsQuickViewElement extends reactElement({
  view: QuickView,
  loaders: { 'sqs-lightbox': () => import('./sqs-lightbox.ts') },
  schema: quickViewConfigSchema,
  tree: 'light',
  css: [productCss, quickViewCss],
}) {
  static adopt(markup: HTMLElement, { adoptMarkup }: Adopting): void {
    adoptMarkup(markup, 'sqs-quick-view', adoptedQuickView(markup));
    // The button inside takes over; two of them would be one in the other.
    for (const name of ['role', 'tabindex']) markup.removeAttribute(name);
  }

  /** Opens it as the button does. Resolves to whether it is shown. */
  async show(): Promise<boolean> {
    await this.updateComplete;
    return (await this.methods?.show()) ?? false;
  }
}

define('sqs-quick-view', SqsQuickViewElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<QuickViewEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-quick-view': SqsQuickViewElement;
  }
}
