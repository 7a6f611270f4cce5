import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNarrow, scrolls, stacks } from '../../../src/domain/slides/fitting.ts';

for (const [title, widths, gap, room, ratio, expected] of [
  ['one alone never', [900], 10, 300, 0.7, false],
  ['within the ratio', [100, 100], 10, 300, 0.7, false],
  ['beyond the ratio', [100, 101], 10, 300, 0.7, true],
  ['the gaps count', [60, 60, 60], 20, 300, 0.7, true],
  ['with the whole room', [140, 150], 10, 300, 1, false],
  ['a rounded pixel is no reason', [150.2, 150.2], 0, 300, 1, false],
  ['not while it is not shown', [100, 100], 10, 0, 0.7, false],
] as const) {
  test(`stacks: ${title}`, () => assert.equal(stacks(widths, gap, room, ratio), expected));
}

for (const [content, height, expected] of [
  [500, 500, false],
  [500.4, 500, false],
  [501, 500, true],
  [501, 0, false],
] as const) {
  test(`${content} px in ${height} px ${expected ? 'scrolls' : 'fits'}`, () =>
    assert.equal(scrolls(content, height), expected));
}

for (const [width, expected] of [
  [0, false],
  [639, true],
  [640, false],
] as const) {
  test(`${width} px is ${expected ? '' : 'not '}narrow`, () => assert.equal(isNarrow(width), expected));
}
