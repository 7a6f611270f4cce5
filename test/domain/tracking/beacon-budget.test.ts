/** The budget that requests outliving the page share. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  EMPTY_LEDGER,
  fitsBudget,
  isOversized,
  release,
  reserve,
} from '../../../src/domain/tracking/beacon-budget.ts';

describe('beacon budget', () => {
  it('holds 60 000 bytes in all', () => {
    assert.equal(fitsBudget(EMPTY_LEDGER, 60_000), true);
    assert.equal(fitsBudget(EMPTY_LEDGER, 60_001), false);
    const half = reserve(EMPTY_LEDGER, 40_000);
    assert.deepEqual([fitsBudget(half, 20_000), fitsBudget(half, 20_001)], [true, false]);
    assert.equal(fitsBudget(release(half, 40_000), 60_000), true);
  });
  it('keeps fewer than 15 in flight', () => {
    let ledger = EMPTY_LEDGER;
    let admitted = 0;
    while (fitsBudget(ledger, 1)) {
      ledger = reserve(ledger, 1);
      admitted += 1;
    }
    assert.equal(admitted, 14);
  });
  it('knows what can never be sent', () =>
    assert.deepEqual([isOversized(60_000), isOversized(60_001)], [false, true]));
  it('never goes below empty', () => assert.deepEqual(release(EMPTY_LEDGER, 9), EMPTY_LEDGER));
});
