/** Repeats the pictures of a grid until they fill the gallery's own height (behaviour/galleries#filling-a-grid). */
import { type RefObject, useLayoutEffect } from 'react';
import { CANNOT_FILL, clonesToFill } from '../../domain/gallery/fill.ts';

/** @param onMeasure told how many pictures are to be shown again after the last */
export function useFill(
  gallery: HTMLElement,
  track: RefObject<HTMLElement | null>,
  { isOn, count, gap }: { isOn: boolean; count: number; gap: number },
  onMeasure: (clones: number) => void,
  onMistake: (reason: string) => void,
): void {
  useLayoutEffect(() => {
    const list = track.current;
    if (!isOn || !list) return;
    const measure = () => {
      const needed = clonesToFill({
        count,
        gap,
        columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
        rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? 0,
        height: gallery.clientHeight,
      });
      if (needed === undefined) onMistake(CANNOT_FILL);
      onMeasure(needed ?? 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(gallery);
    if (list.firstElementChild) observer.observe(list.firstElementChild);
    return () => observer.disconnect();
  }, [gallery, track, isOn, count, gap]);
}
