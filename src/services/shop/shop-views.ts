/** Counts that a visitor sees something of the shop: once for each view of the page, however many tags show it (behaviour/commerce#counted-events). */
import { onPageView } from '../page/page-life.ts';
import { onePerPage } from '../page/shared.ts';
import { getPage } from '../page/site-registry.ts';

interface View {
  path: string;
  /** The tag that counted it, and does so again when the page comes back. */
  counter: symbol;
}

/** By event and what is seen: where it was counted last. */
const views = onePerPage('views.1', () => new Map<string, View>());

/**
 * @param event a name of COMMERCE_EVENT
 * @param seen id of what is seen, where a page shows several
 * @param payload as it is when it is counted
 * @returns stops counting
 */
export function countShopView(event: string, seen: string, payload: () => object): () => void {
  const watching = new AbortController();
  const counter = Symbol();
  const key = `${event} ${seen}`;
  let isBack = false;
  const view = () => {
    const last = views().get(key);
    // Back from the browser's cache the page is seen anew.
    const isCounted = isBack ? last?.counter !== counter : last?.path === location.pathname;
    isBack = true;
    if (isCounted) return;
    views().set(key, { path: location.pathname, counter });
    void getPage()?.tracker.event(event, payload());
  };
  onPageView(view, { window, document }, watching.signal);
  return () => watching.abort();
}
