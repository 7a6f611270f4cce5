import { expect } from '@open-wc/testing';
import { expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { cartOf, newItemId, shop, show, tag } from '../support/browser/product.ts';

// The cart is one for the page: the tests follow it in the order in which they stand.
describe('<sqs-cart-quantity>', () => {
  it('shows what its server wrote, and asks nobody', async () => {
    const stub = await shop();
    const element = tag('sqs-cart-quantity', { 'api-root': stub.root }, '3');
    await show(element);
    await expectAccessibleEverywhere(element);
    expect([element.innerText, await stub.requests()]).to.deep.equal(['3', []]);
  });

  it('asks the shop when nobody wrote it', async () => {
    const stub = await shop();
    const element = tag('sqs-cart-quantity', { 'api-root': stub.root });
    await show(element);
    await until(() => element.innerText === '4');
    await expectAccessibleEverywhere(element);
    expect((await stub.requests()).map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /commerce/shopping-cart',
    ]);
  });

  it('follows the cart, another tab, and the page’s own script', async () => {
    const stub = await shop([{ json: cartOf(1234) }]);
    const element = tag('sqs-cart-quantity', { locale: 'de' }, '0');
    const button = tag('sqs-add-to-cart', { 'item-id': newItemId(), 'api-root': stub.root });
    await show(element, button);
    await button.add();
    await until(() => element.innerText === '1.234');
    expect(localStorage.getItem('sqs-cart-quantity')).to.equal('1234');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sqs-cart-quantity', newValue: '7' }));
    await until(() => element.innerText === '7');
    document.dispatchEvent(
      new CustomEvent('sqs-cart-quantity-change', { bubbles: true, detail: { quantity: 8 } }),
    );
    await until(() => element.innerText === '8');
  });
});
