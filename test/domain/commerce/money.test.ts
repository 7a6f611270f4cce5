/** Amounts in major units, exact, and as the page's language writes them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAmount } from '../../../src/domain/commerce/format-money.ts';
import { priceMistake } from '../../../src/domain/commerce/known-price.ts';
import { inMajorUnits, type MoneyClash } from '../../../src/domain/commerce/money.ts';
import { moneyUnitsOf } from '../../../src/domain/commerce/money-units.ts';
import { hasVariedPrices } from '../../../src/domain/commerce/product.ts';
import { formatMoney } from '../../../src/template/intl/numbers.ts';

const amountOf = (variant: unknown) => (variant as { priceMoney: { value: string } }).priceMoney.value;
const money = (value: string, currency = 'USD', more: object = {}) => ({
  priceMoney: { value, currency },
  ...more,
});

describe('units of amounts', () => {
  const rows: [string, unknown, 'minor' | 'major', string][] = [
    ['minor where the tag says so', money('3200'), 'minor', '32.00'],
    ['major where the tag says so', money('32'), 'major', '32'],
    ['major where both forms say so', money('32.00', 'USD', { price: 3200 }), 'minor', '32.00'],
    ['minor where both forms say so', money('3200', 'USD', { price: 3200 }), 'major', '32.00'],
    ['a decimal point, and nothing else that says it', money('32.00'), 'minor', '32.00'],
    [
      'a decimal point of the sale price alone',
      { ...money('32'), salePriceMoney: { value: '24.50', currency: 'USD' } },
      'minor',
      '32',
    ],
    ['a number with a decimal point', { priceMoney: { value: 32.5, currency: 'USD' } }, 'minor', '32.5'],
    [
      'a whole price that says minor, with a decimal point',
      money('3200.00', 'USD', { price: 3200 }),
      'major',
      '32.0000',
    ],
    ['no decimals', money('4800', 'JPY'), 'minor', '4800'],
    [
      'no decimals, beside the older price in hundredths',
      money('1000', 'JPY', { price: 100_000 }),
      'minor',
      '1000',
    ],
    ['three decimals', money('12500', 'KWD'), 'minor', '12.500'],
    ['four decimals', money('12345', 'CLF'), 'minor', '1.2345'],
    ['two decimals, whatever browsers say', money('500000', 'MGA'), 'minor', '5000.00'],
    ['larger than numbers are exact', money('9007199254740993'), 'minor', '90071992547409.93'],
  ];
  for (const [name, variant, units, expected] of rows) {
    it(name, () => assert.equal(amountOf(inMajorUnits([variant], units)[0]), expected));
  }

  it('that one variant says hold for those that do not', () => {
    const result = inMajorUnits([money('32.00', 'USD', { price: 3200 }), money('36')], 'minor');
    assert.deepEqual(result.map(amountOf), ['32.00', '36']);
  });

  it('that contradict each other are told', () => {
    const clashes: MoneyClash[] = [];
    inMajorUnits([money('31.00', 'USD', { price: 3200 })], 'minor', (clash) => clashes.push(clash));
    assert.deepEqual(clashes, [{ price: 3200, value: '31.00' }]);
  });

  it('hold for the ways to pay, too', () => {
    const [variant] = inMajorUnits(
      [money('3200', 'USD', { pricingOptions: [money('3000'), null] })],
      'minor',
    );
    const { pricingOptions } = variant as { pricingOptions: unknown[] };
    assert.deepEqual([amountOf(pricingOptions[0]), pricingOptions[1]], ['30.00', null]);
  });

  it('leave two variants of one price the same, of which only one has the older price', () => {
    const variants = inMajorUnits([money('19.99', 'USD', { price: 1999 }), money('19.99')], 'major');
    assert.equal(hasVariedPrices({ structuredContent: { productType: 1, variants } }), false);
  });

  it('are what the tag says, then the site, then major', () => {
    assert.deepEqual(
      [
        moneyUnitsOf('minor', 'major'),
        moneyUnitsOf(undefined, 'minor'),
        moneyUnitsOf(undefined, 'cents'),
        moneyUnitsOf(undefined, undefined),
      ],
      ['minor', 'minor', 'major', 'major'],
    );
  });

  it('fill in the older prices, by which variants are compared', () => {
    const variants = inMajorUnits([money('1900'), money('2700')], 'minor');
    assert.equal(hasVariedPrices({ structuredContent: { productType: 1, variants } }), true);
  });

  it('leave alone what is no variant', () => {
    assert.deepEqual(inMajorUnits([null, 'x', { priceMoney: { value: 'x' } }], 'minor'), [
      null,
      'x',
      { priceMoney: { value: 'x' } },
    ]);
  });
});

describe('what a product costs', () => {
  const known = money('32.00');
  const sale = { ...known, onSale: true };
  const cheap = { ...money('18.00'), onSale: true, salePriceMoney: { value: '9', currency: 'USD' } };
  for (const [name, content, expected] of [
    ['is known', { variants: [known] }, undefined],
    ['is nothing, for a free thing', { variants: [money('0')] }, undefined],
    ['is unknown of no variants', { variants: [] }, 'variants'],
    ['is unknown by a thousands separator', { variants: [money('1,299.00')] }, 'variants.0.priceMoney.value'],
    ['is unknown by words', { variants: [known, money('abc')] }, 'variants.1.priceMoney.value'],
    ['is unknown by null', { variants: [{ priceMoney: null }] }, 'variants.0.priceMoney.value'],
    ['is unknown by a whole price alone', { variants: [{ price: 3200 }] }, 'variants.0.priceMoney.value'],
    ['is unknown on sale without an amount', { variants: [sale] }, 'variants.0.salePriceMoney.value'],
    [
      'is unknown beside a sale',
      { variants: [{ ...cheap, priceMoney: null }] },
      'variants.0.priceMoney.value',
    ],
    [
      'is known where it is the lowest of several',
      {
        variants: [
          { ...cheap, price: 1, priceMoney: null },
          { ...known, price: 2 },
        ],
      },
      undefined,
    ],
    [
      'is unknown in two currencies',
      { variants: [known, money('30.00', 'EUR')] },
      'variants.1.priceMoney.currency',
    ],
    [
      'is unknown on sale in another currency',
      { variants: [{ ...sale, salePriceMoney: { value: '20', currency: 'EUR' } }] },
      'variants.0.salePriceMoney.currency',
    ],
    ['is unknown of an unknown type', { productType: 9, variants: [known] }, 'productType'],
    ['is unknown of a digital product', { productType: 2 }, 'priceMoney.value'],
    ['is known of a digital product', { productType: 2, ...known }, undefined],
  ] as [string, object, string | undefined][])
    it(name, () =>
      assert.equal(priceMistake({ structuredContent: { productType: 1, ...content } })?.path, expected),
    );

  it('says of a product without variants that there must be one', () => {
    const mistake = priceMistake({ structuredContent: { productType: 1 } });
    assert.deepEqual(mistake, { path: 'variants', reason: 'must hold one at least, as a price needs it' });
  });
});

describe('an amount on the page', () => {
  for (const [locale, value, currency, expected] of [
    ['en-US', '80', 'USD', '$80.00'],
    ['de', '1234.5', 'EUR', '1.234,50\u00a0€'],
    ['en', '1500', 'COP', 'COP\u00a01,500.00'],
    ['ja', '4800', 'jpy', '￥4,800'],
    ['en', '90071992547409.93', 'USD', '$90,071,992,547,409.93'],
    ['en', '8', '', '8.00'],
  ] as const) {
    it(`${value} ${currency} in ${locale} is ${expected}`, () => {
      assert.equal(formatAmount(locale, { value, currency }), expected);
    });
  }

  it('is what the template language’s money formatter writes', () => {
    for (const locale of ['en', 'de', 'fr', 'ar', 'hi', 'ja'])
      for (const currency of ['USD', 'EUR', 'JPY', 'KWD', 'HUF', 'CLF', 'IQD'])
        for (const value of ['0', '-3.005', '1234567.895'])
          assert.equal(
            formatAmount(locale, { value, currency }),
            formatMoney(locale, { value, currency }, {}, false),
          );
  });
});
