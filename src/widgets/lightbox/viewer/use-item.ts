/** Puts the picture or video that a link leads to on the stage, in place of the one before. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedItem } from './item.ts';
import type { ItemLoader } from './load-item.ts';

/** Lets the picture reach the screen before anything else is loaded. */
const PRELOAD_DELAY_MS = 100;

export interface ShownItem extends Pick<LoadedItem, 'alt' | 'caption' | 'kind'> {
  state: 'loading' | 'shown' | 'failed';
}

const NOTHING: ShownItem = { state: 'loading', kind: 'picture', alt: '', caption: [] };

/**
 * @param near those to be loaded ahead
 * @param whenShown is called before the item takes its place
 */
export function useItem(
  stage: RefObject<HTMLElement | null>,
  link: HTMLAnchorElement | undefined,
  load: ItemLoader,
  near: readonly (HTMLAnchorElement | undefined)[],
  whenShown: (item: LoadedItem) => void,
): ShownItem {
  const [shown, setShown] = useState(NOTHING);
  const latest = useRef({ near, whenShown });
  latest.current = { near, whenShown };
  useLayoutEffect(() => {
    const place = stage.current;
    if (!link || !place) return;
    let isCurrent = true;
    let preload: ReturnType<typeof setTimeout> | undefined;
    const item = load(link);
    const { element, placeholder, alt, caption, kind } = item;
    const tell = (state: ShownItem['state']) => setShown({ state, alt, caption, kind });
    tell('loading');
    // The first may come in bit by bit, over its thumbnail. Later ones take the place of another in one frame.
    const isFirst = !place.firstChild;
    if (isFirst) place.append(placeholder ?? element);
    item.loaded
      .then(() => (isFirst && !placeholder ? undefined : item.decode()))
      .then(
        () => {
          if (!isCurrent) return;
          latest.current.whenShown(item);
          if (element.parentNode !== place) place.replaceChildren(element);
          if (isFirst) item.begin();
          tell('shown');
          // The neighbours come after what the visitor waits for.
          preload = setTimeout(() => {
            for (const next of latest.current.near) if (next) load(next);
          }, PRELOAD_DELAY_MS);
        },
        () => {
          if (!isCurrent) return;
          place.replaceChildren();
          tell('failed');
        },
      );
    return () => {
      isCurrent = false;
      clearTimeout(preload);
    };
  }, [link, load, stage]);
  return shown;
}
