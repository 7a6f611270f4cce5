/** The variant in an address: the rest of the query stays as it was written. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchWithVariant, variantInSearch } from '../../../src/domain/commerce/variant-address.ts';

describe('the variant in an address', () => {
  for (const [search, parameter, value, expected] of [
    ['', 'variant', 'm', '?variant=m'],
    ['?q=a%20b&&x', 'variant', 'm', '?q=a%20b&x&variant=m'],
    ['?variant=s&q=%7E+~', 'variant', 'm', '?variant=m&q=%7E+~'],
    ['?a=1&variant=s&variant=x&b=2', 'variant', 'm', '?a=1&variant=m&b=2'],
    ['?variant=s&q=1', 'variant', '', '?q=1'],
    ['?variant=s', 'variant', '', ''],
    ['', 'größe', 'a&b=c', '?gr%C3%B6%C3%9Fe=a%26b%3Dc'],
    ['?q=%E0%A4%A', 'variant', 'm', '?q=%E0%A4%A&variant=m'],
  ] as const)
    it(`of "${search}" becomes "${expected}"`, () => {
      assert.equal(searchWithVariant(search, parameter, value), expected);
      if (value) assert.equal(variantInSearch(expected, parameter), value);
    });

  for (const [search, expected] of [
    ['', ''],
    ['?variant', 'variant'.slice(7)],
    ['?variants=m', ''],
    ['?q=variant%3Dm', ''],
    ['?variant=a+b', 'a b'],
  ] as const)
    it(`of "${search}" is "${expected}"`, () => assert.equal(variantInSearch(search, 'variant'), expected));
});
