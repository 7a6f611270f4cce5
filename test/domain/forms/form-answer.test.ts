import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRefusal, readFormAnswer } from '../../../src/domain/forms/form-answer.ts';
import { plain } from '../../support/node/form-fields.ts';

/** body, code, message, field errors */
const ANSWERS: [unknown, string, string, Record<string, string> | undefined][] = [
  [{ data: { errors: { a: 'Bad', b: 3 } } }, '', '', { a: 'Bad' }],
  [{ errors: { a: 'Bad' }, code: 'invalid' }, 'invalid', '', { a: 'Bad' }],
  [{ data: { error: 'Closed' }, error: 'Not this' }, '', 'Closed', undefined],
  [{ error: 'Full', message: 'Not this' }, '', 'Full', undefined],
  [{ message: 'Gone' }, '', 'Gone', undefined],
  [{ errors: ['list'], code: 7, message: null }, '', 'list', undefined],
  [{ result: 'error', msg: 'Closed' }, '', 'Closed', undefined],
  ['<br />\n<b>Notice</b>:  a in b<br />\n{"errors":{"a":"Bad"}}', '', '', { a: 'Bad' }],
  ['<br />\n<b>Fatal error</b>:  Uncaught Error in /var/www/contact.php:3', '', '', undefined],
  [{ type: 'error', text: 'Closed' }, '', 'Closed', undefined],
  [{ errors: { a: ['Bad', 'Worse'], b: [] } }, '', '', { a: 'Bad' }],
  [
    { errors: [{ field: 'a', message: 'Bad' }, { field: 'a', message: 'Worse' }, { field: 7 }, null] },
    '',
    '',
    { a: 'Bad' },
  ],
  // Laravel
  [
    {
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    },
    '',
    'The email has already been taken.',
    { email: 'The email has already been taken.' },
  ],
  // Rails: `errors.full_messages`, and the errors themselves
  [
    { errors: ['Email can’t be blank', 'Name is too short'] },
    '',
    'Email can’t be blank Name is too short',
    undefined,
  ],
  [{ email: ['can’t be blank', 'is invalid'] }, '', '', { email: 'can’t be blank' }],
  // Django REST framework, and Django's `form.errors.as_json()`
  [
    { email: ['Enter a valid email address.'], non_field_errors: ['Closed.'] },
    '',
    'Closed.',
    { email: 'Enter a valid email address.' },
  ],
  [{ detail: 'Request was throttled.' }, '', 'Request was throttled.', undefined],
  [{ email: [{ message: 'Enter a valid email address.', code: 'invalid' }] }, '', '', undefined],
  [
    { errors: { email: [{ message: 'Enter a valid address.', code: 'invalid' }], __all__: ['No.'] } },
    '',
    'No.',
    { email: 'Enter a valid address.' },
  ],
  // Formspree
  [
    {
      error: 'Validation errors',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    },
    '',
    'Validation errors',
    { email: 'should be an email' },
  ],
  [{ errors: [{ code: 'INACTIVE', message: 'Form not active' }] }, '', 'Form not active', {}],
  // Symfony, API Platform
  [
    {
      title: 'An error occurred',
      detail: 'email: not blank',
      violations: [{ propertyPath: 'email', message: 'not blank' }],
    },
    '',
    'email: not blank',
    { email: 'not blank' },
  ],
  [{ violations: [{ propertyPath: '[email]', title: 'not blank' }] }, '', '', { email: 'not blank' }],
  // RFC 9457, its predecessor, and JSON:API
  [
    { title: 'Not valid', errors: [{ detail: 'must be positive', pointer: '#/age' }] },
    '',
    'Not valid',
    { age: 'must be positive' },
  ],
  [
    { title: 'Not valid', 'invalid-params': [{ name: 'age', reason: 'must be positive' }] },
    '',
    'Not valid',
    { age: 'must be positive' },
  ],
  [
    { errors: [{ title: 'Invalid', detail: 'is taken', source: { pointer: '/data/attributes/email' } }] },
    '',
    '',
    { email: 'is taken' },
  ],
  // express-validator, FastAPI, Zod, Joi, ASP.NET, Spring
  [
    { errors: [{ type: 'field', msg: 'Invalid value', path: 'email', location: 'body' }] },
    '',
    '',
    { email: 'Invalid value' },
  ],
  [
    { detail: [{ loc: ['body', 'email'], msg: 'field required', type: 'missing' }] },
    '',
    '',
    { email: 'field required' },
  ],
  [{ issues: [{ path: ['name', 'first'], message: 'Required' }] }, '', '', { 'name.first': 'Required' }],
  [{ formErrors: [], fieldErrors: { email: ['Required'] } }, '', '', { email: 'Required' }],
  [
    { details: [{ message: '"email" is required', path: ['email'] }] },
    '',
    '',
    { email: '"email" is required' },
  ],
  [
    { title: 'One or more validation errors occurred.', errors: { Email: ['Required.'] } },
    '',
    'One or more validation errors occurred.',
    { Email: 'Required.' },
  ],
  [
    { errors: [{ field: 'email', defaultMessage: 'must not be blank' }] },
    '',
    '',
    { email: 'must not be blank' },
  ],
  // WordPress, Contact Form 7, Kit
  [
    {
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): email',
      data: { status: 400, params: { email: 'Not an address.' } },
    },
    'rest_invalid_param',
    'Invalid parameter(s): email',
    { email: 'Not an address.' },
  ],
  [
    {
      status: 'validation_failed',
      message: 'Check your entries.',
      invalid_fields: [{ field: 'email', message: 'Fill it in.' }],
    },
    '',
    'Check your entries.',
    { email: 'Fill it in.' },
  ],
  [
    { status: 'failed', errors: { fields: ['email_address'], messages: ['Email address is invalid'] } },
    '',
    'Email address is invalid',
    { email_address: 'Email address is invalid' },
  ],
  [{ error: { message: 'Closed' } }, '', 'Closed', undefined],
  [JSON.parse('{"errors":{"__proto__":"Bad"}}'), '', '', JSON.parse('{"__proto__":"Bad"}')],
  [' We are closed. ', '', 'We are closed.', undefined],
  ['x'.repeat(301), '', '', undefined],
  [null, '', '', undefined],
  [undefined, '', '', undefined],
];

