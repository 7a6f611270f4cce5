import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FormAction, formReducer, IDLE, isLocked } from '../../../src/domain/forms/form-state.ts';

const run = (...actions: FormAction[]) => actions.reduce(formReducer, IDLE);
const failed: FormAction = { type: 'fail', fieldErrors: { a: 'Required', b: 'Required' } };

describe('form states', () => {
  it('locks on submit, and a second submit changes nothing', () => {
    const locked = run({ type: 'submit' });
    assert.equal(isLocked(locked), true);
    assert.equal(formReducer(locked, { type: 'submit' }), locked);
  });

  it('clears old errors on submit and counts failures', () => {
    const again = run({ type: 'submit' }, failed, { type: 'submit' });
    assert.deepEqual(again, { ...IDLE, state: 'submitting', failures: 1 });
    assert.equal(formReducer(again, failed).failures, 2);
  });

  it('ends in success without errors', () => {
    const stored = run(
      { type: 'submit' },
      failed,
      { type: 'submit' },
      { type: 'succeed', sanitizedValues: { a: 'x' } },
    );
    assert.deepEqual(stored, { ...IDLE, state: 'success', failures: 1, sanitizedValues: { a: 'x' } });
    assert.equal(isLocked(stored), false);
  });

  it('updates one marked field and never marks another', () => {
    const wrong = run({ type: 'submit' }, failed);
    assert.deepEqual(formReducer(wrong, { type: 'recheck', fieldId: 'a', message: '' }).fieldErrors, {
      b: 'Required',
    });
    assert.equal(
      formReducer(wrong, { type: 'recheck', fieldId: 'a', message: 'Too long' }).fieldErrors.a,
      'Too long',
    );
    assert.equal(formReducer(wrong, { type: 'recheck', fieldId: 'c', message: 'Required' }), wrong);
  });

  it('unlocks only what is locked, and starts over on reset', () => {
    const wrong = run({ type: 'submit' }, failed);
    assert.equal(formReducer(wrong, { type: 'unlock' }), wrong);
    assert.equal(run({ type: 'submit' }, { type: 'unlock' }).state, 'idle');
    assert.deepEqual(formReducer(wrong, { type: 'reset' }), IDLE);
  });
});
