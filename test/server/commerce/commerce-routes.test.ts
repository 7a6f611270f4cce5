/** The shop of the reference server: carts within the stock, products of the owner, restock sign-ups. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { CART_AGE_SECONDS, dropOldCarts } from '../../../server/src/commerce/cart-store.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import { DEMO_SEED, handClock, OWNER, startApp, temporaryFolder } from '../../support/node/server.ts';
import { shopper } from '../../support/node/shopper.ts';

const ENTRIES = '/api/commerce/shopping-cart/entries';

const priceMoney = { value: '5.00', currency: 'USD' };
const mediumInk = { variantId: 'shirt-m-ink', sku: 'SHIRT-M-INK' };

async function shop(test: TestContext, options = {}) {
  const app = await startApp(test, { seed: DEMO_SEED, ...options });
  return { app, anna: await shopper(app), ben: await shopper(app) };
}

describe('the cart', () => {
  it('starts with the first thing in it, as a cookie of two weeks, and is its visitor’s own', async (t) => {
    const { anna, ben } = await shop(t);
    assert.equal(anna.jar.CART, undefined);
    const response = await anna.add('demo-shirt', 2, mediumInk);
    assert.equal(response.statusCode, 200);
    const cookie = response.cookies.find(({ name }) => name === 'CART');
    assert.deepEqual(
      [cookie?.maxAge, cookie?.httpOnly, cookie?.sameSite, cookie?.path],
      [1_209_600, true, 'Lax', '/'],
    );
    const [entry] = response.json().entries;
    const { id, itemId, variantId, sku, quantity } = entry;
    assert.ok(id);
    assert.deepEqual(
      { itemId, variantId, sku, quantity },
      { itemId: 'demo-shirt', ...mediumInk, quantity: 2 },
    );
    assert.deepEqual([await anna.quantities(), await ben.quantities()], [[2], []]);
  });

  it('adds up what is the same, and keeps apart what is not', async (t) => {
    const { anna } = await shop(t);
    await anna.add('demo-shirt', 1, mediumInk);
    await anna.add('demo-shirt', 1, mediumInk);
    await anna.add('demo-shirt', 1, { variantId: 'shirt-s-ink' });
    await anna.add('demo-mug', 1, { additionalFields: { text: 'A' } });
    await anna.add('demo-mug', 1, { additionalFields: { text: 'B' } });
    assert.deepEqual(await anna.quantities(), [2, 1, 1, 1]);
  });

  it('holds no more than there is, whoever comes first', async (t) => {
    const { anna } = await shop(t);
    assert.equal((await anna.add('demo-shirt', 4, mediumInk)).statusCode, 409);
    assert.equal(
      (await anna.add('demo-shirt', 1, { variantId: 'shirt-l-ink' })).json().error,
      'This is sold out.',
    );
    await anna.add('demo-shirt', 1, mediumInk);
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.add('demo-shirt', 1, mediumInk)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    assert.deepEqual([refused.code, refused.available], ['stock', 3]);
    assert.match(refused.error, /only 3/);
    assert.deepEqual(await anna.quantities(), [3]);
    const unlimited = await anna.add('demo-shirt', 9999, { variantId: 'shirt-m-sand' });
    assert.equal(unlimited.statusCode, 200);
    assert.equal((await anna.add('demo-shirt', 1, { variantId: 'shirt-m-sand' })).statusCode, 409);
  });

  it('counts all lines of a variant together: answers and unnamed variants make no more of it', async (t) => {
    const { app, anna } = await shop(t);
    const structuredContent = { productType: 1, variants: [{ id: 'only', qtyInStock: 3, priceMoney }] };
    await app.inject({
      method: 'PUT',
      url: '/api/owner/products/lamp',
      headers: OWNER,
      payload: { structuredContent },
    });
    await anna.add('lamp', 1);
    const answers = await Promise.all([
      anna.add('lamp', 1, { variantId: 'only' }),
      ...[1, 2, 3].map((text) => anna.add('lamp', 1, { additionalFields: { text } })),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409, 409]);
    const { entries } = (await anna.call('GET', '/api/commerce/shopping-cart')).json();
    assert.equal(
      entries.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0),
      3,
    );
    const [{ id }] = entries;
    assert.equal((await anna.call('PUT', `${ENTRIES}/${id}`, { quantity: 3 })).statusCode, 409);
    assert.ok(entries.every(({ variantId }: { variantId: string }) => variantId === 'only'));
  });

  it('takes an entry once that is sent again because its answer was lost', async (t) => {
    const { anna } = await shop(t);
    const send = (requestId: string, quantity = 1) =>
      anna.add('demo-shirt', quantity, { ...mediumInk, requestId });
    await send('a', 2);
    const again = await send('a', 2);
    assert.deepEqual([again.statusCode, again.json().entries[0].quantity], [200, 2]);
    assert.equal((await send('b')).json().entries[0].quantity, 3);
    assert.equal((await send('c')).statusCode, 409);
    assert.equal((await send('b')).statusCode, 200);
    assert.deepEqual(await anna.quantities(), [3]);
  });

  it('changes and removes entries of its own only', async (t) => {
    const { anna, ben } = await shop(t);
    const [{ id }] = (await anna.add('demo-shirt', 1, mediumInk)).json().entries;
    await ben.add('demo-mug', 1);
    assert.equal((await anna.call('PUT', `${ENTRIES}/${id}`, { quantity: 3 })).statusCode, 200);
    assert.equal((await anna.call('PUT', `${ENTRIES}/${id}`, { quantity: 4 })).statusCode, 409);
    assert.equal((await ben.call('PUT', `${ENTRIES}/${id}`, { quantity: 1 })).statusCode, 404);
    assert.equal((await ben.call('DELETE', `${ENTRIES}/${id}`)).statusCode, 404);
    assert.deepEqual(await anna.quantities(), [3]);
    assert.deepEqual((await anna.call('DELETE', `${ENTRIES}/${id}`)).json(), { entries: [], sums: [] });
    assert.equal((await anna.call('DELETE', `${ENTRIES}/${id}`)).json().code, 'entry');
  });

  for (const [name, payload] of [
    ['no item', { quantity: 1 }],
    ['no quantity', { itemId: 'demo-mug' }],
    ['quantity 0', { itemId: 'demo-mug', quantity: 0 }],
    ['quantity 10000', { itemId: 'demo-mug', quantity: 10_000 }],
    ['half of one', { itemId: 'demo-mug', quantity: 1.5 }],
    ['a list of answers', { itemId: 'demo-mug', quantity: 1, additionalFields: [] }],
  ] as const) {
    it(`refuses ${name}`, async (t) => {
      const { anna } = await shop(t);
      assert.equal((await anna.call('POST', ENTRIES, payload)).statusCode, 400);
      assert.deepEqual(await anna.quantities(), []);
    });
  }

  it('wants the crumb', async (t) => {
    const { app } = await shop(t);
    const response = await app.inject({
      method: 'POST',
      url: ENTRIES,
      payload: { itemId: 'a', quantity: 1 },
    });
    assert.deepEqual([response.statusCode, response.json().crumbFail], [403, true]);
  });

  it('in production sells what the owner has put in, in the variants that there are', async (t) => {
    const { app, anna } = await shop(t, { production: true });
    assert.equal((await anna.add('lamp', 1)).statusCode, 404);
    const structuredContent = { productType: 1, variants: [{ id: 'v', qtyInStock: 2, priceMoney }] };
    const url = '/api/owner/products/lamp';
    assert.equal((await app.inject({ method: 'PUT', url, payload: { structuredContent } })).statusCode, 401);
    const put = await app.inject({ method: 'PUT', url, headers: OWNER, payload: { structuredContent } });
    assert.deepEqual(put.json(), { id: 'lamp', structuredContent });
    assert.equal((await anna.add('lamp', 1)).statusCode, 200);
    assert.equal((await anna.add('lamp', 1, { variantId: 'other' })).statusCode, 404);
    const wrong = { structuredContent: { productType: 9 } };
    assert.equal((await app.inject({ method: 'PUT', url, headers: OWNER, payload: wrong })).statusCode, 400);
    assert.deepEqual((await app.inject({ url, headers: OWNER })).json(), put.json());
    assert.equal((await app.inject({ url: `${url}x`, headers: OWNER })).statusCode, 404);
  });

  it('is for the owner to read, and goes two weeks after its last change', async (t) => {
    const clock = handClock();
    const dataDir = temporaryFolder(t);
    const app = await startApp(t, { seed: DEMO_SEED, now: clock.now, dataDir });
    const anna = await shopper(app);
    await anna.add('demo-mug', 1);
    assert.equal((await app.inject({ url: '/api/owner/carts' })).statusCode, 401);
    const carts = async () => (await app.inject({ url: '/api/owner/carts', headers: OWNER })).json();
    const [cart] = await carts();
    assert.deepEqual([cart.entries.length, cart.entries[0].itemId], [1, 'demo-mug']);
    assert.notEqual(cart.id, anna.jar.CART, 'the owner’s list lets nobody take over a cart');
    clock.advance(CART_AGE_SECONDS + 1);
    const db = await openDatabase(await placeOf(t, dataDir));
    await dropOldCarts(db, clock.now());
    await db.destroy();
    assert.deepEqual(await carts(), []);
  });
});

describe('a restock sign-up', () => {
  const path = '/api/commerce/restock-notifications';
  const list = async (app: FastifyInstance) =>
    (await app.inject({ url: '/api/owner/restock', headers: OWNER })).json();

  it('is stored once an address, and read by the owner', async (t) => {
    const { app, anna } = await shop(t);
    const signUp = { productId: 'demo-shirt', variantId: 'shirt-l-ink', email: ' Anna@Example.com ' };
    assert.equal((await anna.call('POST', path, signUp)).statusCode, 204);
    assert.equal((await anna.call('POST', path, { ...signUp, isJoinMailingList: true })).statusCode, 204);
    const [{ id, createdAt, ...stored }, ...others] = await list(app);
    assert.ok(id && createdAt);
    assert.deepEqual(others, []);
    assert.deepEqual(stored, {
      productId: 'demo-shirt',
      variantId: 'shirt-l-ink',
      email: 'anna@example.com',
      isJoinMailingList: true,
    });
    assert.equal((await app.inject({ url: '/api/owner/restock' })).statusCode, 401);
  });

  it('with a captcha that was not completed is refused', async (t) => {
    const { app, anna } = await shop(t);
    const signUp = { productId: 'p', email: 'a@example.com', captchaKey: btoa('{"challenge":{}}') };
    const response = await anna.call('POST', path, signUp);
    assert.deepEqual([response.statusCode, response.json().code], [400, 'captcha']);
    assert.deepEqual(await list(app), []);
  });

  it('cannot do without the captcha by leaving it out, where one is needed', async (t) => {
    const { app, anna } = await shop(t, { restockCaptcha: true });
    const signUp = { productId: 'p', email: 'a@example.com' };
    for (const captchaKey of [undefined, '', 'token'])
      assert.equal((await anna.call('POST', path, { ...signUp, captchaKey })).json().code, 'captcha');
    assert.deepEqual(await list(app), []);
    const challenge = (await app.inject({ url: '/api/altcha/challenge' })).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const captchaKey = btoa(JSON.stringify({ challenge, solution }));
    assert.equal((await anna.call('POST', path, { ...signUp, captchaKey })).statusCode, 204);
  });

  it('needs an address, and in production a product', async (t) => {
    const { app, anna } = await shop(t, { production: true });
    const send = (body: object) =>
      anna.call('POST', path, { productId: 'lamp', email: 'a@example.com', ...body });
    assert.equal((await send({ email: 'nobody' })).statusCode, 400);
    assert.equal((await send({})).statusCode, 404);
    assert.deepEqual(await list(app), []);
  });
});
