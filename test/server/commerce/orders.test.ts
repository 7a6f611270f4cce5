/** Carts that are handed over to the owner's checkout: nothing is sold twice, and nothing is kept for ever. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { CART_AGE_SECONDS } from '../../../server/src/commerce/cart-store.ts';
import { dropOldOrders, expireOrders } from '../../../server/src/commerce/orders-store.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import { handClock, OWNER, startApp, temporaryFolder } from '../../support/node/server.ts';
import { type Shopper, shopper } from '../../support/node/shopper.ts';

const LAMP = {
  title: 'Lamp',
  fullUrl: '/lamp',
  structuredContent: {
    productType: 1,
    variants: [{ id: 'brass', priceMoney: { value: '19.90', currency: 'EUR' }, qtyInStock: 5 }],
  },
};

async function put(app: FastifyInstance, id: string, payload: object) {
  const url = `/api/owner/products/${id}`;
  const { statusCode } = await app.inject({ method: 'PUT', url, headers: OWNER, payload });
  assert.equal(statusCode, 200);
}

async function owner(app: FastifyInstance, method: 'GET' | 'POST', path: string) {
  return app.inject({ method, url: `/api/owner/${path}`, headers: OWNER });
}
const confirm = (app: FastifyInstance, id: string) => owner(app, 'POST', `orders/${id}/confirmation`);
const cancel = (app: FastifyInstance, id: string) => owner(app, 'POST', `orders/${id}/cancellation`);

async function stockOf(app: FastifyInstance, id = 'lamp'): Promise<number[]> {
  const { variants } = (await owner(app, 'GET', `products/${id}`)).json().structuredContent;
  return variants.map(({ qtyInStock }: { qtyInStock: number }) => qtyInStock);
}

async function shop(test: TestContext, options = {}) {
  const clock = handClock();
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { now: clock.now, dataDir, production: true, ...options });
  await put(app, 'lamp', LAMP);
  return { app, clock, dataDir, anna: await shopper(app), ben: await shopper(app) };
}

async function reserved(visitor: Shopper, quantity: number, requestId = 'r1') {
  await visitor.add('lamp', quantity);
  const response = await visitor.handOver(requestId);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

/** As a client that got no answer: what is sent again is known by its name. */
async function insist(call: () => ReturnType<Shopper['handOver']>) {
  let response = await call();
  while (response.statusCode >= 500) response = await call();
  return response;
}

