/** Which words of a caption are its title. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTitle } from '../../../src/domain/gallery/caption.ts';

describe('the title of a caption', () => {
  for (const [caption, marked, isHeading, expected] of [
    ['Dawn The first of two', 'Dawn', false, true],
    ['Dawn', 'Dawn', false, true],
    ['Dawn: the first', 'Dawn', false, true],
    ['Canvas. Sold', 'Sold', false, false],
    ['Dawn, over the hills', 'Dawn', false, false],
    ['Dawning', 'Dawn', false, false],
    ['2026 Dawn Oil', 'Dawn', true, true],
  ] as const)
    it(`"${marked}" is ${expected ? '' : 'not '}that of "${caption}"${isHeading ? ' as a heading' : ''}`, () =>
      assert.equal(isTitle(caption, marked, isHeading), expected));
});
