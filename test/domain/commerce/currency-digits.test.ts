/** The decimals of every currency in use are those of ISO 4217. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currencyDigits } from '../../../src/domain/commerce/currency-digits.ts';

/** List one of ISO 4217, by the decimals of the minor unit; codes without one (metals, funds of account) are no prices. */
const LIST_ONE: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF ' +
    'CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL ' +
    'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
    'MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK ' +
    'SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD ' +
    'XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

describe('decimals of currencies', () => {
  for (const [digits, codes] of Object.entries(LIST_ONE))
    it(`are ${digits} of ${codes.split(' ').length} currencies`, () => {
      const others = codes.split(' ').filter((code) => currencyDigits(code) !== Number(digits));
      assert.deepEqual(others, []);
    });

  for (const code of ['', 'JP', 'YEN', 'jpy', '???'])
    it(`are two of "${code}", which is no code`, () => assert.equal(currencyDigits(code), 2));
});
