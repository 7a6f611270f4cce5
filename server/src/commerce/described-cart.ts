/** What is in a cart as its visitor sees it: each entry with what its product is now, and what they come to. */
import type { Kysely } from 'kysely';
import type { CartEntry } from '../../../src/domain/api/commerce.ts';
import { cartSums } from '../../../src/domain/commerce/cart-sums.ts';
import { isSameAmount } from '../../../src/domain/commerce/decimals.ts';
import type { Money } from '../../../src/domain/commerce/product.ts';
import type { Database } from '../db/schema.ts';
import { type StoredEntry, storedEntries } from './cart-store.ts';
import { offerOf } from './offer.ts';
import { findProducts, type Product } from './products-store.ts';
import { heldByOthers, variantKey } from './stock.ts';

export interface DescribedCart {
  entries: readonly CartEntry[];
  sums: readonly Money[];
}

/** @param production whether only what the owner has put in is for sale */
export async function readCart(
  db: Kysely<Database>,
  cart: string,
  { now, production }: { now: number; production: boolean },
): Promise<DescribedCart> {
  const stored = await storedEntries(db, cart);
  const ids = stored.map(({ itemId }) => itemId);
  const products = await findProducts(db, ids);
  const held = await heldByOthers(db, ids, cart, now);
  /** By variant: what its earlier entries have taken. */
  const taken = new Map<string, number>();
  const entries = stored.map(({ priceBefore, ...entry }): CartEntry => {
    const product = products.get(entry.itemId);
    const offer = product && offerOf(product, entry);
    if (!product) return production ? { ...entry, isGone: true } : entry;
    // The visitor is to know what it was.
    if (!offer) return { ...entry, ...shownOf(product), isGone: true };
    const key = variantKey(entry);
    const left = offer.stock - (held.get(key) ?? 0) - (taken.get(key) ?? 0);
    taken.set(key, (taken.get(key) ?? 0) + Math.min(entry.quantity, Math.max(0, left)));
    return {
      ...entry,
      ...shownOf(product),
      ...(offer.options.length > 0 && { options: offer.options }),
      price: offer.price,
      ...(isOther(offer.price, priceBefore) && { priceBefore }),
      ...(Number.isFinite(left) && { available: Math.max(0, left) }),
    };
  });
  return { entries, sums: cartSums(entries) };
}

function shownOf({ title, fullUrl, assetUrl }: Product): Pick<CartEntry, 'title' | 'url' | 'image'> {
  return { ...(title && { title }), ...(fullUrl && { url: fullUrl }), ...(assetUrl && { image: assetUrl }) };
}

function isOther(now: Money, before: StoredEntry['priceBefore']): before is Money {
  if (!before) return false;
  return now.currency !== before.currency || !isSameAmount(now.value, before.value);
}
