import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type FormAction,
  formReducer,
  IDLE_FORM,
  isBusy,
  isLocked,
  isRunning,
} from '../../../src/domain/forms/form-state.ts';
import { recheck } from '../../../src/domain/forms/recheck.ts';

const run = (...actions: FormAction[]) => actions.reduce(formReducer, IDLE_FORM);
const submit: FormAction = { type: 'submit' };
const wrong = { fieldErrors: { a: 'Required', b: 'Required' } };
const failed = (attempt = 1): FormAction => ({ type: 'fail', attempt, ...wrong });
const stored: FormAction = {
  type: 'succeed',
  isLeaving: false,
  isUnread: false,
  sanitizedValues: { a: 'x' },
};

describe('form states', () => {
  it('locks on submit, and a second submit changes nothing', () => {
    const locked = run(submit);
    assert.equal(isLocked(locked), true);
    assert.equal(formReducer(locked, submit), locked);
  });

  it('clears old errors on submit and counts failures', () => {
    const again = run(submit, failed(), submit);
    assert.deepEqual(again, { ...IDLE_FORM, state: 'submitting', failures: 1, attempt: 2 });
    assert.equal(formReducer(again, failed(2)).failures, 2);
  });

  it('ends in success without errors, and takes nothing more until it is reset', () => {
    const done = run(submit, failed(), submit, stored);
    assert.deepEqual(
      { ...done, fieldErrors: { ...done.fieldErrors } },
      {
        ...IDLE_FORM,
        fieldErrors: {},
        state: 'success',
        failures: 1,
        attempt: 2,
        isUnread: false,
        sanitizedValues: { a: 'x' },
      },
    );
    assert.equal(formReducer(done, submit), done);
    assert.equal(formReducer(done, { type: 'check', ...wrong }), done);
    assert.equal(formReducer(formReducer(done, { type: 'reset' }), submit).state, 'submitting');
  });

  it('keeps the visitor waiting for the page that a redirect leads to', () => {
    assert.equal(isBusy(run(submit, { type: 'succeed', isLeaving: true })), true);
    assert.equal(isBusy(run(submit, stored)), false);
  });

  it('shows what a check found, unless an attempt runs', () => {
    assert.deepEqual({ ...run({ type: 'check', ...wrong }).fieldErrors }, wrong.fieldErrors);
    assert.equal(run({ type: 'check', formError: 'No' }).state, 'failure');
    assert.deepEqual({ ...run({ type: 'check', ...wrong }, { type: 'check' }).fieldErrors }, {});
    for (const check of [{}, wrong]) {
      const locked = run(submit);
      assert.equal(formReducer(locked, { type: 'check', ...check }), locked);
    }
  });

  it('takes the failure of the attempt that runs, and of no other', () => {
    assert.equal(run(submit, failed()).state, 'failure');
    for (const before of [
      run(submit, { type: 'unlock' }),
      run(submit, { type: 'reset' }),
      run(submit, stored),
    ])
      assert.equal(formReducer(before, failed()), before);
    const second = run(submit, { type: 'reset' }, submit);
    assert.equal(isRunning(second, 1), false);
    assert.equal(formReducer(second, failed(1)), second);
    assert.equal(formReducer(second, failed(2)).state, 'failure');
  });

  it('updates one marked field and never marks another', () => {
    const marked = run(submit, failed());
    const after = (fieldId: string, message: string) => {
      const action = recheck(marked, fieldId, message);
      return action && formReducer(marked, action);
    };
    assert.deepEqual({ ...after('a', '')?.fieldErrors }, { b: 'Required' });
    assert.equal(after('a', 'Too long')?.fieldErrors.a, 'Too long');
    assert.equal(after('a', '')?.formError, marked.formError);
    assert.equal(after('c', 'Required'), undefined);
  });

  it('has fields with the names of methods like any others', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      assert.equal(IDLE_FORM.fieldErrors[id], undefined);
      const marked = run(submit, {
        type: 'fail',
        attempt: 1,
        fieldErrors: JSON.parse(`{"${id}":"Required"}`),
      });
      assert.equal(marked.fieldErrors[id], 'Required');
      const corrected = formReducer(marked, recheck(marked, id, '') ?? { type: 'reset' });
      assert.equal(corrected.state, 'failure');
      assert.equal(corrected.fieldErrors[id], undefined);
    }
  });

  it('unlocks only what is locked, and starts over on reset', () => {
    const marked = run(submit, failed());
    assert.equal(formReducer(marked, { type: 'unlock' }), marked);
    assert.equal(run(submit, { type: 'unlock' }).state, 'idle');
    assert.deepEqual(formReducer(marked, { type: 'reset' }), { ...IDLE_FORM, attempt: 1 });
  });
});
