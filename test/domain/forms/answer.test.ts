import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFailure } from '../../../src/domain/forms/answer.ts';

/** body, code, message, field errors */
const ANSWERS: [unknown, string, string, Record<string, string> | undefined][] = [
  [{ data: { errors: { a: 'Bad', b: 3 } } }, '', '', { a: 'Bad' }],
  [{ errors: { a: 'Bad' }, code: 'invalid' }, 'invalid', '', { a: 'Bad' }],
  [{ data: { error: 'Closed' }, error: 'Not this' }, '', 'Closed', undefined],
  [{ error: 'Full', message: 'Not this' }, '', 'Full', undefined],
  [{ message: 'Gone' }, '', 'Gone', undefined],
  [{ errors: ['list'], code: 7, message: null }, '', '', undefined],
  ['busy', '', '', undefined],
  [null, '', '', undefined],
  [undefined, '', '', undefined],
];

describe('what the server says about a failure', () => {
  for (const [body, code, message, fieldErrors] of ANSWERS) {
    it(JSON.stringify(body) ?? 'nothing', () =>
      assert.deepEqual(readFailure(body), { code, message, fieldErrors }),
    );
  }
});
