import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FieldErrorCode } from '../../../src/domain/forms/fields/field-type.ts';
import { FIELD_TYPES, type FieldType } from '../../../src/domain/forms/fields/index.ts';
import { validateForm } from '../../../src/domain/forms/validate.ts';
import type { FieldValue } from '../../../src/domain/forms/values.ts';
import { field, plain } from '../../support/node/form-fields.ts';

type Definition = ReturnType<typeof field>;
const required = { required: true };
const questions = { options: ['Fast?', 'Kind?'] };

/** what is checked, field, value, error */
const CASES: [string, Definition, FieldValue | undefined, FieldErrorCode | undefined][] = [
  ['required text, empty', field('text', required), '', 'required'],
  ['required text, white space', field('text', required), ' \n', 'required'],
  ['required text, filled', field('text', required), 'x', undefined],
  ['optional text, empty', field('text'), '', undefined],
  ['name: one part is enough', field('name', required), ['', 'Lovelace'], undefined],
  ['name: no part', field('name', required), ['', ''], 'required'],
  ['date: one part is enough', field('date', required), ['', '', '2026'], undefined],
  ['address: no part', field('address', required), ['', '', '', '', '', ''], 'required'],
  ['phone: the prepended blank does not count', field('phone', required), ['', '', '', ''], 'required'],
  ['phone: one part is enough', field('phone', required), ['', '', '', '4567'], undefined],
  ['time: no part', field('time', required), ['', '', '', ''], 'required'],
  ['checkbox: none', field('checkbox', required), [], 'required'],
  ['checkbox: one', field('checkbox', required), ['A'], undefined],
  ['radio: none', field('radio', required), '', 'required'],
  ['select: none', field('select', required), '', 'required'],
  ['email: sent twice, one wrong', field('email'), ['a@b.test', 'ada'], 'emailInvalid'],
  ['text: sent twice, one too long', field('text', { maxLength: 2 }), ['a', 'abc'], 'tooLong'],
  ['select: chosen', field('select', required), 'A', undefined],
  [
    'likert: a question is missing',
    field('likert', { ...required, ...questions }),
    { 'Fast?': '1' },
    'likertIncomplete',
  ],
  ['likert: none answered', field('likert', { ...required, ...questions }), {}, 'likertIncomplete'],
  [
    'likert: all answered',
    field('likert', { ...required, ...questions }),
    { 'Fast?': '1', 'Kind?': '0' },
    undefined,
  ],
  ['likert: optional', field('likert', questions), {}, undefined],
  [
    'likert: a question named like a method',
    field('likert', { ...required, options: ['constructor'] }),
    {},
    'likertIncomplete',
  ],
  ['likert: not an answer map', field('likert', { ...required, ...questions }), 'yes', 'likertIncomplete'],
  ['textarea: at the limit', field('textarea', { maxLength: 3 }), 'abc', undefined],
  ['textarea: over the limit', field('textarea', { maxLength: 3 }), 'abcd', 'tooLong'],
  ['textarea: no limit', field('textarea', { maxLength: 0 }), 'x'.repeat(10_000), undefined],
  ['textarea: empty under a limit', field('textarea', { maxLength: 3 }), '', undefined],
  ['email: valid after trimming', field('email'), ' ada@example.com ', undefined],
  ['email: invalid', field('email'), 'ada@', 'emailInvalid'],
  ['email: empty and optional', field('email'), '', undefined],
  ['email: empty and required', field('email', required), '', 'required'],
  ['section: always valid', field('section', required), undefined, undefined],
  ['hidden: always valid', field('hidden', required), '', undefined],
  ['number: not checked', field('number'), 'twelve', undefined],
  ['website: not checked', field('website'), 'not a url', undefined],
  ['a value that never arrived', field('text', required), undefined, 'required'],
];

describe('local validation', () => {
  for (const [name, definition, value, error] of CASES) {
    it(name, () => {
      const values = value === undefined ? {} : { [definition.id]: value };
      assert.equal(validateForm([definition], values)[definition.id], error);
    });
  }

  it('knows the required rule of every type that has a value', () => {
    const without = (Object.keys(FIELD_TYPES) as FieldType[]).filter((type) => {
      const definition = field(type, { ...required, ...questions });
      return validateForm([definition], {})[definition.id] === undefined;
    });
    assert.deepEqual(without, ['section', 'hidden']);
  });

  it('asks for a required field with the name of a method', () => {
    for (const id of ['__proto__', 'constructor', 'toString']) {
      const definition = field('text', { ...required, id });
      assert.equal(validateForm([definition], {})[id], 'required');
      assert.equal(validateForm([definition], JSON.parse(`{"${id}":"x"}`))[id], undefined);
    }
  });

  it('takes an address that fits any of the given rules', () => {
    const email = field('email');
    const values = { [email.id]: 'ada@night.museum' };
    assert.equal(validateForm([email], values)[email.id], 'emailInvalid');
    assert.deepEqual(plain(validateForm([email], values, { emailRules: ['spec', 'modern'] })), {});
  });
});
