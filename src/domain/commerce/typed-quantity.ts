/** What a visitor means by the number that they typed beside a line of their cart (behaviour/commerce#changing-how-many). */
import { QUANTITY } from './quantity.ts';

export type TypedQuantity = { kind: 'set'; quantity: number } | { kind: 'remove' } | { kind: 'none' };

/** Nothing is corrected behind a visitor's back: 1.5, 10000 or nothing at all is said to be no quantity. */
export function typedQuantity(typed: string): TypedQuantity {
  const quantity = typed.trim() === '' ? Number.NaN : Number(typed);
  if (quantity === 0) return { kind: 'remove' };
  const isQuantity = Number.isInteger(quantity) && quantity >= QUANTITY.least && quantity <= QUANTITY.most;
  return isQuantity ? { kind: 'set', quantity } : { kind: 'none' };
}
