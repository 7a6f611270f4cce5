/** Templates read amounts in the units that the rendering says. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/template/index.ts';

const money = (value: string, currency = 'USD') => ({ value, currency });
const CLDR = { useCLDRMoneyFormat: true };

function write(source: string, data: object, moneyUnits?: 'minor' | 'major') {
  const { output, errors } = compile(source).render({ featureFlags: CLDR, ...data }, { moneyUnits });
  assert.deepEqual(errors, []);
  return output
    .replace(/<[^>]*>|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

const product = (...variants: object[]) => ({ structuredContent: { productType: 1, variants } });

describe('units of a rendering', () => {
  for (const [name, source, data, units, expected] of [
    ['major by default', '{@|product-price}', product({ priceMoney: money('3200') }), undefined, '$3,200.00'],
    ['minor', '{@|product-price}', product({ priceMoney: money('3200') }), 'minor', '$32.00'],
    [
      'minor, of no decimals',
      '{@|product-price}',
      product({ priceMoney: money('4800', 'JPY') }),
      'minor',
      '¥4,800',
    ],
    [
      'minor, of three decimals',
      '{@|product-price}',
      product({ priceMoney: money('12500', 'KWD') }),
      'minor',
      'KWD 12.500',
    ],
    ['a decimal point', '{@|product-price}', product({ priceMoney: money('32.00') }), 'minor', '$32.00'],
    [
      'a whole price beside it',
      '{@|product-price}',
      product({ price: 3200, priceMoney: money('32') }),
      'minor',
      '$32.00',
    ],
    [
      'a whole price beside it that says minor',
      '{@|product-price}',
      product({ price: 3200, priceMoney: money('3200') }),
      'major',
      '$32.00',
    ],
    [
      'of a download',
      '{@|product-price}',
      { structuredContent: { productType: 2, priceMoney: money('999') } },
      'minor',
      '$9.99',
    ],
    [
      'of the lowest',
      '{@|product-price}',
      product({ priceMoney: money('3200') }, { priceMoney: money('2400') }),
      'minor',
      'from $24.00',
    ],
    [
      'of prices as numbers',
      '{@|from-price} {@|normal-price}',
      product({ priceMoney: money('3200') }),
      'minor',
      '3200 3200',
    ],
    [
      'of a way to pay',
      '{@|subscription-price}',
      product({ priceMoney: money('3200'), pricingOptions: [{ priceMoney: money('3000') }] }),
      'minor',
      '$30.00',
    ],
    ['of an amount', '{m|money}', { m: money('3200') }, 'minor', '$32.00'],
    ['of an amount with a decimal point', '{m|money}', { m: money('32.5') }, 'minor', '$32.50'],
    [
      'of the other shape, which is decimal',
      '{m|money}',
      { m: { decimalValue: '32', currencyCode: 'USD' } },
      'minor',
      '$32.00',
    ],
  ] as const)
    it(`are ${name}`, () => assert.equal(write(source, data, units).replaceAll('\u00a0', ' '), expected));

  it('reach the pickers, whose amounts are in major units then', () => {
    const variants = ['S', 'M'].map((Size) => ({ attributes: { Size }, priceMoney: money('3200') }));
    const data = { structuredContent: { productType: 1, variantOptionOrdering: ['Size'], variants } };
    const { output } = compile('{@|variants-select}').render(data, { moneyUnits: 'minor' });
    assert.match(output, /&quot;value&quot;:&quot;32\.00&quot;/);
  });
});
