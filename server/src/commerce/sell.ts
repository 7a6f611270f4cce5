/** Takes what an order keeps out of the stock and out of its visitor's cart. No stock ever goes below zero. */
import type { Transaction } from 'kysely';
import { neverSellsOut, productType, variants } from '../../../src/domain/commerce/product.ts';
import { at, isObject, isTruthy, type Value, valueText } from '../../../src/domain/template-value.ts';
import type { OrdersTable } from '../db/order-tables.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import type { DescribedCart } from './described-cart.ts';
import { offerOf } from './offer.ts';
import { findProducts, type Product, writeProduct } from './products-store.ts';
import { heldByOthers, variantKey } from './stock.ts';

interface Line {
  itemId: string;
  variantId: string;
  quantity: number;
}

/** @param order as its state is now @throws Refusal where the owner or others have taken what it would need */
export async function sell(
  transaction: Transaction<Database>,
  order: OrdersTable,
  now: number,
): Promise<void> {
  const lines = await linesOf(transaction, order.id);
  const ids = [...new Set(lines.map(({ itemId }) => itemId))].sort();
  await lockProducts(transaction, ids);
  const products = new Map(await findProducts(transaction, ids));
  // What is kept for this order nobody else has; after its time the others come first.
  const held: ReadonlyMap<string, number> =
    order.state === 'reserved' ? new Map() : await heldByOthers(transaction, ids, order.cart, now);
  for (const line of lines) {
    const product = products.get(line.itemId);
    // A development site sells what nobody has put in.
    if (!product) continue;
    const left = (offerOf(product, line)?.stock ?? 0) - (held.get(variantKey(line)) ?? 0);
    if (line.quantity > left) throw new Refusal('stock', { answer: { available: Math.max(0, left) } });
    products.set(line.itemId, without(product, line));
  }
  for (const product of products.values()) await writeProduct(transaction, product);
  await takeOutOfCart(transaction, order);
}

/** Each variant once, however many entries it had. */
async function linesOf(transaction: Transaction<Database>, order: string): Promise<Line[]> {
  const rows = await transaction
    .selectFrom('order_lines')
    .select(({ fn }) => ['item_id', 'variant_id', fn.sum('quantity').as('sum')])
    .where('order_id', '=', order)
    .groupBy(['item_id', 'variant_id'])
    .execute();
  return rows.map(({ item_id, variant_id, sum }) => ({
    itemId: item_id,
    variantId: variant_id,
    quantity: Number(sum),
  }));
}

/** What the owner writes meanwhile waits, and is not undone by what was read before. */
async function lockProducts(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await transaction.updateTable('products').set({ id }).where('id', '=', id).execute();
}

function without(product: Product, { variantId, quantity }: Line): Product {
  if (neverSellsOut(productType(product))) return product;
  const all = variants(product);
  const isMeant = (variant: Value) => all.length === 1 || valueText(at(variant, 'id')) === variantId;
  const left = all.map((variant) =>
    isObject(variant) && isMeant(variant) && !isTruthy(variant.unlimited)
      ? { ...variant, qtyInStock: Number(variant.qtyInStock) - quantity }
      : variant,
  );
  return { ...product, structuredContent: { ...Object(product.structuredContent), variants: left } };
}

/** What was put in since then stays. */
async function takeOutOfCart(transaction: Transaction<Database>, { cart, body }: OrdersTable): Promise<void> {
  const { entries } = JSON.parse(body) as DescribedCart;
  for (const { id, quantity } of entries) {
    await transaction
      .deleteFrom('cart_entries')
      .where('cart', '=', cart)
      .where('id', '=', id)
      .where('quantity', '<=', quantity)
      .execute();
    await transaction
      .updateTable('cart_entries')
      .set((set) => ({ quantity: set('quantity', '-', quantity) }))
      .where('cart', '=', cart)
      .where('id', '=', id)
      .execute();
  }
}
