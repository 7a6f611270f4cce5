/** Which product the tags without an id are about, on a page whose button names one (behaviour/commerce#one-product). */

/** A product that the page has a button for. */
export interface SoldProduct {
  id: string;
  /** Tags with its id say what it comes in. */
  isDescribed: boolean;
}

/** @returns the id of the product that tags without one belong to; undefined where none, or none in particular, is sold */
export function looseProduct(sold: readonly SoldProduct[]): string | undefined {
  const open = sold.filter(({ isDescribed }) => !isDescribed);
  const meant = open.length > 0 ? open : sold;
  return meant.length === 1 ? meant[0]!.id : undefined;
}
