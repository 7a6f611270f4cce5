/** How many a visitor may ask for at once (behaviour/commerce#quantity). */

import { objectOf } from '../json.ts';

export const QUANTITY = { least: 1, most: 9999, step: 1, initial: 1 } as const;

/**
 * The most that can be asked for; 1 when it is sold out, which the shop says elsewhere.
 * @param stock as the page knows it @param available as the shop said when it refused more; undefined: it did not
 */
export function mostQuantity(stock: number, available = Number.POSITIVE_INFINITY): number {
  return Math.max(QUANTITY.least, Math.min(QUANTITY.most, Math.floor(stock), Math.floor(available)));
}

/** @param body of the answer that refuses a quantity @returns how many there are; undefined where it does not say */
export function availableOf(body: unknown): number | undefined {
  const { available } = objectOf(body);
  return typeof available === 'number' && available >= 0 ? available : undefined;
}

/** A whole number within the limits; what is no number is the least. */
export function clampQuantity(entered: number, most: number): number {
  if (Number.isNaN(entered)) return QUANTITY.least;
  return Math.max(QUANTITY.least, Math.min(most, Math.trunc(entered)));
}
