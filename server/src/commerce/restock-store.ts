/** Who wants to be told when something is back. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

export interface RestockWish {
  productId: string;
  /** Empty: the product comes in one form. */
  variantId: string;
  /** In lower case. */
  email: string;
  isJoinMailingList: boolean;
}
export interface StoredRestockWish extends RestockWish {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Who signs up again is told once, as they last wished; nobody learns that an address was known. */
export async function storeRestockWish(
  db: Kysely<Database>,
  { productId, variantId, email, isJoinMailingList }: RestockWish,
  now: number,
): Promise<void> {
  const joins_mailing_list = Number(isJoinMailingList);
  await db
    .insertInto('restock_sign_ups')
    .values({
      id: newId(now),
      product_id: productId,
      variant_id: variantId,
      email,
      joins_mailing_list,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'variant_id', 'email']).doUpdateSet({ joins_mailing_list }),
    )
    .execute();
}

/** Newest first. */
export async function listRestockWishes(db: Kysely<Database>): Promise<StoredRestockWish[]> {
  const rows = await db.selectFrom('restock_sign_ups').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    productId: row.product_id,
    variantId: row.variant_id,
    email: row.email,
    isJoinMailingList: row.joins_mailing_list === 1,
  }));
}
