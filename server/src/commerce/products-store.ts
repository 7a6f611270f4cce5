/** What the shop sells: the builder's product data, as its owner put it in. */
import type { Kysely } from 'kysely';
import type { Value } from '../../../src/domain/template-value.ts';
import type { Database } from '../db/schema.ts';

/** What a cart shows of a product, by the builder's own names; empty or missing: nobody said it. */
export interface ProductItem {
  title?: string;
  /** Address of its page. */
  fullUrl?: string;
  /** Address of its picture. */
  assetUrl?: string;
}

/** `structuredContent` is what the builder's templates read (behaviour/commerce#product-data). */
export interface Product extends ProductItem {
  id: string;
  structuredContent: Value;
}

export async function findProduct(db: Kysely<Database>, id: string): Promise<Product | undefined> {
  return (await findProducts(db, [id])).get(id);
}

/** @returns by id; what is not for sale is not among them */
export async function findProducts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, item, body }) => [id, { id, ...JSON.parse(item), structuredContent: JSON.parse(body) }]),
  );
}

export async function writeProduct(db: Kysely<Database>, product: Product): Promise<void> {
  const row = rowOf(product);
  await db
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: row.body, item: row.item }))
    .execute();
}

/** Puts in what is not there yet; what the owner has changed since stays. */
export async function addProduct(db: Kysely<Database>, product: Product): Promise<void> {
  await db
    .insertInto('products')
    .values(rowOf(product))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

function rowOf({ id, structuredContent, ...item }: Product) {
  return { id, body: JSON.stringify(structuredContent), item: JSON.stringify(item) };
}
