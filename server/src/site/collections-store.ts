/** The stores of the site in the database, and their categories. */
import type { Kysely } from 'kysely';
import type {
  Category,
  NewCategory,
  NewProductCollection,
  ProductCollection,
} from '../../../src/domain/api/site/products.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** In the order in which they were made. */
export async function listCollections(db: Kysely<Database>): Promise<ProductCollection[]> {
  const rows = await db.selectFrom('collections').select(['id', 'body']).orderBy('id').execute();
  return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) }));
}

export async function hasCollection(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('collections').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined when its address is taken */
export async function addCollection(
  db: Kysely<Database>,
  collection: NewProductCollection,
  now: number,
): Promise<ProductCollection | undefined> {
  const id = newId(now);
  const row = await db
    .insertInto('collections')
    .values({ id, url_id: collection.urlId, body: JSON.stringify(collection) })
    .onConflict((conflict) => conflict.column('url_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id, ...collection };
}

export async function listCategories(db: Kysely<Database>, collectionId: string): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'body'])
    .where('collection_id', '=', collectionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) }));
}

export async function hasCategory(db: Kysely<Database>, collectionId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countCategories(db: Kysely<Database>, collectionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('categories')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addCategory(
  db: Kysely<Database>,
  collectionId: string,
  category: NewCategory,
  now: number,
): Promise<Category> {
  const id = newId(now);
  await db
    .insertInto('categories')
    .values({ id, collection_id: collectionId, body: JSON.stringify(category) })
    .execute();
  return { id, ...category };
}