describe('a cart that is handed over', () => {
  it('sells five pieces to exactly five of 200 who want one at the same time', async (t) => {
    const { app } = await shop(t, { rateLimit: { submissions: 1_000_000, windowSeconds: 60 } });
    const visitors = await Promise.all(Array.from({ length: 200 }, () => shopper(app)));
    for (const visitor of visitors) await visitor.add('lamp', 1);
    const answers = await Promise.all(visitors.map((visitor) => insist(() => visitor.handOver('r'))));
    const orders = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
    assert.equal(orders.length, 5);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 195);
    // Whoever was paid says so more than once.
    const paid = await Promise.all(
      [...orders, ...orders, ...orders].map(({ id }) => insist(() => confirm(app, id))),
    );
    assert.ok(paid.every(({ statusCode }) => statusCode === 200));
    assert.deepEqual(await stockOf(app), [0]);
    assert.equal((await owner(app, 'GET', 'orders?state=sold')).json().length, 5);
  });

  it('sells gift cards without end, whatever their data says of a stock', async (t) => {
    const { app, anna } = await shop(t);
    const priceMoney = { value: '25.00', currency: 'EUR' };
    const variants = [
      { id: 'g25', priceMoney },
      { id: 'g50', priceMoney, qtyInStock: 0 },
    ];
    await put(app, 'card', { title: 'Gift card', structuredContent: { productType: 4, variants } });
    await anna.add('card', 3, { variantId: 'g25' });
    const added = await anna.add('card', 2, { variantId: 'g50' });
    assert.equal(added.statusCode, 200, added.body);
    const order = (await anna.handOver('r1')).json();
    assert.equal((await confirm(app, order.id)).statusCode, 200);
    assert.deepEqual((await owner(app, 'GET', 'products/card')).json().structuredContent.variants, variants);
  });

  it('is kept for a quarter of an hour, and free again after that', async (t) => {
    const { app, clock, anna, ben } = await shop(t);
    const order = await reserved(anna, 4);
    assert.equal(order.state, 'reserved');
    assert.equal(Date.parse(order.expiresAt) - Date.parse(order.createdAt), 15 * 60_000);
    assert.deepEqual(order.sums, [{ value: '79.60', currency: 'EUR' }]);
    const refused = await ben.add('lamp', 2);
    assert.deepEqual([refused.statusCode, refused.json().available], [409, 1]);
    clock.advance(15 * 60);
    assert.equal((await owner(app, 'GET', `orders/${order.id}`)).json().state, 'expired');
    assert.equal((await ben.add('lamp', 5)).statusCode, 200);
    assert.deepEqual(await stockOf(app), [5], 'what was only kept was never taken');
  });

  it('is the same order when it is sent again because its answer was lost', async (t) => {
    const { anna } = await shop(t);
    const order = await reserved(anna, 2);
    assert.deepEqual((await anna.handOver('r1')).json(), order);
  });

  it('in place of the one before: who comes back does not stand in their own way', async (t) => {
    const { app, anna } = await shop(t);
    const first = await reserved(anna, 5);
    const second = (await anna.handOver('r2')).json();
    assert.notEqual(second.id, first.id);
    assert.equal((await owner(app, 'GET', `orders/${first.id}`)).json().state, 'expired');
  });

  it('names what there is not enough of, and keeps nothing', async (t) => {
    const { app, anna, ben } = await shop(t);
    await anna.add('lamp', 4);
    await reserved(ben, 3);
    const refused = await anna.handOver('a');
    const [entry] = await anna.entries();
    assert.deepEqual(
      [refused.statusCode, refused.json().code, refused.json().entries],
      [409, 'stock', [{ id: entry?.id, available: 2 }]],
    );
    assert.equal((await owner(app, 'GET', 'orders')).json().length, 1);
  });

  it('holds something, and comes with the crumb and a name', async (t) => {
    const { app, anna } = await shop(t);
    assert.equal((await anna.handOver('r')).json().code, 'empty-cart');
    await anna.add('lamp', 1);
    assert.equal((await anna.handOver('')).statusCode, 400);
    const [{ id }] = (await anna.call('GET', '/api/commerce/shopping-cart')).json().entries;
    await anna.call('DELETE', `/api/commerce/shopping-cart/entries/${id}`);
    assert.equal((await anna.handOver('r')).json().code, 'empty-cart');
    const url = '/api/commerce/shopping-cart/orders';
    assert.equal((await app.inject({ method: 'POST', url, payload: { requestId: 'r' } })).statusCode, 403);
  });

  it('is priced by the shop, whatever the visitor sends', async (t) => {
    const { anna } = await shop(t);
    await anna.add('lamp', 1, { price: { value: '0.01', currency: 'EUR' }, title: 'Cheap' });
    const { entries, sums } = (await anna.handOver('r')).json();
    assert.deepEqual(
      [entries[0].price, entries[0].title, sums],
      [{ value: '19.90', currency: 'EUR' }, 'Lamp', [{ value: '19.90', currency: 'EUR' }]],
    );
  });
});

