/** How long ago, in one unit. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sinceChangesIn, sinceOf } from '../../src/domain/time-since.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  for (const [span, unit, count, rest] of [
    [0, undefined, 0, MINUTE],
    [MINUTE - 1, undefined, 0, 1],
    [MINUTE, 'minute', 1, MINUTE],
    [2 * HOUR - 1, 'hour', 1, 1],
    [23 * HOUR, 'hour', 23, HOUR],
    [DAY, 'day', 1, DAY],
    [7 * DAY, 'week', 1, 7 * DAY],
    [29 * DAY, 'week', 4, 6 * DAY],
    [30 * DAY, 'month', 1, 30 * DAY],
    [364 * DAY, 'month', 12, 26 * DAY],
    [800 * DAY, 'year', 2, 295 * DAY],
  ] as const)
    it(`${span} ms is ${count} ${unit ?? 'of nothing'}`, () => {
      assert.deepEqual(sinceOf(span), { unit, count });
      assert.equal(sinceChangesIn(span), rest);
    });
});
