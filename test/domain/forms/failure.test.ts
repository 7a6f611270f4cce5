import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CallFailure, errorsOfFailure, fieldMeant } from '../../../src/domain/forms/failure.ts';
import { failureMessages } from '../../../src/i18n/en/failure.ts';
import { plain } from '../../support/node/form-fields.ts';

/** failure, field errors, text of the banner */
const CASES: [CallFailure, Record<string, string>, string][] = [
  [{ status: 401 }, {}, 'Unable to submit form. Please try again later.'],
  [{ status: 404 }, {}, 'This form has not been configured yet.'],
  [{ status: 429 }, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  [{ status: 500, message: 'stack trace' }, {}, 'Unable to send form. Please try again later.'],
  [{ status: 400, message: 'Closed' }, {}, 'Closed'],
  [{ status: 400 }, {}, 'Unknown error, please try again later.'],
  [{ status: 0 }, {}, 'Unknown error, please try again later.'],
  [{ status: 400, fieldErrors: { a: 'Bad' } }, { a: 'Bad' }, ''],
  [{ status: 400, fieldErrors: { a: 'Bad', other: 'Bad' } }, { a: 'Bad' }, ''],
  [
    { status: 400, fieldErrors: { other: 'Bad' } },
    {},
    'One or more fields is invalid, please check your entries.',
  ],
  [{ status: 400, fieldErrors: {}, message: 'Closed' }, {}, 'Closed'],
];

describe('what a visitor reads of a failed call', () => {
  for (const [failure, fieldErrors, formError] of CASES) {
    it(JSON.stringify(failure), () => {
      const shown = errorsOfFailure(failure, ['a', 'b'], failureMessages);
      assert.deepEqual(plain(shown), { fieldErrors, formError });
    });
  }
  it('finds nothing for a field with the name of a method', () => {
    const { fieldErrors } = errorsOfFailure(
      { status: 400, fieldErrors: { a: 'Bad' } },
      ['a'],
      failureMessages,
    );
    assert.equal(fieldErrors.constructor, undefined);
  });
});

/** what a receiver says, the form's fields, the one that is meant */
const MEANT: [string, string[], string | undefined][] = [
  ['email', ['email', 'Email'], 'email'],
  ['Email', ['name', 'email'], 'email'],
  ['name.first', ['name'], 'name'],
  ['address.city', ['address[city]'], 'address[city]'],
  ['address[city]', ['address.city'], 'address.city'],
  ['more.0', ['more[]'], 'more[]'],
  ['more', ['more[]'], 'more[]'],
  ['email', ['user[email]', 'user[name]'], 'user[email]'],
  ['email', ['from[email]', 'to[email]'], undefined],
  ['names', ['name'], undefined],
];

describe('the field that a receiver means', () => {
  for (const [name, ids, id] of MEANT)
    it(`${name} of ${ids.join(', ')}`, () => assert.equal(fieldMeant(name, ids), id));
});
