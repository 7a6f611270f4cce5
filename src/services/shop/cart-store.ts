/** The visitor's cart, the same for every tag of the page and every tab of the site: how many things are in it, and which. */

import { type Cart, readCart } from '../../domain/api/commerce.ts';
import { cartQuantity } from '../../domain/commerce/cart.ts';
import { objectOf } from '../../domain/json.ts';
import { randomId } from '../page/random-id.ts';
import { onePerPage } from '../page/shared.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';
import type { CommerceApi } from './commerce-api.ts';

/** Written at each change, for the other tabs; what a page shows first comes from its server. */
const KEY = 'sqs-cart-quantity';
/** Another text at each change: of as many things it may still be others. */
const CHANGE_KEY = 'sqs-cart-change';

/** Events that say how many things are in the cart: the page's own, and that of a tag, of another copy of the kit too. */
const TOLD_BY = ['sqs-cart-quantity-change', 'sqs-add-to-cart-added'] as const;

/** How long what the visitor wants waits for what is only read, which may get no answer (behaviour/commerce#cart). */
const READ_PATIENCE_MS = 2_000;

export interface CartStore {
  /** undefined until somebody knew it */
  quantity(): number | undefined;
  /** What is in it; undefined while nobody has read it since it was changed somewhere else. */
  cart(): Cart | undefined;
  /**
   * Changes the cart, one call at a time: the first one brings the cart's cookie, which the others need, and of two
   * quantities of a thing the last counts. Before that it lets a read that is under way end, but not for long.
   * @returns the cart as it is then @throws what the call throws
   */
  change(call: () => Promise<Cart>): Promise<Cart>;
  /** Asks the server, after the changes that are under way; tags that ask together ask once. @throws what the call throws */
  read(api: CommerceApi): Promise<Cart>;
  /** The same, once a page and only while nobody knows; a page without a shop stays as it is. */
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
  let cart: Cart | undefined;
  let loading: Promise<unknown> | undefined;
  /** One that nothing has overtaken: who asks meanwhile gets its answer. */
  let reading: Promise<Cart> | undefined;
  let changed: Promise<unknown> = Promise.resolve();
  let wasRead: Promise<unknown> = changed;
  let changes = 0;

  function announce(quantity: number | undefined, next?: Cart) {
    reading = undefined;
    if (quantity === known && next === cart) return;
    known = quantity;
    cart = next;
    for (const listener of [...listeners]) listener();
  }

  /** Another tab has changed the cart: it writes how many there are, and then that they may be others. */
  function whenStored({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
    if (key === CHANGE_KEY && newValue !== null) announce(known);
    if (key === KEY && newValue !== null && Number.isInteger(Number(newValue))) announce(Number(newValue));
  }

  /** Back from the cart's page: what the others said meanwhile was not heard. */
  function whenShown({ persisted }: PageTransitionEvent) {
    const written = environment().storage.get(KEY);
    if (persisted && written !== undefined) whenStored({ key: KEY, newValue: written });
  }

  /** A tag of ours, or the page's own script, has changed it. */
  function whenTold({ detail }: CustomEvent<unknown>) {
    const { quantity, cart: told } = objectOf(detail);
    // What we have said ourselves is no news.
    if (Number.isInteger(quantity) && (told === undefined || told !== cart))
      announce(quantity as number, readCart(told));
  }

  async function readAnew(api: CommerceApi): Promise<Cart> {
    let before = changes;
    const asked = changed.then(() => {
      before = changes;
      return api.cart();
    });
    wasRead = asked.catch(() => {});
    const answer = await asked;
    // An answer to a change that overtook it says more.
    if (changes === before) announce(cartQuantity(answer), answer);
    return answer;
  }

  function read(api: CommerceApi): Promise<Cart> {
    if (reading) return reading;
    const mine = readAnew(api).finally(() => {
      if (reading === mine) reading = undefined;
    });
    reading = mine;
    return mine;
  }

  return {
    quantity: () => known,
    cart: () => cart,
    async change(call) {
      reading = undefined;
      const earlier = wasRead;
      const asked = changed.then(() => settledWithin(earlier, READ_PATIENCE_MS)).then(call);
      changed = asked.catch(() => {});
      const answer = await asked;
      changes += 1;
      const quantity = cartQuantity(answer);
      const { storage } = environment();
      storage.set(KEY, String(quantity));
      storage.set(CHANGE_KEY, randomId());
      announce(quantity, answer);
      return answer;
    },
    read,
    async load(api) {
      // Nobody knows, and nobody says anything wrong.
      if (known === undefined) loading ??= read(api).catch(() => undefined);
      await loading;
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

/** Resolves when a promise that does not reject is settled, and after that time at the latest. */
function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    promise.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/** The page's one cart. */
export const cartStore = onePerPage('cart.2', () => createCartStore());
