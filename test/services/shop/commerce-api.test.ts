/** The shop's calls, and the number of things in the cart that all tags and tabs share. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type HttpAnswer, HttpError, type HttpRequest } from '../../../src/services/http/http.ts';
import { createCartStore } from '../../../src/services/shop/cart-store.ts';
import { type CommerceApi, createCommerceApi } from '../../../src/services/shop/commerce-api.ts';

const CART = { entries: [{ id: '1', quantity: 2 }] };

function apiAnswering(body: unknown) {
  const calls: [string, HttpRequest | undefined][] = [];
  const api = createCommerceApi({
    async send(path, request): Promise<HttpAnswer> {
      calls.push([path, JSON.parse(JSON.stringify(request))]);
      return { status: 200, body, isHtml: false };
    },
  });
  return { api, calls };
}

describe('the commerce API', () => {
  it('makes the calls of the cart', async () => {
    const { api, calls } = apiAnswering(CART);
    assert.equal(await api.cart(), CART);
    await api.addEntry({ itemId: 'a', quantity: 2 });
    await api.changeEntry('a/b', 3);
    await api.removeEntry('1');
    await api.signUpForRestock({ productId: 'p', email: 'a@example.com', isJoinMailingList: true });
    assert.deepEqual(calls, [
      ['commerce/shopping-cart', { method: 'GET' }],
      ['commerce/shopping-cart/entries', { method: 'POST', json: { itemId: 'a', quantity: 2 } }],
      ['commerce/shopping-cart/entries/a%2Fb', { method: 'PUT', json: { quantity: 3 } }],
      ['commerce/shopping-cart/entries/1', { method: 'DELETE' }],
      [
        'commerce/restock-notifications',
        { method: 'POST', json: { productId: 'p', email: 'a@example.com', isJoinMailingList: true } },
      ],
    ]);
  });

  it('finds the cart where the builder’s own shop puts it', async () => {
    const { api } = apiAnswering({ shoppingCart: CART, newlyAdded: { id: '1' } });
    assert.equal(await api.addEntry({ itemId: 'a', quantity: 2 }), CART);
  });

  it('knows a refusal that comes as a success', async () => {
    await assert.rejects(apiAnswering({ error: 'Not for sale' }).api.cart(), { status: 200 });
  });

  for (const body of [undefined, '<html>', {}, { entries: 3 }, { shoppingCart: {} }, null]) {
    it(`takes ${JSON.stringify(body)} for no cart`, async () => {
      await assert.rejects(
        apiAnswering(body).api.cart(),
        (error) => error instanceof HttpError && error.status === 0,
      );
    });
  }
});

function storeOnPage() {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  const store = createCartStore(() => ({
    window: window as unknown as Window,
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
  }));
  const tell = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields));
  return { store, kept, tell };
}

describe('the cart store', () => {
  it('counts what a change answers, and writes it down for the other tabs', async () => {
    const { store, kept } = storeOnPage();
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    const changes = new Set<string | undefined>();
    for (const _ of [1, 2]) {
      await store.change(async () => CART);
      changes.add(kept.get('sqs-cart-change'));
    }
    assert.deepEqual([store.quantity(), calls, kept.get('sqs-cart-quantity')], [2, 1, '2']);
    assert.equal(changes.size, 2, 'another tab hears of each, though as many are in it');
  });

  it('changes the cart though a read gets no answer, and takes no late answer for what is in it', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const { store } = storeOnPage();
    let answerRead = (_cart: object) => {};
    const silent = { cart: () => new Promise((answer) => (answerRead = answer)) } as unknown as CommerceApi;
    const read = store.read(silent);
    let isSent = false;
    const changed = store.change(async () => {
      isSent = true;
      return CART;
    });
    const turn = () => new Promise((done) => setImmediate(done));
    await turn();
    assert.equal(isSent, false, 'a read that answers is waited for');
    test.mock.timers.tick(2000);
    await changed;
    answerRead({ entries: [] });
    assert.deepEqual(await read, { entries: [] });
    assert.equal(store.quantity(), 2);
  });

  it('asks once for tags that ask together, and anew after a change, here or elsewhere', async () => {
    const { store, tell } = storeOnPage();
    store.subscribe(() => {});
    const { api, calls } = apiAnswering(CART);
    const [one, other] = await Promise.all([store.read(api), store.read(api), store.load(api)]);
    assert.deepEqual([one, calls.length], [other, 1]);
    await Promise.all([store.read(api), store.change(async () => CART), store.read(api)]);
    assert.equal(calls.length, 3);
    const asked = store.read(api);
    tell('storage', { key: 'sqs-cart-change', newValue: 'x' });
    await Promise.all([asked, store.read(api)]);
    assert.equal(calls.length, 5);
  });

  it('knows what is in the cart until somebody else has changed it', async () => {
    const { store, tell } = storeOnPage();
    store.subscribe(() => {});
    await store.change(async () => CART);
    assert.equal(store.cart(), CART);
    tell('sqs-add-to-cart-added', { detail: { quantity: 2, cart: CART } });
    assert.equal(store.cart(), CART, 'what it said itself is no news');
    tell('storage', { key: 'sqs-cart-change', newValue: 'x' });
    assert.deepEqual([store.quantity(), store.cart()], [2, undefined]);
  });

  it('makes one change at a time, and goes on after one that failed', async () => {
    const { store } = storeOnPage();
    const log: string[] = [];
    const call = (name: string, fails: boolean) => async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return CART;
    };
    const first = store.change(call('one', true));
    const second = store.change(call('two', false));
    await assert.rejects(first);
    await second;
    assert.deepEqual(log, ['one starts', 'one ends', 'two starts', 'two ends']);
  });

  it('follows the other tabs and the page’s own scripts while somebody listens', () => {
    const { store, tell } = storeOnPage();
    const stop = store.subscribe(() => {});
    tell('storage', { key: 'sqs-cart-quantity', newValue: '4' });
    assert.equal(store.quantity(), 4);
    tell('storage', { key: 'other', newValue: '9' });
    tell('storage', { key: 'sqs-cart-quantity', newValue: null });
    tell('storage', { key: 'sqs-cart-quantity', newValue: 'x' });
    assert.equal(store.quantity(), 4);
    tell('sqs-cart-quantity-change', { detail: { quantity: 5 } });
    tell('sqs-cart-quantity-change', { detail: null });
    tell('sqs-cart-quantity-change', { detail: { quantity: 'many' } });
    assert.equal(store.quantity(), 5);
    stop();
    tell('sqs-cart-quantity-change', { detail: { quantity: 6 } });
    assert.equal(store.quantity(), 5);
  });

  it('looks again when the visitor comes back to the page as it was left', () => {
    const { store, kept, tell } = storeOnPage();
    store.subscribe(() => {});
    kept.set('sqs-cart-quantity', '6');
    tell('pageshow', { persisted: false });
    assert.equal(store.quantity(), undefined);
    tell('pageshow', { persisted: true });
    assert.equal(store.quantity(), 6);
  });

  it('asks the shop once, and lets a change that came meanwhile count', async () => {
    const { store } = storeOnPage();
    const { api, calls } = apiAnswering({ entries: [{ quantity: 7 }] });
    const loading = Promise.all([store.load(api), store.load(api)]);
    await store.change(async () => CART);
    await loading;
    assert.deepEqual([store.quantity(), calls.length], [2, 1]);
  });

  it('stays as it is on a page without a shop', async () => {
    const { store } = storeOnPage();
    await store.load(apiAnswering('<html>').api);
    assert.equal(store.quantity(), undefined);
  });
});
