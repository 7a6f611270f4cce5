import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startWithin } from '../../../src/domain/media/start-within.ts';

describe('a start', () => {
  const rows: [start: number, duration: number, expected: number][] = [
    [30, 60, 30],
    [60, 60, 0],
    [90, 60, 0],
    [0, 60, 0],
    // Not known.
    [90, 0, 90],
    [90, Number.NaN, 90],
    // Shorter than what is left out at its end.
    [5, -0.1, 0],
  ];
  for (const [start, duration, expected] of rows)
    it(`${start} of ${duration} is ${expected}`, () => assert.equal(startWithin(start, duration), expected));
});
