import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { counterparts } from '../../../src/domain/forms/begun.ts';

const controls = (names: Record<string, string>) =>
  Object.entries(names).map(([name, type]) => ({ name, type, autoComplete: '' }));

describe('what was typed into an author’s form goes into', () => {
  const table: [string, Record<string, string>, Record<string, string>, Record<string, string>][] = [
    ['the control of its name', { note: 'text', b: 'text' }, { note: 'textarea' }, { note: 'note' }],
    [
      'the same part, however it is written',
      { 'name[first]': 'text', 'Name.Last': 'text', 'size[]': 'checkbox' },
      { 'name.first': 'text', 'name.last': 'text', size: 'checkbox' },
      { 'name[first]': 'name.first', 'Name.Last': 'name.last', 'size[]': 'size' },
    ],
    [
      'the first part of a field that asks in parts',
      { name: 'text' },
      { 'name.first': 'text', 'name.last': 'text' },
      { name: 'name.first' },
    ],
    ['the one address', { EMAIL: 'email' }, { 'yui-3': 'email', note: 'text' }, { EMAIL: 'yui-3' }],
    ['no address of several', { a: 'email' }, { x: 'email', y: 'email' }, {}],
    ['no control twice', { 'a.b': 'text', 'a[b]': 'text' }, { 'a.b': 'text' }, { 'a.b': 'a.b' }],
    [
      'a password as a password only',
      { p: 'password', q: 'password' },
      { p: 'password', q: 'text' },
      { p: 'p' },
    ],
    ['nothing, of a file', { f: 'file' }, { f: 'text' }, {}],
    [
      'names of objects',
      { __proto__x: 'text', constructor: 'text' },
      { constructor: 'text' },
      { constructor: 'constructor' },
    ],
  ];
  for (const [what, own, asked, expected] of table)
    it(what, () =>
      assert.deepEqual(Object.fromEntries(counterparts(controls(own), controls(asked))), expected),
    );
});
