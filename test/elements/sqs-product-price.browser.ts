import { expect } from '@open-wc/testing';
import { errorsDuring, until } from '../support/browser/page.ts';
import { type Attributes, newItemId, show, tag, VARIANTS } from '../support/browser/product.ts';

const money = (value: string, currency = 'USD') => ({ value, currency });
const variant = (value: string, more: object = {}) => ({ priceMoney: money(value), qtyInStock: 1, ...more });
const ON_SALE = variant('3200', { onSale: true, salePriceMoney: money('2400') });

async function price(product: object | string | undefined, attributes: Attributes = {}, content = '') {
  const element = tag(
    'sqs-product-price',
    { 'item-id': newItemId(), product, 'money-units': 'minor', ...attributes },
    content,
  );
  await show(element);
  return element;
}

/** What is seen. */
const seen = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
/** What is read out. */
const heard = (element: HTMLElement) =>
  element.querySelector('[data-part="output"]')?.textContent?.replace(/\s+/g, ' ').trim();

describe('<sqs-product-price>', () => {
  for (const [name, product, attributes, words] of [
    ['one price', { productType: 1, variants: [variant('3200')] }, {}, '$32.00'],
    [
      'major units, by itself',
      { productType: 1, variants: [variant('32')] },
      { 'money-units': undefined },
      '$32.00',
    ],
    ['major units', { productType: 1, variants: [variant('32')] }, { 'money-units': 'major' }, '$32.00'],
    ['major units, by a decimal point', { productType: 1, variants: [variant('32.00')] }, {}, '$32.00'],
    ['a product that says no type', { variants: [variant('3200')] }, {}, '$32.00'],
    ['nothing, for a free thing', { variants: [variant('0')] }, {}, '$0.00'],
    ['from the lowest', { productType: 1, variants: [variant('2400'), variant('1800')] }, {}, 'from $18.00'],
    [
      'from the lowest that is left',
      { productType: 1, variants: [variant('1000', { qtyInStock: 0 }), variant('2400'), variant('2600')] },
      {},
      'from $24.00',
    ],
    [
      'what it would cost, when all is sold out',
      { productType: 1, variants: [variant('1000', { qtyInStock: 0 }), variant('2400', { qtyInStock: 0 })] },
      {},
      'from $10.00',
    ],
    [
      'no sale that is dearer',
      { productType: 1, variants: [variant('1000', { onSale: true, salePriceMoney: money('1500') })] },
      {},
      '$15.00',
    ],
    ['a digital product', { productType: 2, priceMoney: money('999'), onSale: false }, {}, '$9.99'],
    [
      'another language',
      { productType: 1, variants: [{ priceMoney: money('123450', 'EUR'), qtyInStock: 1 }] },
      { locale: 'de' },
      '1.234,50 €',
    ],
    [
      'a currency whose cents browsers leave out',
      { productType: 1, variants: [{ priceMoney: money('150000', 'COP'), qtyInStock: 1 }] },
      {},
      'COP 1,500.00',
    ],
    [
      'a subscription',
      {
        productType: 1,
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 },
        variants: [variant('1500')],
      },
      {},
      '$15.00 every 2 weeks for 1 year',
    ],
    [
      'a subscription of no period',
      { productType: 1, isSubscribable: true, variants: [variant('1')] },
      {},
      'Unavailable',
    ],
  ] as [string, object, Attributes, string][]) {
    it(`says ${name}`, async () => expect(seen(await price(product, attributes))).to.equal(words));
  }

  it('stays within a narrow place, however long it is', async () => {
    const element = await price({ productType: 1, variants: [variant('1234567890123456789012345678')] });
    const place = element.parentElement!;
    place.style.inlineSize = '180px';
    expect(place.scrollWidth).to.equal(180);
  });

  it('tells eyes and ears which price is which on sale', async () => {
    const element = await price({ productType: 1, variants: [ON_SALE] });
    expect(heard(element)).to.equal('Sale Price: $24.00 Original Price: $32.00');
    expect(element.querySelector('del')?.textContent).to.equal('$32.00');
    const label = element.querySelector('[data-part="sr-only"]')?.getBoundingClientRect();
    expect(label?.width).to.be.at.most(1);
  });

  it('follows what is chosen, and reads it out', async () => {
    const itemId = newItemId();
    const element = tag('sqs-product-price', { 'item-id': itemId }, '<b>ask us</b>');
    await show(element);
    expect(seen(element)).to.equal('ask us');
    const picker = tag('sqs-product-variants', { 'item-id': itemId, variants: VARIANTS });
    await show(picker);
    await until(() => seen(element) === 'from $24.00');
    expect(element.ariaLive).to.equal('polite');
    await picker.choose({ Size: 'L', Colour: 'Ink' });
    await until(() => seen(element) === '$36.00');
    await picker.choose({ Size: 'S', Colour: 'Sand' });
    await until(() => heard(element)?.startsWith('Sale Price: $24.00'));
    picker.remove();
    await until(() => seen(element) === 'ask us');
  });

  it('that brings its product and names none follows nobody', async () => {
    const picker = tag('sqs-product-variants', { variants: VARIANTS });
    const element = await price({ productType: 1, variants: [variant('100')] }, { 'item-id': undefined });
    await show(picker);
    await picker.choose({ Size: 'M', Colour: 'Ink' });
    await element.updateComplete;
    expect([seen(element), element.ariaLive]).to.deep.equal(['$1.00', null]);
  });

  it('speaks the page’s language', async () => {
    // The kit of the page, not a copy in the test.
    const address = `/dist/${(window as { SQS_TEST_RUNTIME?: string }).SQS_TEST_RUNTIME}/sqs-kit.js`;
    const { registerLocale } = await import(address);
    registerLocale('nl', { 'product-price': { from: 'vanaf {fromPrice}' } });
    const container = document.createElement('div');
    container.lang = 'nl';
    const element = tag('sqs-product-price', {
      'item-id': newItemId(),
      'money-units': 'minor',
      product: { productType: 1, variants: [variant('1800'), variant('2400')] },
    });
    container.append(element);
    await show(container);
    await element.updateComplete;
    expect(seen(element)).to.match(/^vanaf US\$ 18,00$/);
    registerLocale('nl', {
      'product-price': { every: '{price} per {period}', limited: '{price} gedurende {duration}' },
    });
    element.product = {
      productType: 1,
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 },
      variants: [variant('1800'), variant('2400')],
    };
    await element.updateComplete;
    expect(seen(element)).to.match(/^vanaf US\$ 18,00 per 2 weken gedurende 1 jaar$/);
  });

  it('leaves what stands inside when its JSON is broken', async () => {
    let element: HTMLElement | undefined;
    const errors = await errorsDuring(async () => {
      element = await price('{"variants":', {}, 'about 30');
    });
    expect(element && seen(element)).to.equal('about 30');
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/<sqs-product-price> product: must be an object/);
  });

  for (const [name, product, must = 'be a number'] of [
    ['a thousands separator', { variants: [variant('1,299.00')] }],
    ['words', { variants: [variant('abc')] }],
    ['null', { variants: [{ priceMoney: null, qtyInStock: 1 }] }],
    ['a whole price alone', { variants: [{ price: 3200, qtyInStock: 1 }] }],
    ['a sale without an amount', { variants: [variant('3200', { onSale: true })] }],
    ['no variants', { variants: [] }, 'hold one at least'],
  ] as [string, object, string?][]) {
    it(`leaves what stands inside, and says why, for ${name}`, async () => {
      let element: HTMLElement | undefined;
      const errors = await errorsDuring(async () => {
        element = await price({ productType: 1, ...product }, {}, 'about 30');
      });
      expect(element && seen(element)).to.equal('about 30');
      expect(errors.join()).to.match(new RegExp(`<sqs-product-price> product\\.variants.* must ${must}`));
    });
  }

  it('shows a variant whose price is known while another one’s is not', async () => {
    const itemId = newItemId();
    const element = tag('sqs-product-price', { 'item-id': itemId }, 'ask us');
    const [first, ...others] = VARIANTS;
    const variants = [first, ...others.map((other) => ({ ...other, priceMoney: null }))];
    const picker = tag('sqs-product-variants', { 'item-id': itemId, variants });
    const errors = await errorsDuring(() => show(picker, element));
    expect([seen(element), errors.length]).to.deep.equal(['ask us', 1]);
    await picker.choose({ Size: 'S', Colour: 'Ink' });
    await until(() => seen(element) === '$32.00');
  });
});
