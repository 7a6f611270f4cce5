/** The budget that requests outliving the page share. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { charge, EMPTY_LEDGER, fitsBudget, isOversized } from '../../../src/domain/tracking/beacon-budget.ts';

describe('beacon budget', () => {
  it('holds 60 000 bytes in all', () => {
    assert.equal(fitsBudget(EMPTY_LEDGER, 60_000), true);
    assert.equal(fitsBudget(EMPTY_LEDGER, 60_001), false);
    const half = charge(EMPTY_LEDGER, 40_000, 1);
    assert.deepEqual([fitsBudget(half, 20_000), fitsBudget(half, 20_001)], [true, false]);
    assert.equal(fitsBudget(charge(half, 40_000, -1), 60_000), true);
  });
  it('keeps fewer than 15 in flight', () => {
    let ledger = EMPTY_LEDGER;
    let admitted = 0;
    while (fitsBudget(ledger, 1)) {
      ledger = charge(ledger, 1, 1);
      admitted += 1;
    }
    assert.equal(admitted, 14);
  });
  it('knows what can never be sent', () =>
    assert.deepEqual([isOversized(60_000), isOversized(60_001)], [false, true]));
  it('is empty again when every answer is there', () =>
    assert.deepEqual(charge(charge(EMPTY_LEDGER, 9, 1), 9, -1), EMPTY_LEDGER));
});
