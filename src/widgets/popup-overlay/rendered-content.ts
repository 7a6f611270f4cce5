/** Asks the server for a pop-up and puts its HTML into the page; fetched only by pop-ups that are rendered. */

import { insertOwnerHtml } from '../../services/html/owner-html.ts';
import { insertOwnerHtmlAndRunScripts } from '../../services/html/owner-scripts.ts';
import { createHttp } from '../../services/http/http.ts';
import { createPopupApi } from '../../services/popup/popup-api.ts';
import type { RenderSource } from './render-source.ts';

/**
 * @param place gets the HTML; in light DOM, so that the page's css and password managers reach it
 * @returns whether the pop-up may show; false as well when the server could not be asked, which is reported
 */
export async function renderContent(
  place: HTMLElement,
  { src, apiRoot, isForced, runsScripts }: RenderSource,
  signal: AbortSignal,
): Promise<boolean> {
  const api = src
    ? createPopupApi(createHttp('', { crumb: false }), src)
    : createPopupApi(createHttp(apiRoot));
  const url = location.pathname + location.hash;
  const { shouldDisplayOnPage, renderedHtml } = await api.render(url, isForced, signal);
  if (!shouldDisplayOnPage || signal.aborted) return false;
  const insert = runsScripts ? insertOwnerHtmlAndRunScripts : insertOwnerHtml;
  insert(place, renderedHtml);
  return true;
}
