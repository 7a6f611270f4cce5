/** The calls of the shop: the visitor's cart, and being told when something is back. */
import type { NewCartEntry } from '../commerce/cart.ts';
import { objectOf } from '../json.ts';
import { endpoint } from './endpoint.ts';

/** The cart as a server answers it; `entries` hold `id`, `itemId`, `variantId`, `sku`, `quantity`. */
export interface Cart {
  entries: readonly object[];
}

export interface RestockSignUp {
  productId: string;
  variantId?: string;
  email: string;
  isJoinMailingList?: boolean;
  /** Of the captcha, where the form has one. */
  captchaKey?: string;
}

const CART = 'commerce/shopping-cart';
export const READ_CART = endpoint<{ answer: Cart }>('GET', CART);
/** 409 with the server's words when there is not enough of it. */
export const ADD_ENTRY = endpoint<{ body: NewCartEntry; answer: Cart }>('POST', `${CART}/entries`);
export const CHANGE_ENTRY = endpoint<{ params: 'id'; body: { quantity: number }; answer: Cart }>(
  'PUT',
  `${CART}/entries/:id`,
);
export const REMOVE_ENTRY = endpoint<{ params: 'id'; answer: Cart }>('DELETE', `${CART}/entries/:id`);

export const SIGN_UP_FOR_RESTOCK = endpoint<{ body: RestockSignUp }>(
  'POST',
  'commerce/restock-notifications',
);

/**
 * @param body of an answer: the cart itself, or as the builder's own shop wraps it, `{ shoppingCart, newlyAdded }`
 * @returns undefined for a login page, a proxy's page or whatever else is no cart
 */
export function readCart(body: unknown): Cart | undefined {
  const cart = objectOf(body).shoppingCart ?? body;
  return Array.isArray(objectOf(cart).entries) ? (cart as Cart) : undefined;
}
