import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormField } from '../../../src/domain/forms/field.ts';
import {
  controlValuesOf,
  type FieldValue,
  isEmptyValue,
  readValues,
} from '../../../src/domain/forms/values.ts';
import { controls, field, plain } from '../../support/node/form-fields.ts';

const address = { 'address-1.line1': '1 Main St', 'address-1.city': 'Oslo', 'address-1.country': 'Norway' };
const phone = { 'phone-1.areacode': '555', 'phone-1.prefix': '123', 'phone-1.line': '4567' };

/** what is read, field, control values, value */
const SHAPES: [string, FormField, Record<string, string | string[]>, FieldValue][] = [
  ['name', field('name'), { 'name-1.first': 'Ada', 'name-1.last': 'Lovelace' }, ['Ada', 'Lovelace']],
  ['address with gaps', field('address'), address, ['1 Main St', '', 'Oslo', '', '', 'Norway']],
  [
    'date',
    field('date'),
    { 'date-1.month': '1', 'date-1.day': '2', 'date-1.year': '2026' },
    ['1', '2', '2026'],
  ],
  [
    'time',
    field('time'),
    { 'time-1.hour': '9', 'time-1.minute': '05', 'time-1.ampm': 'PM' },
    ['9', '05', '', 'PM'],
  ],
  ['phone: a blank is prepended', field('phone'), phone, ['', '555', '123', '4567']],
  [
    'phone with country code',
    field('phone', { showCountryCode: true }),
    { ...phone, 'phone-1.country': '47' },
    ['47', '555', '123', '4567'],
  ],
  ['checkbox', field('checkbox', { options: ['A', 'B', 'C'] }), { 'checkbox-1': ['A', 'C'] }, ['A', 'C']],
  ['checkbox, none', field('checkbox', { options: ['A'] }), {}, []],
  ['radio', field('radio', { options: ['A', 'B'] }), { 'radio-1': 'B' }, 'B'],
  ['radio, none', field('radio', { options: ['A', 'B'] }), {}, ''],
  ['select', field('select', { options: ['A', 'B'] }), { 'select-1': 'A' }, 'A'],
  [
    'likert',
    field('likert', { options: ['Fast?', 'Kind?', 'Open?'] }),
    { 'likert-1.0': '2', 'likert-1.2': '-1' },
    { 'Fast?': '2', 'Open?': '-1' },
  ],
  ['textarea: line breaks are LF', field('textarea'), { 'textarea-1': 'a\r\nb\rc' }, 'a\nb\nc'],
  ['currency', field('currency'), { 'currency-1': '12.50' }, '12.50'],
  ['website', field('website'), { 'website-1': 'https://example.com' }, 'https://example.com'],
];

describe('value shapes', () => {
  for (const [name, definition, entries, value] of SHAPES) {
    it(name, () => {
      assert.deepEqual(plain(readValues([definition], controls(entries), controls())), {
        [definition.id]: value,
      });
    });
    it(`${name}: goes back into its controls`, () => {
      const back = controlValuesOf(definition, value);
      const again = readValues([definition], { getAll: (control) => back.get(control) ?? [] }, controls());
      assert.deepEqual(plain(again), { [definition.id]: value });
    });
  }

  it('a section has no value', () => {
    assert.deepEqual(plain(readValues([field('section')], controls(), controls())), {});
  });

  it('a field, or a question, may have the name of a method', () => {
    const fields = [field('text', { id: '__proto__' }), field('likert', { options: ['__proto__'] })];
    const sent = controls(JSON.parse('{"__proto__":"x","likert-1.0":"2"}'));
    const values = readValues(fields, sent, controls());
    assert.equal(JSON.stringify(values), '{"__proto__":"x","likert-1":{"__proto__":"2"}}');
    assert.equal(values.constructor, undefined);
  });

  it('a hidden field takes the query value of its key, else its default', () => {
    const hidden = field('hidden', { key: 'utm_source', value: 'direct' });
    assert.deepEqual(plain(readValues([hidden], controls(), controls({ utm_source: 'letter' }))), {
      'hidden-1': 'letter',
    });
    assert.deepEqual(plain(readValues([hidden], controls(), controls({ utm_source: '' }))), {
      'hidden-1': '',
    });
    assert.deepEqual(plain(readValues([hidden], controls(), controls())), { 'hidden-1': 'direct' });
  });
});

describe('emptiness', () => {
  const EMPTY: (FieldValue | undefined)[] = [undefined, '', '  ', [], ['', ' '], {}, { q: '' }];
  const FILLED: FieldValue[] = ['0', ['', '1'], { q: '-2' }];
  it('is nothing but white space in every part', () => {
    for (const value of EMPTY) assert.equal(isEmptyValue(value), true, JSON.stringify(value));
    for (const value of FILLED) assert.equal(isEmptyValue(value), false, JSON.stringify(value));
  });
});
