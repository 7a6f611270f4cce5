/** Decimal texts are moved and compared to their last digit. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareDecimals, shiftLeft, shiftRight } from '../../../src/domain/commerce/decimals.ts';

describe('a decimal text', () => {
  for (const [amount, digits, expected] of [
    ['5', 2, '0.05'],
    ['-5', 2, '-0.05'],
    ['1234.5', 2, '12.345'],
    ['7', 0, '7'],
    ['1e3', 2, '10'],
  ] as const)
    it(`${amount} moved to the left by ${digits} is ${expected}`, () =>
      assert.equal(shiftLeft(amount, digits), expected));

  for (const [amount, digits, expected] of [
    ['0.05', 2, '5'],
    ['19.99', 2, '1999'],
    ['-12.345', 2, '-1234.5'],
    ['90071992547409.93', 2, '9007199254740993'],
    ['0', 2, '0'],
    ['1e3', 2, '100000'],
  ] as const)
    it(`${amount} moved to the right by ${digits} is ${expected}`, () =>
      assert.equal(shiftRight(amount, digits), expected));

  for (const [left, right, order] of [
    ['9.99', '10', -1],
    ['10.0', '10', 0],
    ['-2', '-10', 1],
    ['90071992547409930.01', '90071992547409930.02', -1],
    ['-90071992547409930.01', '-90071992547409930.02', 1],
    ['090071992547409930.01', '90071992547409930.010', 0],
    ['1e2', '100', 0],
  ] as const)
    it(`${left} ${['is less than', 'equals', 'is more than'][order + 1]} ${right}`, () =>
      assert.equal(Math.sign(compareDecimals(left, right)), order));
});
