/** The order of an album: in line, shuffled, over its ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neighbourOf, type Repeat } from '../../../src/domain/audio/order.ts';
import { shuffledOrder } from '../../../src/domain/shuffle.ts';

describe('the track beside another one, of three', () => {
  const rows: [number, 1 | -1, number[] | undefined, Repeat, number | undefined][] = [
    [0, 1, undefined, 'off', 1],
    [2, 1, undefined, 'off', undefined],
    [0, -1, undefined, 'off', undefined],
    [2, 1, undefined, 'all', 0],
    [0, -1, undefined, 'all', 2],
    [2, 1, undefined, 'one', undefined],
    [0, 1, [2, 0, 1], 'off', 1],
    [1, 1, [2, 0, 1], 'off', undefined],
    [1, 1, [2, 0, 1], 'all', 2],
    [2, -1, [2, 0, 1], 'all', 1],
  ];
  for (const [index, by, order, repeat, expected] of rows)
    it(`${index} ${by > 0 ? '→' : '←'} ${expected ?? 'none'} (${order ?? 'in line'}, ${repeat})`, () =>
      assert.equal(neighbourOf(index, by, 3, { order, repeat }), expected));

  it('is the same one where there is no other and all repeat', () => {
    assert.equal(neighbourOf(0, 1, 1, { order: undefined, repeat: 'all' }), 0);
  });
});

describe('a random order', () => {
  for (const random of [() => 0, () => 0.999, Math.random])
    it('has every track once, the given one in front', () => {
      const order = shuffledOrder(9, 4, random);
      assert.equal(order[0], 4);
      assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    });

  it('begins anywhere without a given one', () => {
    assert.deepEqual(shuffledOrder(3, undefined, () => 0.5)[0], 1);
  });

  it('of nothing is empty', () => assert.deepEqual(shuffledOrder(0, 0, Math.random), []));
});
