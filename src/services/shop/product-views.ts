/** Counts that a visitor sees a product: once for each view of the page, however many tags show it (behaviour/commerce#counted-events). */
import { COMMERCE_EVENT, productView } from '../../domain/commerce/commerce-events.ts';
import type { ProductItem } from '../../domain/commerce/product-item.ts';
import { onPageView } from '../page/page-life.ts';
import { onePerPage } from '../page/shared.ts';
import { getPage } from '../page/site-registry.ts';

interface View {
  path: string;
  /** The tag that counted it, and does so again when the page comes back. */
  counter: symbol;
}

/** By product: where it was counted last. */
const views = onePerPage('views.1', () => new Map<string, View>());

/** @returns stops counting */
export function countProductView(item: ProductItem): () => void {
  const watching = new AbortController();
  const counter = Symbol();
  let isBack = false;
  const view = () => {
    const last = views().get(item.id);
    // Back from the browser's cache the page is seen anew.
    const isCounted = isBack ? last?.counter !== counter : last?.path === location.pathname;
    isBack = true;
    if (isCounted) return;
    views().set(item.id, { path: location.pathname, counter });
    void getPage()?.tracker.event(COMMERCE_EVENT.productView, productView(item));
  };
  onPageView(view, { window, document }, watching.signal);
  return () => watching.abort();
}
