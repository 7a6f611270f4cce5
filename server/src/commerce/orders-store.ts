/** Carts that were handed over to the owner's checkout: what they keep, sell and give back. Nothing is ever sold twice. */
import type { Kysely, Transaction } from 'kysely';
import type { CartEntry, Order } from '../../../src/domain/api/commerce.ts';
import { type OrderState, orderStateAt, RESERVATION_MS } from '../../../src/domain/commerce/order.ts';
import type { OrdersTable } from '../db/order-tables.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { newId } from '../ids.ts';
import { inCart } from './cart-store.ts';
import { type DescribedCart, readCart } from './described-cart.ts';
import { sell } from './sell.ts';
import { lockStock } from './stock.ts';

/** The owner's list; older ones are read by their id. */
const MOST_LISTED = 500;

export interface HandOverRequest {
  cart: string;
  requestId: string;
  now: number;
  production: boolean;
}

/**
 * Keeps what is in the cart for 15 minutes; what the same cart kept before is free again.
 * @throws Refusal where nothing is in it, or not enough of something
 */
export function reserve(
  db: Kysely<Database>,
  { cart, requestId, now, production }: HandOverRequest,
): Promise<Order> {
  return inCart(db, cart, now, async (transaction) => {
    const before = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('cart', '=', cart)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    // The same call came before, and its answer was lost.
    if (before) return orderOf(before, now);
    await lockStock(transaction);
    const held = await readCart(transaction, cart, { now, production });
    refuseWhatIsShort(held);
    await transaction
      .updateTable('orders')
      .set({ state: 'expired' })
      .where('cart', '=', cart)
      .where('state', '=', 'reserved')
      .execute();
    const row = rowOf(held, { cart, requestId, now });
    await transaction.insertInto('orders').values(row).execute();
    const lines = held.entries.map(({ itemId, variantId = '', quantity }) => ({
      order_id: row.id,
      item_id: itemId,
      variant_id: variantId,
      quantity,
    }));
    await transaction.insertInto('order_lines').values(lines).execute();
    return orderOf(row, now);
  });
}

function refuseWhatIsShort({ entries }: DescribedCart): void {
  if (entries.length === 0) throw new Refusal('empty-cart');
  const short = entries.filter(
    ({ quantity, available, isGone }) => isGone || quantity > (available ?? quantity),
  );
  if (short.length === 0) return;
  throw new Refusal('stock', {
    message: 'There is not as much as you asked for of everything in your cart.',
    answer: { entries: short.map(({ id, available = 0 }) => ({ id, available })) },
  });
}

function rowOf(
  { entries, sums }: DescribedCart,
  { cart, requestId, now }: Omit<HandOverRequest, 'production'>,
): OrdersTable {
  return {
    id: newId(now),
    cart,
    request_id: requestId,
    state: 'reserved',
    body: JSON.stringify({ entries, sums }),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + RESERVATION_MS).toISOString(),
  };
}

/**
 * What the order keeps is sold, and no longer in the cart. Said again it stays so.
 * @returns undefined when there is no such order @throws Refusal where it was called off, or where nothing is left
 */
export function confirmOrder(db: Kysely<Database>, id: string, now: number): Promise<Order | undefined> {
  return inOrder(db, id, now, async (transaction, order) => {
    if (order.state === 'sold') return 'sold';
    if (order.state === 'cancelled') throw new Refusal('order-cancelled');
    await sell(transaction, order, now);
    return 'sold';
  });
}

/** What the order keeps is free again. @returns undefined when there is no such order @throws Refusal for what is sold */
export function cancelOrder(db: Kysely<Database>, id: string, now: number): Promise<Order | undefined> {
  return inOrder(db, id, now, async (_transaction, { state }) => {
    if (state === 'sold') throw new Refusal('order-sold');
    return 'cancelled';
  });
}

/** @param change says what becomes of it; nobody else sells or promises anything meanwhile */
function inOrder(
  db: Kysely<Database>,
  id: string,
  now: number,
  change: (transaction: Transaction<Database>, order: OrdersTable) => Promise<OrderState>,
): Promise<Order | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockStock(transaction);
    const row = await findRow(transaction, id);
    if (!row) return undefined;
    const state = await change(transaction, { ...row, state: stateOf(row, now) });
    await transaction.updateTable('orders').set({ state }).where('id', '=', id).execute();
    return orderOf({ ...row, state }, now);
  });
}

export async function findOrder(db: Kysely<Database>, id: string, now: number): Promise<Order | undefined> {
  const row = await findRow(db, id);
  return row && orderOf(row, now);
}

function findRow(db: Kysely<Database>, id: string): Promise<OrdersTable | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function listOrders(
  db: Kysely<Database>,
  state: OrderState | undefined,
  now: number,
): Promise<Order[]> {
  await expireOrders(db, now);
  let query = db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(MOST_LISTED);
  if (state) query = query.where('state', '=', state);
  return (await query.execute()).map((row) => orderOf(row, now));
}

/** Writes down which reservations have ended; whoever reads one before knows it by its time. */
export async function expireOrders(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state: 'expired' })
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', new Date(now).toISOString())
    .execute();
}

/** Drops what nobody bought. @param until ISO 8601, UTC */
export async function dropOldOrders(db: Kysely<Database>, until: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('orders')
      .select('id')
      .where('state', 'in', ['expired', 'cancelled'])
      .where('expires_at', '<', until);
    await transaction.deleteFrom('order_lines').where('order_id', 'in', old).execute();
    await transaction.deleteFrom('orders').where('id', 'in', old).execute();
  });
}

function stateOf({ state, expires_at }: OrdersTable, now: number): OrderState {
  return orderStateAt(state, Date.parse(expires_at), now);
}

function orderOf(row: OrdersTable, now: number): Order {
  const { entries, sums } = JSON.parse(row.body) as DescribedCart & { entries: readonly CartEntry[] };
  return {
    id: row.id,
    state: stateOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    entries,
    sums,
  };
}
