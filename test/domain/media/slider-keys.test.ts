import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueAfterKey } from '../../../src/domain/media/slider-keys.ts';

describe('slider keys', () => {
  const steps = { max: 100, step: 5, page: 10 };
  const rows: [string, number | undefined, number | undefined][] = [
    ['ArrowRight', 55, 45],
    ['ArrowLeft', 45, 55],
    ['ArrowUp', 55, 55],
    ['ArrowDown', 45, 45],
    ['PageUp', 60, 60],
    ['PageDown', 40, 40],
    ['Home', 0, 0],
    ['End', 100, 100],
    ['Enter', undefined, undefined],
    ['a', undefined, undefined],
  ];
  for (const [key, ltr, rtl] of rows) {
    it(`${key} moves 50 to ${ltr}, from right to left to ${rtl}`, () => {
      assert.equal(valueAfterKey(key, 50, steps, false), ltr);
      assert.equal(valueAfterKey(key, 50, steps, true), rtl);
    });
  }

  it('stay between the ends', () => {
    assert.equal(valueAfterKey('PageUp', 98, steps, false), 100);
    assert.equal(valueAfterKey('ArrowLeft', 2, steps, false), 0);
  });
});
