/** Brings carts together when somebody signs in, and leaves a copy behind when they sign out (behaviour/commerce#carts-of-accounts). */
import type { Kysely, Transaction } from 'kysely';
import type { CartEntriesTable, Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { inCart } from './cart-store.ts';

/** Of the same thing in both the larger number counts: what was wished for on two devices is one wish. */
export function mergeCarts(db: Kysely<Database>, from: string, into: string, now: number): Promise<void> {
  return inCart(db, into, now, async (transaction, updated_at) => {
    await eachEntry(transaction, from, into, {
      add: ({ id }) =>
        transaction.updateTable('cart_entries').set({ cart: into, updated_at }).where('id', '=', id),
      updated_at,
    });
    await transaction.deleteFrom('cart_entries').where('cart', '=', from).execute();
    await transaction.deleteFrom('carts').where('id', '=', from).execute();
    // Who signs in on the way to paying pays for this cart.
    await transaction.updateTable('orders').set({ cart: into }).where('cart', '=', from).execute();
  });
}

export function cloneCart(db: Kysely<Database>, from: string, into: string, now: number): Promise<void> {
  return inCart(db, into, now, (transaction, updated_at) =>
    eachEntry(transaction, from, into, {
      add: (entry) =>
        transaction.insertInto('cart_entries').values({ ...entry, id: newId(now), cart: into, updated_at }),
      updated_at,
    }),
  );
}

interface Moving {
  /** Puts in what is not there yet. */
  add: (entry: CartEntriesTable) => { execute(): Promise<unknown> };
  updated_at: string;
}

async function eachEntry(
  transaction: Transaction<Database>,
  from: string,
  into: string,
  { add, updated_at }: Moving,
): Promise<void> {
  const present = new Map((await rowsOf(transaction, into)).map((row) => [row.line, row]));
  for (const entry of await rowsOf(transaction, from)) {
    const { id, quantity } = present.get(entry.line) ?? {};
    if (id === undefined || quantity === undefined) await add(entry).execute();
    else if (entry.quantity > quantity)
      await transaction
        .updateTable('cart_entries')
        .set({ quantity: entry.quantity, updated_at })
        .where('id', '=', id)
        .execute();
  }
}

function rowsOf(transaction: Transaction<Database>, cart: string): Promise<CartEntriesTable[]> {
  return transaction.selectFrom('cart_entries').selectAll().where('cart', '=', cart).orderBy('id').execute();
}
