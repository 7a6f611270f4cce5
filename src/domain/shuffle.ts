/** An order by chance, for albums and galleries. */

/** @param given stands in front; any without one @param random from 0 up to 1 @returns every index below `count` once */
export function shuffledOrder(count: number, given: number | undefined, random: () => number): number[] {
  const first = given ?? Math.floor(random() * count);
  const order = Array.from({ length: count }, (_, index) => index).filter((index) => index !== first);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return first < count ? [first, ...order] : order;
}
