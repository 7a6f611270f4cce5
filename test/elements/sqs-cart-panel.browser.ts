import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { ready } from '../../src/testing/index.ts';
import { cart, entry, showCart } from '../support/browser/cart.ts';
import { expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { show, tag } from '../support/browser/product.ts';

async function panel(attributes: Record<string, string> = {}) {
  const shown = await showCart(
    { 'GET ': [cart(entry('a'))], 'POST entries': [cart(entry('a'), entry('b'))] },
    { panel: true, ...attributes },
  );
  const link = tag('sqs-cart-link', { 'api-root': shown.stub.root }, '<a href="/cart">Cart</a>');
  shown.element.after(link);
  await link.updateComplete;
  const anchor = link.querySelector('[data-part="cart-link"]') as HTMLAnchorElement;
  const isSeen = () => shown.root.querySelector('dialog')?.open === true && shown.all('line').length > 0;
  return { ...shown, link, anchor, isSeen };
}

describe('<sqs-cart panel>', () => {
  it('is accessible closed and open', async () => {
    const { main, element, isSeen } = await panel();
    await expectAccessibleEverywhere(main);
    element.show();
    await until(isSeen);
    await ready(element);
    await expectAccessibleEverywhere(main);
    element.close();
  });

  it('has its way out in the line of its heading', async () => {
    const { element, root, isSeen } = await panel();
    element.show();
    await until(isSeen);
    const middle = (name: string) => {
      const { top, bottom } = root.querySelector(`[part~="${name}"]`)!.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    expect(middle('close')).to.be.closeTo(middle('heading'), 1);
    element.close();
  });

  it('is opened by the link to the cart, closed by Escape, and gives the focus back', async () => {
    const { element, anchor, isSeen, text, root } = await panel();
    const events = ['sqs-cart-open', 'sqs-cart-close'].map((type) => record(element, type));
    anchor.focus();
    await sendKeys({ press: 'Enter' });
    await until(isSeen);
    expect([text('heading'), element.hasAttribute('open')]).to.deep.equal(['Your cart', true]);
    expect(root.querySelector('dialog')?.ariaLabel).to.equal('Your cart');
    await sendKeys({ press: 'Escape' });
    await until(() => !element.open && document.activeElement === anchor);
    expect(events.map(({ length }) => length)).to.deep.equal([1, 1]);
  });

  it('stays open where the page says so', async () => {
    const { element, isSeen, part } = await panel({ label: 'Basket' });
    element.addEventListener('sqs-cart-before-close', (event) => event.preventDefault(), { once: true });
    element.show();
    await until(isSeen);
    expect(part('heading').textContent).to.equal('Basket');
    part('close').click();
    expect(element.open).to.equal(true);
    part('close').click();
    await until(() => !element.open);
  });

  it('leaves a click for a new tab to the link', async () => {
    const { element, anchor } = await panel();
    // After everybody has heard of it: a new tab would hide this one.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    anchor.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, ctrlKey: true, cancelable: true }),
    );
    expect(element.open).to.equal(false);
  });

  it('opens after something was added, on request', async () => {
    const { stub, all, isSeen } = await panel({ 'open-on-add': '' });
    const button = tag('sqs-add-to-cart', { 'item-id': 'b', 'api-root': stub.root });
    await show(button);
    await button.add();
    await until(isSeen);
    expect(all('line').length).to.be.greaterThan(0);
  });

  it('stays closed after that without being asked for', async () => {
    const { element, stub } = await panel();
    const button = tag('sqs-add-to-cart', { 'item-id': 'b', 'api-root': stub.root });
    await show(button);
    await button.add();
    expect(element.open).to.equal(false);
  });
});