describe('an order', () => {
  it('that is paid is sold once and leaves the cart, but for what came in since', async (t) => {
    const { app, anna } = await shop(t);
    const { id } = await reserved(anna, 2);
    await anna.add('lamp', 1);
    const paid = await confirm(app, id);
    assert.deepEqual([paid.statusCode, paid.json().state], [200, 'sold']);
    assert.equal((await confirm(app, id)).json().state, 'sold');
    assert.deepEqual(await stockOf(app), [3]);
    assert.deepEqual(await anna.quantities(), [1]);
    assert.deepEqual([(await cancel(app, id)).statusCode, await stockOf(app)], [409, [3]]);
  });

  it('that is called off is free again, and cannot be paid', async (t) => {
    const { app, anna, ben } = await shop(t);
    const { id } = await reserved(anna, 5);
    assert.equal((await cancel(app, id)).json().state, 'cancelled');
    assert.equal((await cancel(app, id)).json().state, 'cancelled');
    assert.equal((await ben.add('lamp', 5)).statusCode, 200);
    assert.equal((await confirm(app, id)).json().code, 'order-cancelled');
    assert.deepEqual([await stockOf(app), await anna.quantities()], [[5], [5]]);
  });

  it('that is paid too late is still sold while there is enough', async (t) => {
    const { app, clock, anna, ben } = await shop(t);
    const { id } = await reserved(anna, 2);
    clock.advance(3600);
    const other = await reserved(ben, 4, 'b');
    const late = await confirm(app, id);
    assert.deepEqual([late.statusCode, late.json().available], [409, 1]);
    await cancel(app, other.id);
    assert.equal((await confirm(app, id)).json().state, 'sold');
    assert.deepEqual(await stockOf(app), [3]);
  });

  it('never takes more than the owner has left in stock meanwhile', async (t) => {
    const { app, anna } = await shop(t);
    const { id } = await reserved(anna, 4);
    const [variant] = LAMP.structuredContent.variants;
    await put(app, 'lamp', {
      structuredContent: { productType: 1, variants: [{ ...variant, qtyInStock: 1 }] },
    });
    assert.equal((await confirm(app, id)).statusCode, 409);
    assert.deepEqual(await stockOf(app), [1]);
  });

  it('of two variants of one product takes from both, and nothing from what has no end', async (t) => {
    const { app, anna } = await shop(t);
    const structuredContent = {
      productType: 1,
      variants: [
        { id: 'a', qtyInStock: 4 },
        { id: 'b', qtyInStock: 4 },
        { id: 'c', unlimited: true, qtyInStock: 0 },
      ].map((variant) => ({ ...variant, priceMoney: { value: '5.00', currency: 'USD' } })),
    };
    await put(app, 'vase', { structuredContent });
    await anna.add('vase', 1, { variantId: 'a' });
    await anna.add('vase', 3, { variantId: 'b', additionalFields: { engraving: 'A' } });
    await anna.add('vase', 1, { variantId: 'b', additionalFields: { engraving: 'B' } });
    await anna.add('vase', 9, { variantId: 'c' });
    assert.equal((await confirm(app, (await anna.handOver('r')).json().id)).statusCode, 200);
    assert.deepEqual([await stockOf(app, 'vase'), await anna.quantities()], [[3, 0, 0], []]);
  });

  it('is the owner’s to read, and goes two weeks later if nobody paid', async (t) => {
    const { app, clock, dataDir, anna, ben } = await shop(t);
    const { id } = await reserved(anna, 1);
    const sold = await reserved(ben, 1, 'b');
    await confirm(app, sold.id);
    assert.equal((await app.inject({ url: `/api/owner/orders/${id}` })).statusCode, 401);
    assert.equal((await owner(app, 'GET', 'orders/none')).statusCode, 404);
    assert.equal((await confirm(app, 'none')).statusCode, 404);
    const ids = async () =>
      (await owner(app, 'GET', 'orders')).json().map((order: { id: string }) => order.id);
    assert.deepEqual(await ids(), [sold.id, id]);
    clock.advance(CART_AGE_SECONDS + 3600);
    const db = await openDatabase(await placeOf(t, dataDir));
    await expireOrders(db, clock.now());
    await dropOldOrders(db, new Date(clock.now() - CART_AGE_SECONDS * 1000).toISOString());
    await db.destroy();
    assert.deepEqual(await ids(), [sold.id]);
  });
});
