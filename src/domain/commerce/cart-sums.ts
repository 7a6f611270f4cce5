/** What a cart comes to: a sum for each currency, since nobody may add dollars to yen (behaviour/commerce#sums). */
import { plus, times } from './exact-sums.ts';
import type { Money } from './product.ts';

export interface Summand {
  quantity: number;
  /** Of one; without it the entry is in no sum. */
  price?: Money | undefined;
}

/** @returns undefined where the amount is none */
export function linePrice({ price, quantity }: Summand): Money | undefined {
  const value = price && times(price.value, quantity);
  return price && value !== undefined ? { value, currency: price.currency } : undefined;
}

/** In the order in which the currencies first come. */
export function cartSums(entries: readonly Summand[]): Money[] {
  const sums = new Map<string, string>();
  for (const entry of entries) {
    const line = linePrice(entry);
    if (!line) continue;
    const currency = line.currency.toUpperCase();
    sums.set(currency, plus(sums.get(currency) ?? '0', line.value) ?? line.value);
  }
  return Array.from(sums, ([currency, value]) => ({ value, currency }));
}
