/** What is kept of the stock for those who are paying, and the lock that keeps two from being promised the same piece. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

interface NamesVariant {
  itemId: string;
  variantId?: string;
}

export function variantKey({ itemId, variantId = '' }: NamesVariant): string {
  return JSON.stringify([itemId, variantId]);
}

const LOCK = 'stock-lock';

/**
 * From here to its end, this transaction is the only one that promises or sells anything: writing the row takes its lock,
 * across processes. One lock for the shop, since one for each product would be taken in orders that block each other.
 */
export async function lockStock(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ name: LOCK, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

/** @param cart whose own reservations do not stand in its way @returns by variantKey: pieces that are kept for others */
export async function heldByOthers(
  db: Kysely<Database>,
  itemIds: readonly string[],
  cart: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(({ fn }) => ['item_id', 'variant_id', fn.sum('quantity').as('sum')])
    .where('item_id', 'in', [...new Set(itemIds)])
    .where('state', '=', 'reserved')
    .where('expires_at', '>', new Date(now).toISOString())
    .where('cart', '!=', cart)
    .groupBy(['item_id', 'variant_id'])
    .execute();
  return new Map(
    rows.map(({ item_id, variant_id, sum }) => [
      variantKey({ itemId: item_id, variantId: variant_id }),
      Number(sum),
    ]),
  );
}
