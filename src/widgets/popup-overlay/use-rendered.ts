/** The content of a pop-up: what stands in the tag, or what the server renders (behaviour/pop-up#server-rendered). */
import { useLayoutEffect, useMemo } from 'react';
import type { RenderSource } from './render-source.ts';

/** Slot of rendered content; what the author wrote stays in the default slot. */
export const RENDERED_SLOT = 'rendered';

/**
 * @param source undefined for content that stands in the tag
 * @returns asks once and fills the slot; resolves to whether the pop-up may show
 */
export function useRendered(host: HTMLElement, source: RenderSource | undefined): () => Promise<boolean> {
  const key = source && JSON.stringify(source);
  const content = useMemo(() => (key ? createContent(host, JSON.parse(key)) : undefined), [host, key]);
  useLayoutEffect(() => () => content?.remove(), [content]);
  return content ? content.load : readyAtOnce;
}

const readyAtOnce = async () => true;

function createContent(host: HTMLElement, source: RenderSource) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const place = document.createElement('div');
  place.slot = RENDERED_SLOT;
  let loading: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      const { renderContent } = await import('./rendered-content.ts');
      // A page that was saved or stored brings along what was rendered then.
      for (const stale of host.querySelectorAll(`:scope > [slot="${RENDERED_SLOT}"]`)) stale.remove();
      host.append(place);
      return await renderContent(place, source, signal);
    } catch (error) {
      if (!signal.aborted) console.error((error as Error).message);
      return false;
    }
  }

  return {
    load: () => {
      loading ??= ask();
      return loading;
    },
    remove: () => {
      leaving.abort();
      place.remove();
    },
  };
}
