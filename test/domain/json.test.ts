import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { booleanOf, listOf, numberOf, objectOf, textOf } from '../../src/domain/json.ts';

describe('values of unknown JSON', () => {
  for (const [value, text, number, flag] of [
    [undefined, undefined, undefined, undefined],
    [null, undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
    [' ', ' ', undefined, undefined],
    ['a', 'a', undefined, undefined],
    ['12', '12', 12, undefined],
    ['true', 'true', undefined, true],
    ['false', 'false', undefined, false],
    [0, undefined, 0, undefined],
    [Number.NaN, undefined, undefined, undefined],
    [1, undefined, 1, undefined],
    [false, undefined, undefined, false],
    [{}, undefined, undefined, undefined],
    [['a'], undefined, undefined, undefined],
  ] as const) {
    it(`${JSON.stringify(value)} is of the right type or nothing`, () =>
      assert.deepEqual([textOf(value), numberOf(value), booleanOf(value)], [text, number, flag]));
  }

  it('are objects and lists, or empty ones', () => {
    const object = { a: 1 };
    assert.equal(objectOf(object), object);
    for (const value of [null, 'a', 3, ['a']]) assert.deepEqual(objectOf(value), {});
    assert.deepEqual(listOf(['a', 1, '', 'b'], textOf), ['a', 'b']);
    assert.deepEqual(listOf('ab', textOf), []);
  });
});
