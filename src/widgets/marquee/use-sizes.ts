/** Measures a marquee whenever its size changes: how wide its row and its window are. Nothing runs between. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Sizes {
  /** px; 0 while it is not shown. */
  row: number;
  seen: number;
}

/** @param look changes with what else may change the width of the row */
export function useSizes(
  seen: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  look: unknown,
): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ row: 0, seen: 0 });
  useLayoutEffect(() => {
    const { current: window } = seen;
    const { current: content } = row;
    if (!window || !content) return;
    const measure = () => {
      const next = { row: content.getBoundingClientRect().width, seen: window.clientWidth };
      setSizes((before) => (before.row === next.row && before.seen === next.seen ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(window);
    observer.observe(content);
    return () => observer.disconnect();
  }, [seen, row, look]);
  return sizes;
}
