/** The calls of the shop: the visitor's cart, and being told when something is back. */
import type { NewCartEntry } from '../commerce/cart.ts';
import type { OrderState } from '../commerce/order.ts';
import type { Money } from '../commerce/product.ts';
import { objectOf, textOf } from '../json.ts';
import { endpoint } from './endpoint.ts';

/** The cart as a server answers it. Other servers say less, or the same in other words: `readCartLine` reads an entry. */
export interface Cart {
  entries: readonly object[];
  /** What the entries with a price come to, by currency. */
  sums?: readonly Money[];
}

/** An entry as the reference server answers it; what it does not know is left out. */
export interface CartEntry extends NewCartEntry {
  id: string;
  title?: string;
  /** Of the product's page. */
  url?: string;
  /** Address of its picture. */
  image?: string;
  options?: readonly { name: string; value: string }[];
  /** What one costs now. */
  price?: Money;
  /** What one did cost when it was put in. */
  priceBefore?: Money;
  /** How many of it there are for this entry; left out where there is no end of it. */
  available?: number;
  /** Nobody sells it any more. */
  isGone?: true;
}

/** A cart that was handed over: what it holds is kept until `expiresAt` (ISO 8601, UTC). */
export interface Order {
  id: string;
  state: OrderState;
  createdAt: string;
  expiresAt: string;
  entries: readonly CartEntry[];
  sums: readonly Money[];
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

/**
 * Keeps what is in the cart for whoever pays now. The same `requestId` is answered with the same order. 409 with the
 * server's words where there is not enough of something, or nothing at all.
 */
export const HAND_OVER = endpoint<{ body: { requestId: string }; answer: Order }>('POST', `${CART}/orders`);

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

/** @returns undefined for an answer that names no order */
export function readOrder(body: unknown): Order | undefined {
  const order = objectOf(body);
  return textOf(order.id) && Array.isArray(order.entries) ? (order as unknown as Order) : undefined;
}
