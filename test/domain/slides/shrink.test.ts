import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginSearch,
  mostSteps,
  nextTry,
  type ShrinkRule,
  sizeAfter,
} from '../../../src/domain/slides/shrink.ts';

/** As it is specified: one step after the other until it fits or cannot get smaller. */
function stepwise(start: number, rule: ShrinkRule, fits: (size: number) => boolean): number {
  let steps = 0;
  const most = mostSteps(start, rule);
  while (steps < most && !fits(sizeAfter(start, steps, rule))) steps += 1;
  return sizeAfter(start, steps, rule);
}

function search(start: number, rule: ShrinkRule, fits: (size: number) => boolean) {
  let state = beginSearch(mostSteps(start, rule));
  let tries = 0;
  while (!state.isOver) {
    tries += 1;
    state = nextTry(state, fits(sizeAfter(start, state.steps, rule)));
  }
  return { size: sizeAfter(start, state.steps, rule), tries };
}

for (const step of [0.95, 0.99]) {
  test(`finds what step by step finds, step ${step}`, () => {
    for (const start of [18, 19, 54, 96, 120, 120.5])
      for (const min of [10, 13, 15, 18, 54])
        for (let limit = 5; limit < 130; limit += 0.7) {
          const rule = { min, step };
          const fits = (size: number) => size <= limit;
          assert.equal(
            search(start, rule, fits).size,
            stepwise(start, rule, fits),
            `${start} ${min} ${limit}`,
          );
        }
  });
}

test('from 120 to 18 px by 0.99 in at most ten tries', () => {
  for (let limit = 10; limit < 130; limit += 1) {
    const { tries } = search(120, { min: 18, step: 0.99 }, (size) => size <= limit);
    assert.ok(tries <= 10, `${tries} tries for ${limit}`);
  }
});

test('what fits at once is tried once', () => {
  assert.deepEqual(
    search(72, { min: 18, step: 0.99 }, () => true),
    { size: 72, tries: 1 },
  );
});

test('what never fits has the smallest size, exactly', () => {
  for (const step of [0.95, 0.99]) assert.equal(search(72, { min: 18, step }, () => false).size, 18);
});

for (const [start, rule, most] of [
  [100, { min: 100, step: 0.95 }, 0],
  [90, { min: 100, step: 0.95 }, 0],
  [100, { min: 95, step: 0.95 }, 1],
  [100, { min: 94.9, step: 0.95 }, 2],
  [Number.NaN, { min: 18, step: 0.95 }, 0],
] as const) {
  test(`${start} px down to ${rule.min} px: ${most} steps`, () => assert.equal(mostSteps(start, rule), most));
}

test('a text that begins smaller than its minimum stays so', () => {
  assert.equal(search(12, { min: 18, step: 0.95 }, () => false).size, 12);
});
