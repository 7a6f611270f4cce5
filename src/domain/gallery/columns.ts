/** The design `autocolumns`: as many columns as are needed for none to be too wide, the shortest takes the next picture. */

const MOST_COLUMNS = 12;

/**
 * @param width of the gallery, px
 * @param widest a column gets, px
 * @param gap between columns, px
 */
export function columnCount(width: number, widest: number, gap: number): number {
  if (width <= 0) return 1;
  return Math.min(MOST_COLUMNS, Math.max(1, Math.ceil((width + gap) / (widest + gap))));
}

/**
 * The first row in order, then always the shortest column, the first of several.
 * @param heights of the pictures with their words, px, in their order
 * @returns for each picture its column, and the px above it
 */
export function placeInColumns(
  heights: readonly number[],
  columns: number,
  gap: number,
): { column: number; top: number }[] {
  const ends = new Array<number>(columns).fill(0);
  return heights.map((height, index) => {
    const column = index < columns ? index : ends.indexOf(Math.min(...ends));
    const top = ends[column]!;
    ends[column] = top + height + gap;
    return { column, top };
  });
}
