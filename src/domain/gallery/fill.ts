/** How often a grid repeats its pictures until it fills its container (behaviour/galleries#filling-a-grid). */

/** A grid is repeated this many times at most. */
const MOST_PASSES = 100;
/** Said when that is not enough. */
export const CANNOT_FILL = 'Could not duplicate enough rows to fill a grid gallery to fit container.';
/** Pictures that fade in at random begin before this. */
export const RANDOM_DELAY_MS = 2000;

export interface Grid {
  /** Pictures of its own. */
  count: number;
  columns: number;
  /** px */
  rowHeight: number;
  gap: number;
  /** Of the container, px. */
  height: number;
}

/**
 * @returns how many pictures are to be repeated, in order, so that whole rows reach the end of the container; 0 while
 *   something is not known yet, undefined when 100 passes are not enough
 */
export function clonesToFill({ count, columns, rowHeight, gap, height }: Grid): number | undefined {
  if (count <= 0 || columns <= 0 || rowHeight <= 0 || height <= 0) return 0;
  const rows = Math.ceil((height + gap) / (rowHeight + gap));
  if (rows / Math.ceil(count / columns) > MOST_PASSES) return undefined;
  return Math.max(0, rows * columns - count);
}
