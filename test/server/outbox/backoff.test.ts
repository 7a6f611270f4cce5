import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_ATTEMPTS, waitAfter } from '../../../server/src/outbox/backoff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Attempts so far, dice, what the target asked for; the wait. */
const WAITS: [attempts: number, random: number, retryAfterMs: number | undefined, wait: number][] = [
  [1, 0, undefined, 0],
  [1, 0.5, undefined, 15_000],
  [2, 0.5, undefined, 30_000],
  [5, 0.5, undefined, 4 * MINUTE],
  [12, 0.5, undefined, 6 * HOUR],
  [14, 0.5, undefined, 6 * HOUR],
  [1, 0.5, 10_000, 15_000],
  [1, 0, 90_000, 90_000],
  [1, 0, 30 * 24 * HOUR, 24 * HOUR],
];

describe('the wait before the next attempt', () => {
  for (const [attempts, random, retryAfterMs, wait] of WAITS)
    it(`is ${wait} ms after ${attempts} (dice ${random}, Retry-After ${retryAfterMs})`, () => {
      assert.equal(waitAfter({ attempts, isPermanent: false, retryAfterMs }, random), wait);
    });

  it('is over with the last attempt, or when the target will never take it', () => {
    assert.equal(waitAfter({ attempts: MAX_ATTEMPTS, isPermanent: false }, 0.5), undefined);
    assert.equal(waitAfter({ attempts: 1, isPermanent: true, retryAfterMs: 1000 }, 0.5), undefined);
  });

  it('lets a target be down for more than a day on average', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) =>
      waitAfter({ attempts: index + 1, isPermanent: false }, 0.5),
    );
    const sum = waits.reduce<number>((total, wait = 0) => total + wait, 0);
    assert.ok(sum > 24 * HOUR && sum < 48 * HOUR, `${sum / HOUR} h`);
  });
});
