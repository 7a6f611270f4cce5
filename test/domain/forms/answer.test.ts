import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRefusal, readFailure } from '../../../src/domain/forms/answer.ts';
import { plain } from '../../support/node/form-fields.ts';

/** body, code, message, field errors */
const ANSWERS: [unknown, string, string, Record<string, string> | undefined][] = [
  [{ data: { errors: { a: 'Bad', b: 3 } } }, '', '', { a: 'Bad' }],
  [{ errors: { a: 'Bad' }, code: 'invalid' }, 'invalid', '', { a: 'Bad' }],
  [{ data: { error: 'Closed' }, error: 'Not this' }, '', 'Closed', undefined],
  [{ error: 'Full', message: 'Not this' }, '', 'Full', undefined],
  [{ message: 'Gone' }, '', 'Gone', undefined],
  [{ errors: ['list'], code: 7, message: null }, '', '', undefined],
  [{ errors: { a: ['Bad', 'Worse'], b: [] } }, '', '', { a: 'Bad' }],
  [
    { errors: [{ field: 'a', message: 'Bad' }, { field: 'a', message: 'Worse' }, { field: 7 }, null] },
    '',
    '',
    { a: 'Bad' },
  ],
  [JSON.parse('{"errors":{"__proto__":"Bad"}}'), '', '', JSON.parse('{"__proto__":"Bad"}')],
  [' We are closed. ', '', 'We are closed.', undefined],
  ['x'.repeat(301), '', '', undefined],
  [null, '', '', undefined],
  [undefined, '', '', undefined],
];

describe('what the server says about a failure', () => {
  for (const [body, code, message, fieldErrors] of ANSWERS) {
    it(JSON.stringify(body) ?? 'nothing', () =>
      assert.deepEqual(plain(readFailure(body)), { code, message, fieldErrors }),
    );
  }
});

/** body of a 2xx answer, whether it says no */
const REFUSALS: [unknown, boolean][] = [
  [{ success: false }, true],
  [{ ok: false, errors: {} }, true],
  [{ status: 'error' }, true],
  [{ success: true }, false],
  [{ success: 'false' }, false],
  [{ status: 200 }, false],
  [{}, false],
  ['ok', false],
  [undefined, false],
];

describe('a good status with a body that says no', () => {
  for (const [body, isNo] of REFUSALS)
    it(JSON.stringify(body) ?? 'nothing', () => assert.equal(isRefusal(body), isNo));
});
