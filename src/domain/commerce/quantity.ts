/** How many a visitor may ask for at once (behaviour/commerce#quantity). */

export const QUANTITY = { least: 1, most: 9999, step: 1, initial: 1 } as const;

/** The most that can be asked for of something in stock; 1 when it is sold out, which the shop says elsewhere. */
export function mostQuantity(stock: number): number {
  return Math.max(QUANTITY.least, Math.min(QUANTITY.most, Math.floor(stock)));
}

/** A whole number within the limits; what is no number is the least. */
export function clampQuantity(entered: number, most: number): number {
  if (Number.isNaN(entered)) return QUANTITY.least;
  return Math.max(QUANTITY.least, Math.min(most, Math.trunc(entered)));
}
