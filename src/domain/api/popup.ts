/** The call that renders the site's pop-up for a page. */
import { objectOf } from '../json.ts';
import { endpoint } from './endpoint.ts';

export interface RenderedPopup {
  shouldDisplayOnPage: boolean;
  /** Owner's HTML. */
  renderedHtml: string;
}

/** `currentUrl`: path plus hash of the page; `forceVisibility`: inside the design frame it shows whatever the rules say. */
export const RENDER_POPUP = endpoint<{
  query: { currentUrl?: string; forceVisibility?: string };
  answer: RenderedPopup;
}>('GET', 'popup-overlay/render');

/** @returns undefined when the answer is no pop-up */
export function readRenderedPopup(body: unknown): RenderedPopup | undefined {
  const { shouldDisplayOnPage, renderedHtml } = objectOf(body);
  if (typeof shouldDisplayOnPage !== 'boolean') return undefined;
  if (!shouldDisplayOnPage) return { shouldDisplayOnPage, renderedHtml: '' };
  return typeof renderedHtml === 'string' ? { shouldDisplayOnPage, renderedHtml } : undefined;
}
