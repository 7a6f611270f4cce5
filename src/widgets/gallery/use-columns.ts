/** Places the items of the design `autocolumns`: all heights are read at once, then all places are written. */
import { type RefObject, useLayoutEffect } from 'react';
import { columnCount, placeInColumns } from '../../domain/gallery/columns.ts';

/**
 * @param entries what stands in the track; others are placed anew
 * @param maxWidth the widest a column gets, px
 * @param gap px
 */
export function useColumns(
  track: RefObject<HTMLElement | null>,
  { isOn, entries, maxWidth, gap }: { isOn: boolean; entries: unknown; maxWidth: number; gap: number },
): void {
  useLayoutEffect(() => {
    const list = track.current;
    if (!isOn || !list) return;
    const items = [...list.children] as HTMLElement[];
    let frame = 0;
    let placed = '';
    const place = () => {
      const columns = columnCount(list.clientWidth, maxWidth, gap);
      if (!placed.startsWith(`${columns}:`)) {
        // Items in columns that are no more would be measured in the wrong width.
        for (const item of items) item.style.gridArea = '';
        list.style.setProperty('--_columns', String(columns));
      }
      const heights = items.map((item) => item.offsetHeight);
      const key = `${columns}:${heights}`;
      if (key === placed) return;
      placed = key;
      placeInColumns(heights, columns, gap).forEach(({ column, top }, index) => {
        // Rows are one px high; the gap below an item is part of its rows.
        items[index]!.style.gridArea =
          `${top + 1} / ${column + 1} / span ${Math.max(1, (heights[index] ?? 0) + gap)}`;
      });
    };
    place();
    // In the next frame: what is placed changes the sizes that are observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    observer.observe(list);
    for (const item of items) observer.observe(item);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const item of items) item.style.gridArea = '';
    };
  }, [track, isOn, entries, maxWidth, gap]);
}
