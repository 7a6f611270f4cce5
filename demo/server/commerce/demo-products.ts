/** The products of the demo pages, put into a development database once; demo/sqs-product.html shows the same. */
import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { addProduct, type Product } from './products-store.ts';

const FILE = new URL('../../assets/products.json', import.meta.url);

export async function addDemoProducts(db: Kysely<Database>): Promise<void> {
  const products = JSON.parse(readFileSync(FILE, 'utf8')) as Product[];
  for (const product of products) await addProduct(db, product);
}
