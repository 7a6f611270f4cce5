/** Visitors' carts in the database. Changes of one cart wait for each other, so that two tabs never get more than there is. */
import type { Kysely, Transaction } from 'kysely';
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import type { Money } from '../../../src/domain/commerce/product.ts';
import type { CartEntriesTable, Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** How long a cart is kept after its visitor's last change. */
export const CART_AGE_SECONDS = 14 * 86_400;

/** An entry as it was put in. */
export interface StoredEntry extends NewCartEntry {
  id: string;
  /** What one cost then, where the product's data said it. */
  priceBefore?: Money;
}

/** In the order in which they were put in. */
export async function storedEntries(db: Kysely<Database>, cart: string): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('cart_entries')
    .selectAll()
    .where('cart', '=', cart)
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/**
 * Runs changes of one cart one after the other, across processes: writing the cart's row takes its lock. What `change`
 * reads is true until the transaction ends.
 */
export function inCart<T>(
  db: Kysely<Database>,
  cart: string,
  now: number,
  change: (transaction: Transaction<Database>, updated_at: string) => Promise<T>,
): Promise<T> {
  const updated_at = new Date(now).toISOString();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('carts')
      .values({ id: cart, updated_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ updated_at }))
      .execute();
    return change(transaction, updated_at);
  });
}

/** How many of one variant the cart holds, over all its lines. @param except id of an entry that is not counted */
async function countOf(
  db: Kysely<Database>,
  cart: string,
  { itemId, variantId = '' }: Pick<NewCartEntry, 'itemId' | 'variantId'>,
  except = '',
): Promise<number> {
  const row = await db
    .selectFrom('cart_entries')
    .select(({ fn }) => fn.sum('quantity').as('sum'))
    .where('cart', '=', cart)
    .where('item_id', '=', itemId)
    .where('variant_id', '=', variantId)
    .where('id', '!=', except)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/**
 * @param entry its `variantId` is the variant that is meant, also where the client named none
 * @param most how many of the variant the cart may hold, over all its lines
 * @param price of one, as the visitor sees it now
 * @returns false when there would be more
 */
export function addToCart(
  db: Kysely<Database>,
  cart: string,
  entry: NewCartEntry,
  { most, price }: { most: number; price?: Money | undefined },
  now: number,
): Promise<boolean> {
  const { itemId, variantId = '', quantity, requestId = '', ...rest } = entry;
  const line = JSON.stringify([itemId, variantId, rest.subscriptionOptionId, rest.additionalFields]);
  const written = price ? JSON.stringify(price) : '';
  return inCart(db, cart, now, async (transaction, updated_at) => {
    // The same call came before, and its answer was lost.
    if (requestId !== '' && (await isAddedBy(transaction, cart, line, requestId))) return true;
    if ((await countOf(transaction, cart, entry)) + quantity > most) return false;
    await transaction
      .insertInto('cart_entries')
      .values({
        id: newId(now),
        cart,
        line,
        item_id: itemId,
        variant_id: variantId,
        quantity,
        body: JSON.stringify(rest),
        price: written,
        request_id: requestId,
        updated_at,
      })
      .onConflict((conflict) =>
        conflict.columns(['cart', 'line']).doUpdateSet((set) => ({
          quantity: set('cart_entries.quantity', '+', quantity),
          request_id: requestId,
          price: written,
          updated_at,
        })),
      )
      .execute();
    return true;
  });
}

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
): Promise<StoredEntry | undefined> {
  const row = await db
    .selectFrom('cart_entries')
    .selectAll()
    .where('cart', '=', cart)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && entryOf(row);
}

/** @param most how many of its variant the cart may hold @returns false when there would be more */
export function changeEntry(
  db: Kysely<Database>,
  cart: string,
  entry: StoredEntry,
  quantity: number,
  most: number,
  now: number,
): Promise<boolean> {
  return inCart(db, cart, now, async (transaction, updated_at) => {
    if ((await countOf(transaction, cart, entry, entry.id)) + quantity > most) return false;
    await transaction
      .updateTable('cart_entries')
      .set({ quantity, updated_at })
      .where('id', '=', entry.id)
      .execute();
    return true;
  });
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
  await db.deleteFrom('carts').where('updated_at', '<', until).execute();
}

function entryOf({ id, item_id, variant_id, quantity, body, price }: CartEntriesTable): StoredEntry {
  const rest = JSON.parse(body) as object;
  return {
    id,
    itemId: item_id,
    ...(variant_id && { variantId: variant_id }),
    quantity,
    ...rest,
    ...(price && { priceBefore: JSON.parse(price) as Money }),
  };
}
