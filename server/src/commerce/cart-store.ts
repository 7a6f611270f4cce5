/** Visitors' carts in the database. A change is one statement, so that two tabs never get more than there is. */
import type { Kysely } from 'kysely';
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import type { CartEntriesTable, Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** How long a cart is kept after its visitor's last change. */
export const CART_AGE_SECONDS = 14 * 86_400;

export interface CartEntry extends NewCartEntry {
  id: string;
}

export async function readCart(db: Kysely<Database>, cart: string): Promise<{ entries: CartEntry[] }> {
  const rows = await db
    .selectFrom('cart_entries')
    .selectAll()
    .where('cart', '=', cart)
    .orderBy('id')
    .execute();
  return { entries: rows.map(entryOf) };
}

/** @param most how many of it the cart may hold @returns false when there would be more */
export async function addToCart(
  db: Kysely<Database>,
  cart: string,
  entry: NewCartEntry,
  most: number,
  now: number,
): Promise<boolean> {
  const { itemId, variantId = '', quantity, requestId = '', ...rest } = entry;
  if (quantity > most) return false;
  const updated_at = new Date(now).toISOString();
  const line = JSON.stringify([itemId, variantId, rest.subscriptionOptionId, rest.additionalFields]);
  const result = await db
    .insertInto('cart_entries')
    .values({
      id: newId(now),
      cart,
      line,
      item_id: itemId,
      variant_id: variantId,
      quantity,
      body: JSON.stringify(rest),
      request_id: requestId,
      updated_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cart', 'line'])
        .doUpdateSet((set) => ({
          quantity: set('cart_entries.quantity', '+', quantity),
          request_id: requestId,
          updated_at,
        }))
        .where('cart_entries.quantity', '<=', most - quantity)
        .where((set) =>
          requestId === ''
            ? set('cart_entries.quantity', '>', 0)
            : set('cart_entries.request_id', '!=', requestId),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return result !== undefined || (requestId !== '' && (await isAddedBy(db, cart, line, requestId)));
}

/** Whether the same call came before, and its answer was lost. */
async function isAddedBy(
  db: Kysely<Database>,
  cart: string,
  line: string,
  requestId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cart_entries')
    .select('id')
    .where('cart', '=', cart)
    .where('line', '=', line)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined when this cart has no such entry */
export async function findEntry(
  db: Kysely<Database>,
  cart: string,
  id: string,
): Promise<CartEntry | undefined> {
  const row = await db
    .selectFrom('cart_entries')
    .selectAll()
    .where('cart', '=', cart)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && entryOf(row);
}

export async function changeEntry(
  db: Kysely<Database>,
  id: string,
  quantity: number,
  now: number,
): Promise<void> {
  const updated_at = new Date(now).toISOString();
  await db.updateTable('cart_entries').set({ quantity, updated_at }).where('id', '=', id).execute();
}

/** @returns whether it was there */
export async function removeEntry(db: Kysely<Database>, cart: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_entries')
    .where('cart', '=', cart)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Every cart that has something in it, for the owner; the latest entry first. */
export async function listCarts(db: Kysely<Database>) {
  const rows = await db.selectFrom('cart_entries').selectAll().orderBy('id', 'desc').execute();
  const carts = new Map<string, CartEntriesTable[]>();
  for (const row of rows) carts.set(row.cart, [row, ...(carts.get(row.cart) ?? [])]);
  return [...carts].map(([id, entries]) => ({
    id,
    updatedAt: entries
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1),
    entries: entries.map(entryOf),
  }));
}

export async function dropOldCarts(db: Kysely<Database>, now: number): Promise<void> {
  const until = new Date(now - CART_AGE_SECONDS * 1000).toISOString();
  await db.deleteFrom('cart_entries').where('updated_at', '<', until).execute();
}

function entryOf({ id, item_id, variant_id, quantity, body }: CartEntriesTable): CartEntry {
  const rest = JSON.parse(body) as object;
  return { id, itemId: item_id, ...(variant_id && { variantId: variant_id }), quantity, ...rest };
}
