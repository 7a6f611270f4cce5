import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag, VARIANTS } from '../support/browser/product.ts';

async function quantity(attributes: Attributes = {}, ofProduct?: Attributes) {
  const itemId = newItemId();
  const product = tag('sqs-product-variants', { 'item-id': itemId, variants: VARIANTS, ...ofProduct });
  const element = tag('sqs-quantity', { 'item-id': itemId, ...attributes });
  await show(...(ofProduct ? [product, element] : [element]));
  const input = element.querySelector('input') as HTMLInputElement;
  const [fewer, more] = element.querySelectorAll('button');
  return { element, input, fewer: fewer as HTMLButtonElement, more: more as HTMLButtonElement, product };
}

describe('<sqs-quantity>', () => {
  it('is accessible at rest and at its limit', async () => {
    const { element, product, more } = await quantity({}, {});
    await expectAccessibleEverywhere(element);
    await product.choose({ Size: 'M', Colour: 'Ink' });
    await element.setQuantity(3);
    more.click();
    await until(() => element.querySelector('[role="status"]')?.textContent === 'Only 3 can be ordered.');
    await expectAccessibleEverywhere(element);
  });

  it('is a number from 1 to 9999 under its label, with targets for a finger', async () => {
    const { input, fewer, more } = await quantity();
    const { type, min, max, step, value } = input;
    expect({ type, min, max, step, value }).to.deep.equal({
      type: 'number',
      min: '1',
      max: '9999',
      step: '1',
      value: '1',
    });
    expect(input.labels?.[0]?.textContent).to.equal('Quantity');
    for (const button of [fewer, more]) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });

  it('goes up and down by keyboard and buttons, and tells of each step', async () => {
    const { element, input, fewer, more } = await quantity({ label: 'How many?' });
    const changes = record(element, 'sqs-quantity-change') as { quantity: number }[];
    expect(input.labels?.[0]?.textContent).to.equal('How many?');
    more.click();
    await until(() => element.quantity === 2);
    input.focus();
    await sendKeys({ press: 'ArrowUp' });
    await until(() => element.quantity === 3);
    fewer.click();
    await until(() => input.value === '2');
    expect(changes.map((change) => change.quantity)).to.deep.equal([2, 3, 2]);
  });

  for (const [typed, kept] of [
    ['0', '1'],
    ['12.7', '12'],
    ['-3', '1'],
    ['20000', '9999'],
    ['', '1'],
    ['41', '41'],
  ] as const) {
    it(`makes ${kept} of "${typed}" when it is left`, async () => {
      const { element, input } = await quantity();
      input.focus();
      input.select();
      await (typed ? sendKeys({ type: typed }) : sendKeys({ press: 'Backspace' }));
      await sendKeys({ press: 'Tab' });
      expect(input.value).to.equal(kept);
      await until(() => element.quantity === Number(kept));
    });
  }

  it('keeps what is typed while it is still drawing what was typed before', async () => {
    const { element, input } = await quantity();
    input.value = '2000';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.value = '20000';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => element.quantity === 2000);
    await element.updateComplete;
    await new Promise((done) => requestAnimationFrame(done));
    expect(input.value).to.equal('20000');
    element.setQuantity(7);
    await until(() => input.value === '7');
  });

  it('asks for no more than is left of what is chosen, and says so', async () => {
    const { element, input, product } = await quantity({}, {});
    const changes = record(element, 'sqs-quantity-change');
    await element.setQuantity(8);
    await product.choose({ Size: 'M', Colour: 'Ink' });
    await until(() => input.value === '3');
    expect(element.querySelector('[role="status"]')?.textContent).to.equal('Only 3 can be ordered.');
    expect(input.max).to.equal('3');
    await product.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => input.max === '12');
    expect(element.querySelector('[role="status"]')?.textContent).to.equal('');
    expect(changes).to.deep.equal([]);
  });

  it('is not there for what is sold out, and comes back for what is not', async () => {
    const { element, product } = await quantity({}, {});
    await product.choose({ Size: 'L', Colour: 'Ink' });
    await until(() => !element.checkVisibility());
    await product.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => element.checkVisibility());
    expect(element.querySelector('input')?.value).to.equal('1');
  });

  for (const [name, product, attributes] of [
    ['a digital product', { 'product-type': '2' }, {}],
    ['a subscription', { 'is-subscribable': true }, {}],
    ['the last one in stock', { variants: [{ qtyInStock: 1 }] }, {}],
    ['a service where the site says so', { 'product-type': '3' }, { 'single-service': true }],
  ] as [string, Attributes, Attributes][]) {
    it(`is not there for ${name}`, async () => {
      const { element } = await quantity(attributes, product);
      await until(() => !element.checkVisibility());
      expect(element.querySelector('input')).to.equal(null);
    });
  }
});
