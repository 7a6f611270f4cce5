import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { errorsDuring, expectAccessibleEverywhere, record, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag, VARIANTS } from '../support/browser/product.ts';

const WRITTEN = `
  <label>Size <select data-variant-option-name="Size"><option value="">Select</option><option>S</option><option selected>M</option></select></label>
  <div data-variant-option-name="Colour"><input type="radio" name="c" value="Ink" checked aria-label="Ink"></div>`;

/** A colour, a picture, and a value that has none. */
const SWATCHES = { Colour: { Ink: '#22304f', Sand: '/demo/assets/shirt.svg' } };

async function variants(attributes: Attributes = {}, content = '') {
  const itemId = newItemId();
  const element = tag(
    'sqs-product-variants',
    { 'item-id': itemId, variants: VARIANTS, ...attributes },
    content,
  );
  await show(element);
  return { element, itemId };
}

/** A control by its label, as assistive technology finds it. */
function control(element: HTMLElement, name: string): HTMLSelectElement {
  const label = [...element.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  return label?.control as HTMLSelectElement;
}

function pick(element: HTMLElement, name: string, value: string) {
  const select = control(element, name);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const status = (element: HTMLElement) => element.querySelector('[role="status"]')?.textContent;
const texts = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

describe('<sqs-product-variants>', () => {
  for (const shape of ['select', 'radio', 'swatch']) {
    it(`is accessible as ${shape}: open, chosen, sold out, missing`, async () => {
      const { element } = await variants({ picker: shape, 'option-swatches': SWATCHES });
      await expectAccessibleEverywhere(element);
      for (const [choice, words] of [
        [{ Size: 'S', Colour: 'Ink' }, ''],
        [{ Size: 'L', Colour: 'Ink' }, 'This choice is sold out.'],
        [{ Size: 'L', Colour: 'Sand' }, 'This combination is not available. Please choose another one.'],
      ] as const) {
        await element.choose(choice);
        await until(() => status(element) === words, words);
        await expectAccessibleEverywhere(element);
      }
    });
  }

  it('names what was chosen, once for each act of the visitor', async () => {
    const { element, itemId } = await variants();
    const changes = record(element, 'sqs-product-variants-change') as {
      variant?: { id: string };
      attributes: object;
    }[];
    await element.choose({ Size: 'S' });
    expect(changes).to.deep.equal([]);
    pick(element, 'Size', 'M');
    pick(element, 'Colour', 'Ink');
    expect(changes.map(({ variant, ...rest }) => [variant?.id, rest])).to.deep.equal([
      [undefined, { itemId, attributes: { Size: 'M' } }],
      ['m', { itemId, attributes: { Size: 'M', Colour: 'Ink' } }],
    ]);
    expect(element.choice).to.deep.equal({ Size: 'M', Colour: 'Ink' });
  });

  it('marks what cannot be had beside the rest of the choice, and lets it be chosen', async () => {
    const { element } = await variants();
    expect(texts(control(element, 'Size'))).to.deep.equal(['Select Size', 'S', 'M', 'L (sold out)']);
    pick(element, 'Colour', 'Sand');
    await until(() => texts(control(element, 'Size')).includes('M (unavailable)'));
    expect(texts(control(element, 'Size'))).to.deep.equal([
      'Select Size',
      'S',
      'M (unavailable)',
      'L (unavailable)',
    ]);
    pick(element, 'Size', 'M');
    await until(() => status(element)?.includes('not available'));
    pick(element, 'Size', '');
    await until(() => status(element) === '');
  });

  it('as radio buttons is one stop of the keyboard an option, and arrows choose', async () => {
    const { element } = await variants({ picker: 'radio' });
    const changes = record(element, 'sqs-product-variants-change') as { attributes: object }[];
    element.querySelector('input')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    expect(changes.map(({ attributes }) => attributes)).to.deep.equal([
      { Size: 'M' },
      { Size: 'M', Colour: 'Ink' },
    ]);
    const targets = [...element.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
    for (const { width, height } of targets) expect(Math.min(width, height)).to.be.at.least(24);
  });

  it('as radio buttons shows what is chosen, though the page takes a choice back', async () => {
    const { element } = await variants({ picker: 'radio' });
    const [small, middle] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    small.click();
    expect(small.checked).to.equal(true);
    element.addEventListener('sqs-product-variants-change', () => element.choose({ Size: 'S' }));
    middle.click();
    await until(() => small.checked);
    expect(middle.checked).to.equal(false);
    await element.choose({});
    await until(() => !small.checked);
  });

  it('shows swatches whose names say what they are and what cannot be had', async () => {
    const { element } = await variants({ picker: 'swatch', 'option-swatches': SWATCHES });
    await element.choose({ Size: 'M' });
    await until(() => element.querySelector('[data-swatch][data-availability="missing"]'));
    const colours = [...element.querySelectorAll<HTMLInputElement>('[data-swatch] input')];
    expect(colours.map(({ labels }) => labels?.[0]?.textContent)).to.deep.equal([
      'Ink',
      'Sand (unavailable)',
    ]);
    expect(colours.every(({ disabled }) => !disabled)).to.equal(true);
    const [ink, sand] = [...element.querySelectorAll<HTMLElement>('[data-part="swatch"]')];
    expect(getComputedStyle(ink as HTMLElement).backgroundColor).to.equal('rgb(34, 48, 79)');
    expect(sand?.getAttribute('src')).to.equal('/demo/assets/shirt.svg');
    colours[0]?.click();
    await until(() => element.querySelector('[data-part="chosen"]')?.textContent === 'Ink');
    expect(element.querySelector('fieldset')?.textContent).to.contain('SML');
  });

  it('shows a value as a word where the picture of its swatch is lost', async () => {
    const { element } = await variants({
      picker: 'swatch',
      'option-swatches': { Colour: { Ink: '/no-such-picture.jpg', Sand: '#d9c8a3' } },
    });
    await until(() => !element.querySelector('img'), 'no broken sign');
    const word = [...element.querySelectorAll<HTMLElement>('label > span')].find(
      ({ textContent }) => textContent === 'Ink',
    );
    expect(word?.getBoundingClientRect().width).to.be.above(10);
    expect(element.querySelectorAll('[data-part="swatch"]')).to.have.length(1);
  });

  it('shows a value as a word where its swatch is none, and says so', async () => {
    let element: HTMLElement | undefined;
    const errors = await errorsDuring(async () => {
      const swatches = { Colour: { Ink: 'javascript:alert(1)', Sand: 'blurple' } };
      ({ element } = await variants({ picker: 'swatch', 'option-swatches': swatches }));
    });
    expect(element?.querySelector('[data-part="swatch"]')).to.equal(null);
    expect(errors).to.have.length(2);
    expect(errors[0]).to.contain('option-swatches.Colour.Ink: must be a css colour');
  });

  it('keeps what was chosen in written pickers, and their order of options', async () => {
    const { element } = await variants({}, WRITTEN.replace('Size"', 'Size"'));
    expect(element.choice).to.deep.equal({ Size: 'M', Colour: 'Ink' });
    expect(control(element, 'Size').value).to.equal('M');
    expect(element.querySelector('[data-variant-option-name]')?.checkVisibility()).to.equal(false);
    const ordered = await variants({ 'option-order': ['Colour', 'Size'] });
    const labels = [...ordered.element.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).to.deep.equal(['Colour', 'Size']);
  });

  it('of two tags for a product shows the same choice', async () => {
    const { element, itemId } = await variants();
    const other = tag('sqs-product-variants', { 'item-id': itemId, variants: VARIANTS });
    await show(other);
    pick(element, 'Size', 'S');
    await until(() => control(other, 'Size').value === 'S');
  });

  it('shows nothing for a product in one form, and takes no room', async () => {
    const { element } = await variants({ variants: [VARIANTS[0] as object] });
    await until(() => element.getBoundingClientRect().height === 0);
    expect(element.checkVisibility()).to.equal(false);
  });

  it('asks for a value of a gift card', async () => {
    const cards = ['10', '20'].map((Value) => ({ attributes: { Value }, qtyInStock: 0 }));
    const { element } = await variants({ variants: cards, 'product-type': '4' });
    expect(control(element, 'Value').options[0]?.text).to.equal('Select Value');
  });

  for (const broken of ['[{', '{"a":1}', '["x"]']) {
    it(`leaves what stands inside when the variants are ${broken}`, async () => {
      let element: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        ({ element } = await variants({ variants: broken }, WRITTEN));
      });
      expect(errors).to.have.length(1);
      expect(errors[0]).to.match(/<sqs-product-variants> variants/);
      expect(element?.querySelector<HTMLElement>('[data-variant-option-name]')?.checkVisibility()).to.equal(
        true,
      );
    });
  }

  it('opens again what a change of the variants takes away', async () => {
    const { element } = await variants();
    await element.choose({ Size: 'L', Colour: 'Ink' });
    element.setAttribute('variants', JSON.stringify(VARIANTS.filter(({ id }) => id !== 'l')));
    await element.updateComplete;
    await until(() => JSON.stringify(element.choice) === '{"Colour":"Ink"}');
    expect(control(element, 'Size').value).to.equal('');
  });

  it('leaves the written pickers when there are no variants in it', async () => {
    for (const nothing of ['null', '[7]']) {
      let element: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        ({ element } = await variants({ variants: nothing }, WRITTEN));
      });
      expect(element?.querySelector('select')?.checkVisibility()).to.equal(true);
      expect(errors.join()).to.contain('variants');
    }
  });
});
