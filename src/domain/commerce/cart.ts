/** What is in a cart, and what is sent to put something into it. */
import { at, type Value, valueList, valueNumber } from '../template-value.ts';

/** Body of `POST {api root}commerce/shopping-cart/entries`; what is empty or unknown is left out. */
export interface NewCartEntry {
  itemId: string;
  collectionId?: string;
  /** Without it the product has one variant. */
  variantId?: string;
  sku?: string;
  quantity: number;
  subscriptionOptionId?: string;
  /** Answers to the product's additional-fields form, by field id. */
  additionalFields?: Readonly<Record<string, unknown>>;
  /** The same when an entry is sent again because its answer was lost: it is added once. */
  requestId?: string;
}

/** How many things are in a cart (entries with quantity). */
export function cartQuantity(cart: Value): number {
  return valueList(at(cart, 'entries')).reduce<number>((sum, entry) => {
    return sum + (valueNumber(at(entry, 'quantity')) || 0);
  }, 0);
}
