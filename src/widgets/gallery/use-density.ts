/** Follows how large the place of a grid is, and with it how many pictures stand in a row (behaviour/galleries#density). */
import { useLayoutEffect, useState } from 'react';
import { type DensityChoice, picturesPerRow } from '../../domain/gallery/density.ts';

/**
 * @param choice undefined where the author counts the pictures of a row
 * @param isFilled its height is its place's, not that of its pictures; else the window's counts
 * @returns undefined until the place is known
 */
export function useDensity(
  gallery: HTMLElement,
  choice: DensityChoice | undefined,
  isFilled: boolean,
): number | undefined {
  const [place, setPlace] = useState<readonly [width: number, height: number]>();
  const isOn = choice !== undefined;
  useLayoutEffect(() => {
    if (!isOn) return;
    const measure = () => {
      const place = [gallery.clientWidth, isFilled ? gallery.clientHeight : innerHeight] as const;
      setPlace((before) => (before?.join() === place.join() ? before : place));
    };
    measure();
    let frame = 0;
    // In the next frame: another row changes the size that is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(gallery);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [gallery, isOn, isFilled]);
  return choice && place && picturesPerRow(choice, ...place);
}
