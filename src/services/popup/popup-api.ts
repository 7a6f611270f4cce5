/** Asks the server for a rendered pop-up. */
import { RENDER_POPUP, type RenderedPopup, readRenderedPopup } from '../../domain/api/popup.ts';
import type { HttpClient } from '../http/http.ts';

/** Internal: the pop-up is taken away when this happens (behaviour/pop-up#server-rendered). */
export const POPUP_FETCH_ERROR = 'Could not fetch popup overlay JSON';

export interface PopupApi {
  /**
   * @param currentUrl path plus hash of the page
   * @param isForced inside the design frame the pop-up shows whatever the rules say
   * @throws Error 'Could not fetch popup overlay JSON' on anything but status 200 with the two fields
   */
  render(currentUrl: string, isForced: boolean, signal?: AbortSignal): Promise<RenderedPopup>;
}

/** @param path of the call, when it is not the builder's own */
export function createPopupApi(http: HttpClient, path = RENDER_POPUP.path): PopupApi {
  return {
    async render(currentUrl, isForced, signal) {
      const query = new URLSearchParams({ currentUrl, ...(isForced ? { forceVisibility: 'true' } : {}) });
      const address = `${path}${path.includes('?') ? '&' : '?'}${query}`;
      const answer = await http.send(address, { signal }).catch((cause: unknown) => {
        throw new Error(POPUP_FETCH_ERROR, { cause });
      });
      const rendered = answer.status === 200 ? readRenderedPopup(answer.body) : undefined;
      if (!rendered) throw new Error(POPUP_FETCH_ERROR);
      return rendered;
    },
  };
}
