/** Whatever a page or a program sends under the names of a form, all of it is in the values. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFormEntity } from '../../../server/src/forms/form-entity.ts';
import { valuesOfPlainPost } from '../../../server/src/forms/posted-values.ts';
import { plain } from '../../support/node/form-fields.ts';

const read = readFormEntity({
  id: 'f',
  fields: [
    { type: 'section', id: 'head' },
    { type: 'text', id: 'text' },
    { type: 'email', id: 'mail' },
    { type: 'select', id: 'plan', options: ['Free', 'Paid'] },
    { type: 'radio', id: 'size', options: ['S', 'M'] },
    { type: 'checkbox', id: 'colours', options: ['Red', 'Blue'] },
    { type: 'hidden', id: 'source', key: 'utm', value: 'direct' },
    { type: 'name', id: 'name' },
    { type: 'phone', id: 'phone' },
    { type: 'likert', id: 'survey', options: ['Fast?', 'Kind?'] },
  ],
});

/** What is sent, what is kept of it. */
const CASES: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['a text twice', { text: ['a', 'b'] }, { text: ['a', 'b'] }],
  ['a text twice, once empty', { text: ['', 'b'] }, { text: 'b' }],
  ['a text as a list by its name', { 'text[]': ['a', 'b'] }, { text: ['a', 'b'] }],
  ['a text as an object', { text: { a: 1 } }, { text: { a: '1' } }],
  ['a text as a number', { text: 5 }, { text: '5' }],
  ['an address twice', { mail: [' a@b.test', 'c@d.test '] }, { mail: ['a@b.test', 'c@d.test'] }],
  ['a select twice', { plan: ['Free', 'Paid'] }, { plan: ['Free', 'Paid'] }],
  ['a radio twice', { size: ['S', 'M'] }, { size: ['S', 'M'] }],
  ['a choice as an object', { colours: { Red: true } }, { colours: { Red: 'true' } }],
  ['choices as numbers', { colours: [1, 2] }, { colours: ['1', '2'] }],
  ['a hidden field twice', { source: ['a', 'b'] }, { source: ['a', 'b'] }],
  ['a part twice', { 'name.first': ['A', 'B'] }, { name: ['A', ''], 'name.first': ['A', 'B'] }],
  ['a part that is none', { 'name.middle': 'M' }, { 'name.middle': 'M' }],
  ['a part as an object', { 'name.last': { a: 1 } }, { 'name.last': { a: '1' } }],
  ['a part that is not asked for', { 'phone.country': '47' }, { 'phone.country': '47' }],
  [
    'a whole value beside a part',
    { name: ['A', 'B'], 'name.first': 'C' },
    { name: ['A', 'B'], 'name.first': 'C' },
  ],
  ['an answer twice', { 'survey.0': ['1', '2'] }, { survey: { 'Fast?': '1' }, 'survey.0': ['1', '2'] }],
  [
    'an answer by number and by question',
    { 'survey.0': '1', 'survey[Fast?]': '2' },
    { survey: { 'Fast?': '1' }, 'survey[Fast?]': '2' },
  ],
  ['an answer to no question', { 'survey[Cheap?]': '2' }, { 'survey[Cheap?]': '2' }],
  ['something under a heading', { head: 'x' }, { head: 'x' }],
  ['a name of no field', { other: ['a', 'b'] }, { other: ['a', 'b'] }],
];

describe('a plain post', () => {
  assert.ok(read.ok);
  const { form } = read;
  const untouched = plain(valuesOfPlainPost(form, {}));
  for (const [what, sent, kept] of CASES)
    it(`with ${what} keeps all of it`, () => {
      assert.deepEqual(plain(valuesOfPlainPost(form, sent)), plain({ ...untouched, ...kept }));
    });
});
