/** Loads a slide and its neighbours at once when any picture is there: then the visitor is near. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { stepSlide } from '../../domain/gallery/slides.ts';

/** @returns to be told of each picture that arrives */
export function useEager(
  track: RefObject<HTMLElement | null>,
  { isOn, index, entries }: { isOn: boolean; index: number; entries: readonly unknown[] },
): () => void {
  const isNear = useRef(false);
  const hurry = () => {
    if (!isOn || !isNear.current) return;
    for (const by of [0, 1, -1]) {
      const slide = track.current?.children[stepSlide(index, by, entries.length)];
      const image = slide?.querySelector('img');
      if (image) image.loading = 'eager';
    }
  };
  const latest = useRef(hurry);
  useLayoutEffect(() => {
    latest.current = hurry;
  });
  useLayoutEffect(hurry, [isOn, index, entries]);
  return useCallback(() => {
    if (isNear.current) return;
    isNear.current = true;
    latest.current();
  }, []);
}
