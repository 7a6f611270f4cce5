import { expect } from '@open-wc/testing';
import { cart, entry, showCart } from '../support/browser/cart.ts';
import { record, until } from '../support/browser/page.ts';
import type { StubAnswer } from '../support/browser/stub.ts';

const ORDER = { id: 'o1', state: 'reserved', entries: [], sums: [], createdAt: '', expiresAt: '' };

/** The checkout stands in the stub; where it leads is a place on this page. */
async function shopWithCheckout(answers: Record<string, StubAnswer[]>) {
  const shown = await showCart({
    'GET ': [cart(entry('a', { quantity: 2 }))],
    'POST orders': [{ json: ORDER }],
    'POST /checkout': [{ json: { url: `${location.pathname}${location.search}#paying` } }],
    ...answers,
  });
  shown.element.setAttribute('checkout-url', `${shown.stub.root}checkout`);
  await until(() => shown.all('checkout').length === 1);
  await shown.element.updateComplete;
  const start = () => shown.part('checkout').click();
  const sent = async (path: string) =>
    (await shown.stub.requests())
      .filter((request) => request.path === path && request.method === 'POST')
      .map(({ body }) => JSON.parse(body));
  return { ...shown, start, sent };
}

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the checkout of <sqs-cart>', () => {
  it('is told the cart after the shop has kept it, and leads on', async () => {
    const { element, start, sent } = await shopWithCheckout({});
    const before = record(element, 'sqs-cart-checkout');
    start();
    await until(() => location.hash === '#paying');
    const [{ order, cart: told }] = await sent('/checkout');
    expect([order.id, told.entries.length]).to.deep.equal(['o1', 1]);
    expect((await sent('/commerce/shopping-cart/orders'))[0].requestId).to.have.length.above(8);
    expect(before).to.have.length(1);
  });

  it('is left to a page that says so, before anything is kept', async () => {
    const { element, sent } = await shopWithCheckout({});
    element.addEventListener('sqs-cart-checkout', (event) => event.preventDefault());
    expect(await element.checkout()).to.equal(false);
    expect(await sent('/commerce/shopping-cart/orders')).to.deep.equal([]);
  });

  it('works with a shop that keeps nothing', async () => {
    const { start, sent } = await shopWithCheckout({ 'POST orders': [{ status: 404 }] });
    start();
    await until(() => location.hash === '#paying');
    expect((await sent('/checkout'))[0].order).to.equal(null);
  });

  it('saves first what is typed', async () => {
    const { field, part, start, text, sent } = await shopWithCheckout({
      'PUT entries/a': [{ status: 500 }, cart(entry('a', { quantity: 4 }))],
    });
    field().focus();
    field().value = '4';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    part('checkout').focus();
    await until(() => text('error').startsWith('This could not be saved.'));
    start();
    await until(() => location.hash === '#paying');
    expect((await sent('/checkout'))[0].cart.entries[0].quantity).to.equal(4);
  });

  it('waits for what cannot be had to be changed, and leads there', async () => {
    const short = await shopWithCheckout({ 'GET ': [cart(entry('a', { quantity: 3, available: 1 }))] });
    await until(() => short.text('note') === 'Only 1 can be ordered.');
    short.start();
    await until(() => short.text('error') === 'Please look at what is marked first.');
    expect(short.focused()).to.equal(short.field());
    expect(await short.sent('/commerce/shopping-cart/orders')).to.deep.equal([]);
  });

  it('says what the shop says where there is not enough any more, and what is left', async () => {
    const { start, text, element } = await shopWithCheckout({
      'GET ': [cart(entry('a', { quantity: 2 })), cart(entry('a', { quantity: 2, available: 0 }))],
      'POST orders': [{ status: 409, json: { error: 'Not enough.', code: 'stock', entries: [] } }],
    });
    const failures = record(element, 'sqs-cart-failure');
    start();
    await until(() => text('error') === 'Not enough.');
    await until(() => text('note') === 'This is sold out. Please remove it.');
    expect(failures).to.deep.equal([{ action: 'checkout', status: 409 }]);
  });

  it('that cannot be reached, or leads nowhere, keeps the visitor; a lost answer is asked for again by its name', async () => {
    const { start, text, part, sent } = await shopWithCheckout({
      'POST orders': [{ drop: true }, { json: ORDER }],
      'POST /checkout': [{ json: { url: 'javascript:alert(1)' } }],
    });
    start();
    await until(() => text('error').startsWith('The checkout could not be reached.'));
    start();
    await until(async () => (await sent('/checkout')).length === 1);
    await until(() => part('checkout').textContent === 'Checkout');
    expect(text('error')).to.match(/^The checkout could not be reached/);
    const [first, second] = await sent('/commerce/shopping-cart/orders');
    expect(first.requestId).to.equal(second.requestId);
  });

  it('gets a form where that is asked for', async () => {
    const { element, start } = await shopWithCheckout({});
    element.setAttribute('checkout-method', 'form');
    await element.updateComplete;
    const submitted = new Promise<HTMLFormElement>((done) => {
      const { submit } = HTMLFormElement.prototype;
      HTMLFormElement.prototype.submit = function () {
        HTMLFormElement.prototype.submit = submit;
        done(this.cloneNode(true) as HTMLFormElement);
      };
    });
    start();
    const form = await submitted;
    const fields = new FormData(form);
    expect([form.method, fields.get('order')]).to.deep.equal(['post', 'o1']);
    expect(JSON.parse(String(fields.get('cart'))).entries).to.have.length(1);
  });
});
