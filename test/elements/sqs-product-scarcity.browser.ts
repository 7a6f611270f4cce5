import { expect } from '@open-wc/testing';
import { errorsDuring, expectAccessibleEverywhere, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag, VARIANTS } from '../support/browser/product.ts';

async function scarcity(attributes: Attributes = {}, content = 'Only <b>3</b> left.') {
  const itemId = newItemId();
  const picker = tag('sqs-product-variants', { 'item-id': itemId, variants: VARIANTS });
  const element = tag('sqs-product-scarcity', { 'item-id': itemId, ...attributes }, content);
  await show(picker, element);
  return { element, picker };
}

describe('<sqs-product-scarcity>', () => {
  it('is accessible, shown and not', async () => {
    const { element, picker } = await scarcity({ 'variant-attributes': { Size: 'M' } });
    await expectAccessibleEverywhere(element);
    await picker.choose({ Size: 'M', Colour: 'Ink' });
    await until(() => element.innerText === 'Only 3 left.');
    await expectAccessibleEverywhere(element);
  });

  it('is seen while its variants are chosen, as a status', async () => {
    const { element, picker } = await scarcity({ 'variant-attributes': { Size: 'M', Colour: 'Ink' } });
    expect([element.innerText, element.role]).to.deep.equal(['', 'status']);
    await picker.choose({ Size: 'M', Colour: 'Ink' });
    await until(() => element.innerText === 'Only 3 left.');
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => element.innerText === '');
  });

  it('of the product is always seen', async () => {
    const { element, picker } = await scarcity();
    expect(element.innerText).to.equal('Only 3 left.');
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await element.updateComplete;
    expect(element.innerText).to.equal('Only 3 left.');
  });

  it('with broken JSON says so once and is seen', async () => {
    const errors = await errorsDuring(async () => {
      const { element, picker } = await scarcity({ 'variant-attributes': '{' });
      await picker.choose({ Size: 'S' });
      await element.updateComplete;
      expect(element.innerText).to.equal('Only 3 left.');
    });
    expect(errors).to.have.length(1);
  });
});
