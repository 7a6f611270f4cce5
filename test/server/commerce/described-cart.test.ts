/** What a visitor reads of their cart: each entry with what its product is now, and the sums, whatever the data holds. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { openDatabase } from '../../../server/src/db/connect.ts';
import type { Cart, CartEntry } from '../../../src/domain/api/commerce.ts';
import { placeOf } from '../../support/node/databases.ts';
import { OWNER, startApp, temporaryFolder } from '../../support/node/server.ts';
import { type Shopper, shopper } from '../../support/node/shopper.ts';

const money = (value: string, currency = 'EUR') => ({ value, currency });

async function shop(test: TestContext) {
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { production: true, dataDir });
  const put = (id: string, variants: object[], item: object = {}) =>
    app.inject({
      method: 'PUT',
      url: `/api/owner/products/${id}`,
      headers: OWNER,
      payload: { ...item, structuredContent: { productType: 1, variants } },
    });
  return { put, dataDir, anna: await shopper(app) };
}

async function cartOf(visitor: Shopper): Promise<{ entries: readonly CartEntry[]; sums: Cart['sums'] }> {
  return (await visitor.call('GET', '/api/commerce/shopping-cart')).json();
}

describe('an entry of a cart', () => {
  it('says what its product is: title, address, picture, options, price, how many there are', async (t) => {
    const { put, anna } = await shop(t);
    const hostile = '<script>alert(1)</script>';
    const variant = {
      id: 'v',
      attributes: { Size: 'L', Engraving: '' },
      priceMoney: money('5.00'),
      qtyInStock: 3,
    };
    await put('lamp', [variant], { title: hostile, fullUrl: '/lamp', assetUrl: '/lamp.jpg' });
    await anna.add('lamp', 2);
    const [{ id, ...entry } = {}] = (await cartOf(anna)).entries;
    assert.ok(id);
    assert.deepEqual(entry, {
      itemId: 'lamp',
      variantId: 'v',
      quantity: 2,
      title: hostile,
      url: '/lamp',
      image: '/lamp.jpg',
      options: [{ name: 'Size', value: 'L' }],
      price: money('5.00'),
      available: 3,
    });
  });

  it('is still called by its product where the variant is sold no more', async (t) => {
    const { put, anna } = await shop(t);
    const variants = ['s', 'm'].map((id) => ({ id, priceMoney: money('5.00'), qtyInStock: 3 }));
    const item = { title: 'Shirt', fullUrl: '/shirt', assetUrl: '/shirt.jpg' };
    await put('shirt', variants, item);
    await anna.add('shirt', 2, { variantId: 's' });
    await put('shirt', variants.slice(1), item);
    const [{ id, ...entry } = {}] = (await cartOf(anna)).entries;
    assert.ok(id);
    assert.deepEqual(entry, {
      itemId: 'shirt',
      variantId: 's',
      quantity: 2,
      title: 'Shirt',
      url: '/shirt',
      image: '/shirt.jpg',
      isGone: true,
    });
  });

  it('costs what is on sale, also where the data writes minor units', async (t) => {
    const { put, anna } = await shop(t);
    await put('sale', [
      { onSale: true, priceMoney: money('9.00'), salePriceMoney: money('7.50'), qtyInStock: 9 },
    ]);
    await put('minor', [{ price: 1250, priceMoney: money('1250'), qtyInStock: 9 }]);
    await put('yen', [{ priceMoney: money('500', 'JPY'), qtyInStock: 9 }]);
    await put('dinar', [{ priceMoney: money('1.250', 'KWD'), unlimited: true }]);
    for (const id of ['sale', 'minor', 'yen', 'dinar']) await anna.add(id, 3);
    const { entries, sums } = await cartOf(anna);
    assert.deepEqual(
      entries.map(({ price }) => price?.value),
      ['7.50', '12.50', '500', '1.250'],
    );
    assert.deepEqual(sums, [money('60.00'), money('1500', 'JPY'), money('3.750', 'KWD')]);
    assert.equal(entries[3]?.available, undefined, 'what has no end');
  });

  it('is not for sale without a price, and gone once that is none', async (t) => {
    const { put, anna } = await shop(t);
    await put('secret', [{ priceMoney: money('soon'), qtyInStock: 9 }]);
    assert.equal((await anna.add('secret', 1)).statusCode, 404);
    await put('secret', [{ priceMoney: money('5.00'), qtyInStock: 9 }]);
    assert.equal((await anna.add('secret', 1)).statusCode, 200);
    await put('secret', [{ qtyInStock: 9 }]);
    const [entry] = (await cartOf(anna)).entries;
    assert.deepEqual([entry?.isGone, entry?.price], [true, undefined]);
    assert.equal((await anna.handOver('a')).statusCode, 409);
  });

  it('says that its price was another when it was put in, until it is put in again', async (t) => {
    const { put, anna } = await shop(t);
    const at = (value: string) => put('lamp', [{ id: 'v', priceMoney: money(value), qtyInStock: 9 }]);
    await at('5.00');
    await anna.add('lamp', 1);
    await at('5');
    assert.equal((await cartOf(anna)).entries[0]?.priceBefore, undefined, 'the same amount');
    await at('6.00');
    const [entry] = (await cartOf(anna)).entries;
    assert.deepEqual([entry?.price, entry?.priceBefore], [money('6.00'), money('5.00')]);
    await anna.add('lamp', 1);
    assert.equal((await cartOf(anna)).entries[0]?.priceBefore, undefined);
  });

  it('says that it is gone or short, and negative stock is none', async (t) => {
    const { put, anna } = await shop(t);
    const variants = [
      { id: 'a', priceMoney: money('1.00'), qtyInStock: 5 },
      { id: 'b', priceMoney: money('1.00'), qtyInStock: 5 },
    ];
    await put('lamp', variants);
    await anna.add('lamp', 4, { variantId: 'a', additionalFields: { text: 'A' } });
    await anna.add('lamp', 1, { variantId: 'a', additionalFields: { text: 'B' } });
    await anna.add('lamp', 2, { variantId: 'b' });
    await put('lamp', [{ ...variants[0], qtyInStock: 3 }]);
    const short = await cartOf(anna);
    assert.deepEqual(
      short.entries.map(({ available, isGone = false }) => [available, isGone]),
      [
        [3, false],
        [0, false],
        [undefined, true],
      ],
    );
    assert.deepEqual(short.sums, [money('5.00')], 'what is gone costs nothing');
    await put('lamp', [{ ...variants[0], qtyInStock: -7 }]);
    assert.equal((await cartOf(anna)).entries[0]?.available, 0);
    assert.equal((await anna.add('lamp', 1)).json().available, 0);
    assert.equal((await anna.handOver('r')).statusCode, 409);
  });

  it('is one of five hundred', async (t) => {
    const { put, anna, dataDir } = await shop(t);
    const variants = Array.from({ length: 500 }, (_, index) => ({
      id: `v${index}`,
      priceMoney: money('0.10'),
      qtyInStock: 9,
    }));
    await put('beads', variants);
    await anna.add('beads', 1, { variantId: 'v0' });
    const db = await openDatabase(await placeOf(t, dataDir));
    const first = await db.selectFrom('cart_entries').selectAll().executeTakeFirstOrThrow();
    const others = variants.slice(1).map(({ id }) => ({ ...first, id: `x${id}`, line: id, variant_id: id }));
    await db.insertInto('cart_entries').values(others).execute();
    await db.destroy();
    const { entries, sums } = await cartOf(anna);
    assert.deepEqual([entries.length, sums], [500, [money('50.00')]]);
    const order = await anna.handOver('r');
    assert.deepEqual([order.statusCode, order.json().entries.length], [200, 500]);
  });
});
