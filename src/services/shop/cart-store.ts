/** How many things are in the visitor's cart, the same for every tag of the page and every tab of the site. */

import type { Cart } from '../../domain/api/commerce.ts';
import { cartQuantity } from '../../domain/commerce/cart.ts';
import { onePerPage } from '../page/shared.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';
import type { CommerceApi } from './commerce-api.ts';

/** Written at each change, for the other tabs; what a page shows first comes from its server. */
const KEY = 'sqs-cart-quantity';

/** Events that say how many things are in the cart: the page's own, and that of a tag, of another copy of the kit too. */
const TOLD_BY = ['sqs-cart-quantity-change', 'sqs-add-to-cart-added'] as const;

export interface CartStore {
  /** undefined until somebody knew it */
  quantity(): number | undefined;
  /**
   * Changes the cart, one change at a time: the first one brings the cart's cookie, which the others need.
   * @returns the cart as it is then @throws what the call throws
   */
  change(call: () => Promise<Cart>): Promise<Cart>;
  /** Asks the server, once a page and only while nobody knows; a page without a shop stays as it is. */
  load(api: CommerceApi): Promise<void>;
  /** Calls back after each change, here or in another tab. @returns stops calling */
  subscribe(listener: () => void): () => void;
}

export interface CartEnvironment {
  storage: SafeStorage;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createCartStore(
  environment: () => CartEnvironment = () => ({ storage: createStorage('local'), window }),
): CartStore {
  const listeners = new Set<() => void>();
  let known: number | undefined;
  let loading: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function announce(quantity: number) {
    if (quantity === known) return;
    known = quantity;
    for (const listener of [...listeners]) listener();
  }

  /** Another tab has changed the cart. */
  function whenStored({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
    if (key === KEY && newValue !== null && Number.isInteger(Number(newValue))) announce(Number(newValue));
  }

  /** Back from the cart's page: what the others said meanwhile was not heard. */
  function whenShown({ persisted }: PageTransitionEvent) {
    const written = environment().storage.get(KEY);
    if (persisted && written !== undefined) whenStored({ key: KEY, newValue: written });
  }

  /** A tag of ours, or the page's own script, has changed it. */
  function whenTold({ detail }: CustomEvent<{ quantity?: unknown } | null>) {
    const quantity = detail?.quantity;
    if (Number.isInteger(quantity)) announce(quantity as number);
  }

  async function change(call: () => Promise<Cart>): Promise<Cart> {
    const mine = last.then(call, call);
    last = mine;
    const cart = await mine;
    const quantity = cartQuantity(cart);
    environment().storage.set(KEY, String(quantity));
    announce(quantity);
    return cart;
  }

  return {
    quantity: () => known,
    change,
    load(api) {
      loading ??= api.cart().then(
        (cart) => {
          // Something was added meanwhile: that answer is newer.
          if (known === undefined) announce(cartQuantity(cart));
        },
        // Nobody knows, and nobody says anything wrong.
        () => undefined,
      );
      return loading;
    },
    subscribe(listener) {
      const { window } = environment();
      if (listeners.size === 0) {
        window.addEventListener('storage', whenStored);
        window.addEventListener('pageshow', whenShown);
        for (const type of TOLD_BY) window.addEventListener(type, whenTold as EventListener);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', whenStored);
        window.removeEventListener('pageshow', whenShown);
        for (const type of TOLD_BY) window.removeEventListener(type, whenTold as EventListener);
      };
    },
  };
}

/** The page's one cart. */
export const cartStore = onePerPage('cart.1', () => createCartStore());
