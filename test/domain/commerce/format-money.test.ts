/** Amounts beside the reference engine, which has locale data of its own: every difference, with its reason. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatAmount } from '../../../src/domain/commerce/format-money.ts';
import { renderReference } from '../../support/node/reference-engine.ts';

const CURRENCIES = (
  'USD EUR GBP JPY CHF CAD AUD NZD CNY HKD SGD KRW INR BRL MXN SEK NOK DKK PLN CZK HUF TRY ILS ZAR THB IDR KWD CLP ' +
  'MGA CLF'
).split(' ');
const LOCALES = ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'sv', 'ja'];
const VALUES = ['0', '1234.5', '-12.5', '1234567.895'];

/** Whose amounts differ, and why. */
const DIFFERENCES: Record<string, string> = {
  HUF: 'two decimals by ISO 4217; the reference leaves them out, as common use does',
  IDR: 'the same',
  MGA: 'the same',
};

describe('amounts beside the reference engine', () => {
  for (const locale of LOCALES)
    it(`in ${locale}, ${CURRENCIES.length} currencies`, () => {
      for (const currency of CURRENCIES)
        for (const value of VALUES) {
          const reference = renderReference('{v|money}', { v: { value, currency } }, { locale });
          const isKnown = currency in DIFFERENCES;
          const written = formatAmount(locale, { value, currency });
          if (isKnown) assert.notEqual(written, reference, `${value} ${currency}: no difference any more`);
          else assert.equal(written, reference, `${value} ${currency}`);
        }
    });

  it('are exact beyond what numbers hold, where the reference is, too', () => {
    const value = '90071992547409931234.56';
    for (const locale of LOCALES)
      assert.equal(
        formatAmount(locale, { value, currency: 'USD' }),
        renderReference('{v|money}', { v: { value, currency: 'USD' } }, { locale }),
      );
  });
});
