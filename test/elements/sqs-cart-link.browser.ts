import { expect } from '@open-wc/testing';
import { expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { type Attributes, shop, show, tag } from '../support/browser/product.ts';

async function link(attributes: Attributes = {}, lang = 'en') {
  const stub = await shop();
  const element = tag('sqs-cart-link', { 'api-root': stub.root, ...attributes }, '<a href="/cart">Cart</a>');
  const place = document.createElement('div');
  place.lang = lang;
  place.append(element);
  const main = await show(place);
  await element.updateComplete;
  const anchor = element.querySelector('[data-part="cart-link"]') as HTMLAnchorElement;
  const name = () => anchor.querySelector('[data-part="name"]')?.textContent;
  const tell = (quantity: number) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'sqs-cart-quantity', newValue: `${quantity}` }));
  return { main, element, anchor, name, tell, stub };
}

// The cart is one for the page: the tests follow it in the order in which they stand.
describe('<sqs-cart-link>', () => {
  it('is accessible, asks the shop once, and leads to /cart', async () => {
    const { main, anchor, name, stub } = await link();
    await until(() => name() === 'Cart, 4 items');
    await expectAccessibleEverywhere(main);
    expect(anchor.getAttribute('href')).to.equal('/cart');
    expect(anchor.innerText.replace(/\s+/g, ' ')).to.contain('Cart 4');
    await link();
    expect((await stub.requests()).map(({ path }) => path)).to.deep.equal(['/commerce/shopping-cart']);
  });

  it('says the number in the plurals of the language', async () => {
    const { name, anchor, tell } = await link();
    const german = await link({}, 'de');
    tell(1);
    await until(() => name() === 'Cart, 1 item');
    tell(1234);
    await until(() => name() === 'Cart, 1,234 items');
    expect(german.anchor.querySelector('[data-part="count"]')?.textContent).to.equal('1.234');
    tell(0);
    await until(() => name() === 'Cart, empty');
    expect(anchor.querySelector<HTMLElement>('[data-part="count"]')?.offsetWidth).to.equal(0);
  });

  it('has the owner’s address and words; one that leads nowhere safe is told and not followed', async () => {
    const { anchor } = await link({ href: '/basket', label: 'Basket' });
    expect([
      anchor.getAttribute('href'),
      anchor.querySelector('[data-part="label"]')?.textContent,
    ]).to.deep.equal(['/basket', 'Basket']);
    const hostile = await link({ href: 'javascript:alert(1)' });
    expect(hostile.anchor.getAttribute('href')).to.equal('/cart');
  });
});
