/** Carts of people with an account: one on all of their devices, brought together as they sign in. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { OWNER, startApp } from '../../support/node/server.ts';
import { type Shopper, shopper } from '../../support/node/shopper.ts';

const SESSION = '/api/site-users/account/session';
const ADA = { email: 'ada@example.com', password: 'analytical engine' };

async function signIn(device: Shopper) {
  const response = await device.call('POST', SESSION, ADA);
  assert.equal(response.statusCode, 200, response.body);
  return (query: string) =>
    device.call('DELETE', `${SESSION}${query}`, undefined, { 'x-xsrf-token': response.json().xsrfToken });
}

async function devices(test: TestContext) {
  const app = await startApp(test);
  await app.inject({ method: 'POST', url: '/api/owner/site-users', headers: OWNER, payload: ADA });
  return { app, phone: await shopper(app), desk: await shopper(app) };
}
const contentsOf = async (device: Shopper) =>
  (await device.entries()).map(({ itemId, quantity }) => `${quantity} ${itemId}`).sort();

describe('the cart of an account', () => {
  it('has what both devices held; of the same thing the larger number', async (t) => {
    const { phone, desk } = await devices(t);
    await phone.add('mug', 1);
    await phone.add('poster', 2);
    await desk.add('mug', 3);
    await desk.add('lamp', 1);
    await signIn(phone);
    await signIn(desk);
    const all = ['1 lamp', '2 poster', '3 mug'];
    assert.deepEqual([await contentsOf(phone), await contentsOf(desk)], [all, all]);
    const [first] = await phone.entries();
    await phone.call('DELETE', `/api/commerce/shopping-cart/entries/${first?.id}`);
    assert.equal((await desk.entries()).length, 2, 'one cart on both');
  });

  it('is there on a device that had none, and is filled from it', async (t) => {
    const { phone, desk } = await devices(t);
    await phone.add('mug', 1);
    await signIn(phone);
    await signIn(desk);
    assert.deepEqual(await contentsOf(desk), ['1 mug']);
    await desk.add('mug', 1);
    assert.deepEqual(await contentsOf(phone), ['2 mug']);
  });

  it('stays behind with the account when its person signs out', async (t) => {
    const { phone } = await devices(t);
    await phone.add('mug', 1);
    const signOut = await signIn(phone);
    assert.equal((await signOut('')).statusCode, 200);
    assert.deepEqual(await contentsOf(phone), []);
    await signIn(phone);
    assert.deepEqual(await contentsOf(phone), ['1 mug']);
  });

  it('leaves a copy on the device where that is asked for, which is no second wish later', async (t) => {
    const { phone, desk } = await devices(t);
    await phone.add('mug', 2);
    const signOut = await signIn(phone);
    assert.deepEqual((await signOut('?cloneCart=true')).json(), { cloneCart: true });
    assert.deepEqual(await contentsOf(phone), ['2 mug']);
    await phone.add('lamp', 1);
    await signIn(desk);
    assert.deepEqual(await contentsOf(desk), ['2 mug'], 'the copy is the device’s own');
    await signIn(phone);
    assert.deepEqual(await contentsOf(phone), ['1 lamp', '2 mug']);
  });

  it('takes along what is being paid for', async (t) => {
    const { app, phone } = await devices(t);
    await phone.add('mug', 2);
    const { id } = (await phone.handOver('r')).json();
    await signIn(phone);
    await app.inject({ method: 'POST', url: `/api/owner/orders/${id}/confirmation`, headers: OWNER });
    assert.deepEqual(await contentsOf(phone), []);
  });

  it('is shown to its person and goes with them', async (t) => {
    const { app, phone } = await devices(t);
    await phone.add('mug', 2);
    await signIn(phone);
    const url = `/api/owner/people?email=${ADA.email}`;
    const record = (await app.inject({ url, headers: OWNER })).json();
    assert.deepEqual(record.cart, [{ productId: 'mug', variantId: '', quantity: 2 }]);
    await app.inject({ method: 'DELETE', url, headers: OWNER });
    assert.deepEqual((await app.inject({ url: '/api/owner/carts', headers: OWNER })).json(), []);
  });
});
