/** Draws the items of a gallery; those that are the same as before stay the elements that they were. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type ItemLook, itemOf } from './item.ts';
import type { GalleryEntry } from './read-items.ts';

interface Drawing {
  entries: readonly GalleryEntry[];
  /** How many of them are shown again after the last. */
  clones: number;
  /** Another one draws all of them anew. */
  look: ItemLook;
  /** Of a slide; undefined where there are none. */
  nameOf: ((index: number) => string) | undefined;
  /** Of the slot of an author's own element. */
  slotOf: (index: number) => string;
  /** As on `<img>`, for browsers that do not measure. */
  sizes: string;
}

/** Pictures in several widths. */
const SIZED = ':is([srcset], [data-srcset])[part]';

export function useDrawnItems(
  track: RefObject<HTMLElement | null>,
  { entries, clones, look, nameOf, slotOf, sizes }: Drawing,
): void {
  const drawn = useRef<{ look?: ItemLook; items: ReadonlyMap<GalleryEntry, HTMLElement> }>({
    items: new Map(),
  });
  useLayoutEffect(() => {
    const list = track.current;
    if (!list) return;
    const before = drawn.current.look === look ? drawn.current.items : undefined;
    const items = new Map(entries.map((entry) => [entry, before?.get(entry) ?? itemOf(entry, look, false)]));
    drawn.current = { look, items };
    const repeated = Array.from({ length: clones }, (_, at) =>
      itemOf(entries[at % entries.length]!, look, true),
    );
    putInto(list, [...items.values(), ...repeated]);
  }, [track, entries, clones, look]);
  useLayoutEffect(() => {
    for (const [at, item] of [...(track.current?.children ?? [])].entries()) {
      if (nameOf) item.setAttribute('aria-label', nameOf(at));
      const slot = item.firstElementChild;
      if (slot instanceof HTMLSlotElement) slot.name = slotOf(at % entries.length);
    }
  }, [track, entries, clones, look, nameOf, slotOf]);
  useLayoutEffect(() => {
    for (const image of track.current?.querySelectorAll<HTMLImageElement>(SIZED) ?? [])
      image.sizes = `auto, ${sizes}`;
  }, [track, entries, clones, look, sizes]);
}

/** Moves only what stands elsewhere: a slide that is moved begins anew. */
function putInto(list: Element, items: readonly Element[]): void {
  const wanted = new Set(items);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  const rest = document.createDocumentFragment();
  items.forEach((item, at) => {
    const there = list.children[at];
    if (!there) rest.append(item);
    else if (there !== item) list.insertBefore(item, there);
  });
  list.append(rest);
}
