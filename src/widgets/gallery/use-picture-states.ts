/** Marks what becomes of the pictures of a gallery where they are, heard once for all of them: five hundred that arrive draw nothing anew. */
import { useLayoutEffect } from 'react';

/**
 * A picture is `loading`, then `loaded` or `failed`.
 * @param lostText stands in place of a lost picture that has no text of its own
 * @param onShown told of each that arrives
 */
export function usePictureStates(root: HTMLElement, lostText: string, onShown: () => void): void {
  useLayoutEffect(() => {
    /** @returns null for what is the author's */
    const placeOf = (image: HTMLElement, part: string) =>
      root.contains(image) ? image.closest<HTMLElement>(`[part="${part}"]`) : null;
    const whenLoaded = ({ target }: Event) => {
      const place = placeOf(target as HTMLElement, 'picture');
      if (!place) return void delete placeOf(target as HTMLElement, 'thumbnail')?.dataset.lost;
      place.dataset.state = 'loaded';
      place.style.removeProperty('background');
      onShown();
    };
    const whenLost = ({ target }: Event) => {
      const image = target as HTMLImageElement;
      const place = placeOf(image, 'picture');
      const thumbnail = placeOf(image, 'thumbnail');
      if (!place && !thumbnail) return;
      // Its host has none of the widths: it is asked for as it is written.
      if (image.srcset) image.removeAttribute('srcset');
      else if (place) showLost(place, image.alt || lostText);
      else if (thumbnail) {
        image.hidden = true;
        thumbnail.dataset.lost = '';
      }
    };
    // Neither bubbles.
    root.addEventListener('load', whenLoaded, true);
    root.addEventListener('error', whenLost, true);
    return () => {
      root.removeEventListener('load', whenLoaded, true);
      root.removeEventListener('error', whenLost, true);
    };
  }, [root, lostText, onShown]);
}

function showLost(place: HTMLElement, text: string): void {
  place.dataset.state = 'failed';
  place.style.removeProperty('background');
  const words = place.ownerDocument.createElement('span');
  words.setAttribute('part', 'failed');
  words.ariaHidden = 'true';
  words.textContent = text;
  place.append(words);
}
