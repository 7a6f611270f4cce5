import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  optionalText,
  read,
  record,
  requiredText,
  text,
} from '../../src/domain/schema.ts';
import { anything } from '../../src/domain/schema-optional.ts';

const rule = object({
  title: text('none'),
  open: flag(),
  size: integer(3, 1, 6),
  ratio: number(1),
  mode: oneOf(['a', 'b'], 'a'),
  note: optionalText(),
  items: list(object({ type: requiredText('a type name') })),
  extra: record(),
  data: anything(),
});
const defaults = { title: 'none', open: false, size: 3, ratio: 1, mode: 'a', items: [], extra: {} };

/** value, what is different from the defaults */
const READ: [unknown, object][] = [
  [{}, {}],
  [{ title: null, open: null, unknown: 1 }, {}],
  [
    { title: '', open: true, size: 6, ratio: 0.5, mode: 'b', note: 'n' },
    { title: '', open: true, size: 6, ratio: 0.5, mode: 'b', note: 'n' },
  ],
  [{ size: '4' }, { size: 4 }],
  [{ items: [{ type: 'x', more: 1 }] }, { items: [{ type: 'x' }] }],
  [{ items: '[{"type":"y"}]' }, { items: [{ type: 'y' }] }],
  [
    { extra: { a: { b: 1 } }, data: [1] },
    { extra: { a: { b: 1 } }, data: [1] },
  ],
];

/** value, path, reason */
const WRONG: [unknown, string, RegExp][] = [
  [[], '', /^must be an object$/],
  ['x', '', /^must be an object$/],
  [{ title: 3 }, 'title', /^must be a string$/],
  [{ open: 'yes' }, 'open', /^must be a boolean$/],
  [{ size: 7 }, 'size', /^must be a whole number from 1 to 6$/],
  [{ size: 1.5 }, 'size', /whole number/],
  [{ size: 'many' }, 'size', /whole number/],
  [{ size: '' }, 'size', /whole number/],
  [{ mode: 'c' }, 'mode', /^must be one of "a", "b"$/],
  [{ items: 'not json' }, 'items', /^must be a list$/],
  [{ items: [{ type: 'x' }, {}] }, 'items.1.type', /^must be a type name$/],
  [{ extra: [] }, 'extra', /^must be an object$/],
];

describe('schema', () => {
  for (const [value, difference] of READ) {
    it(`reads ${JSON.stringify(value)}`, () => {
      assert.deepEqual(read(rule, value), { ok: true, value: { ...defaults, ...difference } });
    });
  }
  for (const [value, path, reason] of WRONG) {
    it(`names what is wrong with ${JSON.stringify(value)}`, () => {
      const result = read(rule, value);
      assert.equal(result.path, path);
      assert.match(result.reason ?? '', reason);
    });
  }
  it('takes no value from a prototype', () => {
    assert.deepEqual(read(object({ constructor: anything() }), {}).value, {});
  });
});
