/** The pictures of a gallery: those of its configuration, or those inside the tag as they come and change. */
import { useLayoutEffect, useMemo, useState } from 'react';
import { type GalleryItem, isKept } from '../../domain/gallery/item.ts';
import { shuffledOrder } from '../../domain/shuffle.ts';
import { type GalleryEntry, readItems } from './read-items.ts';

/** Those that a picture is read from. */
const ATTRIBUTES = [
  'src',
  'srcset',
  'alt',
  'width',
  'height',
  'href',
  'target',
  'dimensions',
  'media',
].concat(
  ['src', 'title', 'description', 'image-dimensions', 'image-focal-point'].map((name) => `data-${name}`),
);

/** @returns what is shown, in order: pictures without a size are dropped (behaviour/galleries#items) */
export function useItems(
  gallery: HTMLElement,
  listed: readonly GalleryItem[],
  isShuffled: boolean,
): GalleryEntry[] {
  const isListed = listed.length > 0;
  const [written, setWritten] = useState(() => (isListed ? [] : readItems(gallery)));
  useLayoutEffect(() => {
    if (isListed) return;
    const look = () =>
      setWritten((before) => (isSame(before, readItems(gallery)) ? before : readItems(gallery)));
    look();
    const observer = new MutationObserver(look);
    observer.observe(gallery, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
    // A picture without a written size has one once it is there.
    gallery.addEventListener('load', look, true);
    gallery.addEventListener('error', look, true);
    return () => {
      observer.disconnect();
      gallery.removeEventListener('load', look, true);
      gallery.removeEventListener('error', look, true);
    };
  }, [gallery, isListed]);

  const entries = useMemo(() => {
    const all: GalleryEntry[] = isListed ? listed.map((picture) => ({ picture, sources: [] })) : written;
    return all.filter(({ picture }) => !picture || isKept(picture));
  }, [isListed, listed, written]);
  const { length } = entries;
  // Drawn once for as many: a picture whose size has come must not mix them anew.
  const order = useMemo(
    () => (isShuffled ? shuffledOrder(length, undefined, Math.random) : undefined),
    [isShuffled, length],
  );
  return useMemo(() => order?.map((index) => entries[index]!) ?? entries, [entries, order]);
}

function isSame(before: readonly GalleryEntry[], now: readonly GalleryEntry[]): boolean {
  return (
    before.length === now.length &&
    before.every(
      (entry, index) => entry.element === now[index]?.element && textOf(entry) === textOf(now[index]!),
    )
  );
}

function textOf({ picture, sources, words }: GalleryEntry): string {
  return JSON.stringify([picture, sources, words?.html]);
}
