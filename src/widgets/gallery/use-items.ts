/** The pictures of a gallery: those of its configuration, or those inside the tag as they come and change. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GalleryItem, isKept } from '../../domain/gallery/item.ts';
import { shuffledOrder } from '../../domain/shuffle.ts';
import { type GalleryEntry, hasWrittenSize, readItems } from './read-items.ts';

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
): readonly GalleryEntry[] {
  const isListed = listed.length > 0;
  const [written, setWritten] = useState<readonly GalleryEntry[]>(() => (isListed ? [] : readItems(gallery)));
  /** The first render has read it just now. */
  const isRead = useRef(!isListed);
  useLayoutEffect(() => {
    const isKnown = isRead.current;
    isRead.current = false;
    if (isListed) return;
    const look = () => {
      const now = readItems(gallery);
      setWritten((before) => keepSame(before, now));
    };
    if (!isKnown) look();
    const observer = new MutationObserver(look);
    observer.observe(gallery, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
    const whenArrived = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && !hasWrittenSize(target)) look();
    };
    gallery.addEventListener('load', whenArrived, true);
    gallery.addEventListener('error', whenArrived, true);
    return () => {
      observer.disconnect();
      gallery.removeEventListener('load', whenArrived, true);
      gallery.removeEventListener('error', whenArrived, true);
    };
  }, [gallery, isListed]);

  const before = useRef<readonly GalleryEntry[]>([]);
  const entries = useMemo(() => {
    const all: readonly GalleryEntry[] = isListed
      ? listed.map((picture) => ({ picture, sources: [] }))
      : written;
    const now = all.filter(({ picture }) => !picture || isKept(picture));
    before.current = isListed ? keepSame(before.current, now) : now;
    return before.current;
  }, [isListed, listed, written]);
  const { length } = entries;
  // Drawn once for as many: a picture whose size has come must not mix them anew.
  const order = useMemo(
    () => (isShuffled ? shuffledOrder(length, undefined, Math.random) : undefined),
    [isShuffled, length],
  );
  return useMemo(() => order?.map((index) => entries[index]!) ?? entries, [entries, order]);
}

/** What is the same as before stays the same object, and what shows it the same element. */
function keepSame(before: readonly GalleryEntry[], now: readonly GalleryEntry[]): readonly GalleryEntry[] {
  if (before.length === 0) return now;
  const known = new Map<string | HTMLElement, GalleryEntry[]>();
  for (const entry of before) {
    const key = keyOf(entry);
    known.set(key, [...(known.get(key) ?? []), entry]);
  }
  // The same picture may stand here twice.
  const kept = now.map((entry) => known.get(keyOf(entry))?.shift() ?? entry);
  const isSame = kept.length === before.length && kept.every((entry, at) => entry === before[at]);
  return isSame ? before : kept;
}

function keyOf({ element, picture, sources, words }: GalleryEntry): string | HTMLElement {
  return element ?? JSON.stringify([picture, sources, words?.html]);
}
