import assert from 'node:assert/strict';
import { test } from 'node:test';
import { throwOf } from '../../../src/domain/gallery/drag.ts';

for (const [speed, isRtl, expected] of [
  [0, false, 0],
  [0.39, false, 0],
  [-0.4, false, 1],
  [0.4, false, -1],
  [-2, true, -1],
  [2, true, 1],
] as const) {
  test(`${speed} px a ms${isRtl ? ', from right to left' : ''}: ${expected}`, () =>
    assert.equal(throwOf(speed, isRtl), expected));
}