describe('what the server says about a failure', () => {
  for (const [body, code, message, fieldErrors] of ANSWERS) {
    it(JSON.stringify(body) ?? 'nothing', () =>
      assert.deepEqual(plain(readFormAnswer(body)), { code, message, fieldErrors }),
    );
  }
});

/** body of a 2xx answer, whether it says no */
const REFUSALS: [unknown, boolean][] = [
  [{ success: false }, true],
  [{ ok: false, errors: {} }, true],
  [{ status: 'error' }, true],
  [{ status: 'validation_failed' }, true],
  [{ status: 'mail_sent' }, false],
  [{ result: 'error', msg: 'Closed' }, true],
  [{ error: true }, true],
  [{ error: null }, false],
  [{ success: true, errors: [] }, false],
  [{ success: true }, false],
  [{ success: 'false' }, true],
  [{ success: 0 }, true],
  [{ Success: false, Message: 'Closed' }, true],
  [{ status: false }, true],
  [{ status: 0 }, false],
  [{ status: 200 }, false],
  [{ status: 422, message: 'Closed' }, true],
  [{ statusCode: 500, body: '{}' }, true],
  [{ status: 1041 }, false],
  [{ type: 'danger', message: 'Closed' }, true],
  [{ valid: false }, true],
  [{ error: 'Closed' }, true],
  [{ error: { message: 'Closed' } }, true],
  [{ error: '', errors: {} }, false],
  [{ error: 0, errors: null }, false],
  [{ error: 'none' }, false],
  [{ success: true, error: 'Not mailed to the second address' }, false],
  [{ errors: { a: ['Bad'] } }, true],
  [{ errors: [{ field: 'a', message: 'Bad' }] }, true],
  [{ errors: ['Bad'] }, true],
  [{ errors: { a: [], b: null } }, false],
  [{}, false],
  ['ok', false],
  ['Error', true],
  ['No errors were found.', false],
  ['<br />\n<b>Fatal error</b>:  Uncaught Error in /var/www/contact.php:3', true],
  ['PHP Parse error:  syntax error in contact.php', true],
  ['<br />\n<b>Warning</b>:  a in b on line <b>3</b><br />\n{"success":false}', true],
  ['<br />\n<b>Notice</b>:  a in b on line <b>3</b><br />\n{"success":true}', false],
  ['<br />\n<b>Warning</b>:  a in b on line <b>3</b><br />\nThanks {name}', false],
  ['<p>We wrote down your fatal error: thank you.</p>', false],
  [false, true],
  [undefined, false],
];

describe('a good status with a body that says no', () => {
  for (const [body, isNo] of REFUSALS)
    it(JSON.stringify(body) ?? 'nothing', () => assert.equal(isRefusal(body), isNo));
});
