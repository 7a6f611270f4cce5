import { expect } from '@open-wc/testing';
import { expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag } from '../support/browser/product.ts';

const gone = { qtyInStock: 0 };
const there = { qtyInStock: 2 };
const sale = { qtyInStock: 2, onSale: true };

async function mark(product: object | undefined, attributes: Attributes = {}, content = '') {
  const element = tag('sqs-product-mark', { product, ...attributes }, content);
  await show(element);
  return element;
}

const seen = (element: HTMLElement) => element.innerText.trim();

describe('<sqs-product-mark>', () => {
  it('is accessible sold out, on sale and without a mark', async () => {
    for (const variant of [gone, sale, there])
      await expectAccessibleEverywhere(await mark({ productType: 1, variants: [variant] }));
  });

  for (const [name, product, attributes, words] of [
    ['all is sold out', { variants: [gone, gone] }, {}, 'sold out'],
    ['all is sold out, in the owner’s words', { variants: [gone] }, { 'sold-out-text': 'Gone' }, 'Gone'],
    ['all is sold out, on sale or not', { variants: [{ ...gone, onSale: true }] }, {}, 'sold out'],
    ['less than nothing is in stock', { variants: [{ qtyInStock: -3 }] }, {}, 'sold out'],
    ['any of it is on sale', { variants: [there, sale] }, {}, 'sale'],
    ['any of it is on sale, in the owner’s words', { variants: [sale] }, { 'sale-text': 'Less' }, 'Less'],
    ['a download is on sale', { productType: 2, onSale: true }, {}, 'sale'],
    ['some of it is left', { variants: [gone, there] }, {}, ''],
    ['it is a download', { productType: 2 }, {}, ''],
    ['it is a gift card', { productType: 4, variants: [{ ...gone, onSale: true }] }, {}, ''],
    ['its type is unknown', { productType: 9, variants: [there] }, {}, 'sold out'],
    [
      'the owner’s words are hostile',
      { variants: [gone] },
      { 'sold-out-text': '<img src=x onerror=alert(1)>' },
      '<img src=x onerror=alert(1)>',
    ],
  ] as [string, object, Attributes, string][])
    it(`says ${words || 'nothing'} where ${name}`, async () => {
      const element = await mark(product, attributes);
      expect(seen(element)).to.equal(words);
      expect(element.hasAttribute('data-mark')).to.equal(words !== '');
    });

  it('leaves what stands inside until the product of its id is known, and again afterwards', async () => {
    const itemId = newItemId();
    const element = await mark(undefined, { 'item-id': itemId }, 'ask us');
    expect(seen(element)).to.equal('ask us');
    const picker = tag('sqs-product-variants', { 'item-id': itemId, variants: [gone] });
    await show(picker);
    await until(() => seen(element) === 'sold out');
    picker.remove();
    await until(() => seen(element) === 'ask us');
  });
});
