/** Which track of an album comes before and after which: in line or shuffled, and over the ends (behaviour/audio#order). */

/** `all`: after the last track the first one. `one`: a track that ends begins again. */
export const REPEATS = ['off', 'all', 'one'] as const;
export type Repeat = (typeof REPEATS)[number];

export interface Order {
  /** Every index once, in the order of playing; undefined: as they are listed. */
  order: readonly number[] | undefined;
  repeat: Repeat;
}

/** @returns the track beside another one; undefined past either end */
export function neighbourOf(
  index: number,
  by: 1 | -1,
  count: number,
  { order, repeat }: Order,
): number | undefined {
  const place = (order ? order.indexOf(index) : index) + by;
  const isInside = place >= 0 && place < count;
  if (!isInside && repeat !== 'all') return undefined;
  const wrapped = (place + count) % count;
  return order ? order[wrapped] : wrapped;
}
