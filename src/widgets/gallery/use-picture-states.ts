/** What becomes of the pictures of a gallery, heard once for all of them: five hundred that arrive are drawn once. */
import { useLayoutEffect, useState } from 'react';

/** `plain`: its host has none of the widths, so that it is asked for as it is written. */
export type PictureState = 'loading' | 'plain' | 'failed';

/**
 * Those that arrive are marked where they are, as `loaded`.
 * @param onShown told of each
 * @returns by address what else has become of them
 */
export function usePictureStates(root: HTMLElement, onShown: () => void): ReadonlyMap<string, PictureState> {
  const [states, setStates] = useState<ReadonlyMap<string, PictureState>>(() => new Map());
  useLayoutEffect(() => {
    /** @returns undefined for what is the author's, or a thumbnail */
    const placeOf = (event: Event) =>
      root.contains(event.target as Node)
        ? (event.target as Element).closest<HTMLElement>('[part="picture"]')
        : null;
    const whenLoaded = (event: Event) => {
      const place = placeOf(event);
      if (!place) return;
      place.dataset.state = 'loaded';
      place.style.removeProperty('background');
      onShown();
    };
    const whenLost = (event: Event) => {
      if (!placeOf(event)) return;
      const image = event.target as HTMLImageElement;
      const src = image.getAttribute('src') ?? '';
      setStates((before) => new Map(before).set(src, image.srcset ? 'plain' : 'failed'));
    };
    // Neither bubbles.
    root.addEventListener('load', whenLoaded, true);
    root.addEventListener('error', whenLost, true);
    return () => {
      root.removeEventListener('load', whenLoaded, true);
      root.removeEventListener('error', whenLost, true);
    };
  }, [root, onShown]);
  return states;
}
