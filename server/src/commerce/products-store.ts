/** What the shop sells: the builder's product data, as its owner put it in. */
import type { Kysely } from 'kysely';
import { isDigital, variantStock, variants } from '../../../src/domain/commerce/product.ts';
import { at, type Value, valueText } from '../../../src/domain/template-value.ts';
import type { Database } from '../db/schema.ts';

/** `structuredContent` is what the builder's templates read (behaviour/commerce#product-data). */
export interface Product {
  id: string;
  structuredContent: Value;
}

export async function findProduct(db: Kysely<Database>, id: string): Promise<Product | undefined> {
  const row = await db.selectFrom('products').select('body').where('id', '=', id).executeTakeFirst();
  return row && { id, structuredContent: JSON.parse(row.body) };
}

export async function writeProduct(db: Kysely<Database>, { id, structuredContent }: Product): Promise<void> {
  const body = JSON.stringify(structuredContent);
  await db
    .insertInto('products')
    .values({ id, body })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

/** Puts in what is not there yet; what the owner has changed since stays. */
export async function addProduct(db: Kysely<Database>, { id, structuredContent }: Product): Promise<void> {
  await db
    .insertInto('products')
    .values({ id, body: JSON.stringify(structuredContent) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface Offer {
  /** The variant that is meant: the named one, or the only one; empty where nobody tells them apart. */
  variantId: string;
  /** How many there are. */
  stock: number;
}

/**
 * @param variantId empty: the product's only variant
 * @returns undefined when the product has no such variant
 */
export function offerOf(product: Product, variantId: string): Offer | undefined {
  const all = variants(product);
  const variant = variantId
    ? all.find((candidate) => valueText(at(candidate, 'id')) === variantId)
    : all.length === 1
      ? all[0]
      : undefined;
  if (isDigital(product)) return { variantId: idOf(variant), stock: Number.POSITIVE_INFINITY };
  return variant === undefined ? undefined : { variantId: idOf(variant), stock: variantStock(variant) };
}

function idOf(variant: Value): string {
  return valueText(at(variant, 'id'));
}
