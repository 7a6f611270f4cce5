import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  essential,
  flag,
  integer,
  list,
  type Mistake,
  number,
  object,
  oneOf,
  optionalText,
  read,
  record,
  requiredText,
  text,
  writtenIndex,
} from '../../src/domain/schema.ts';
import { realMistakes, reasonOf } from '../../src/domain/schema-mistakes.ts';
import { anything } from '../../src/domain/schema-optional.ts';

const rule = object({
  title: text('none'),
  open: flag(),
  size: integer(3, 1, 6),
  ratio: number(1),
  mode: oneOf(['a', 'b'], 'a'),
  place: oneOf(['', 'top', 'bottom'], ''),
  level: oneOf([1, 2], 1),
  note: optionalText(),
  items: list(object({ type: requiredText('a type name') })),
  extra: record(),
  data: anything(),
});
const defaults = {
  title: 'none',
  open: false,
  size: 3,
  ratio: 1,
  mode: 'a',
  place: '',
  level: 1,
  items: [],
  extra: {},
};

/** value, what is different from the defaults */
const READ: [unknown, object][] = [
  [{}, {}],
  [{ title: null, open: null }, {}],
  [{ open: 'true' }, { open: true }],
  [
    { title: '', open: true, size: 6, ratio: 0.5, mode: 'b', note: 'n' },
    { title: '', open: true, size: 6, ratio: 0.5, mode: 'b', note: 'n' },
  ],
  [{ size: '4' }, { size: 4 }],
  [{ items: [{ type: 'x' }] }, { items: [{ type: 'x' }] }],
  [{ items: '[{"type":"y"}]' }, { items: [{ type: 'y' }] }],
  [
    { extra: { a: { b: 1 } }, data: [1] },
    { extra: { a: { b: 1 } }, data: [1] },
  ],
];

/** value, its mistakes, what is different from the defaults all the same */
const WRONG: [unknown, string[], object?][] = [
  [[], [': must be an object']],
  ['x', [': must be an object']],
  [{ title: 3, ratio: 2 }, ['title: must be a string'], { ratio: 2 }],
  [{ open: 'yes' }, ['open: must be a boolean']],
  [{ size: 7 }, ['size: must be a whole number from 1 to 6']],
  [{ size: 1.5, mode: 'c' }, ['size: must be a whole number from 1 to 6', 'mode: must be one of "a", "b"']],
  [{ place: 'buttom' }, ['place: must be one of "top", "bottom"; did you mean "bottom"?']],
  [{ place: 'left', level: '2' }, ['place: must be one of "top", "bottom"', 'level: must be one of 1, 2']],
  [{ place: 3, level: 3 }, ['place: must be one of "top", "bottom"', 'level: must be one of 1, 2']],
  [{ size: 'many' }, ['size: must be a whole number from 1 to 6']],
  [{ size: '' }, ['size: must be a whole number from 1 to 6']],
  [{ items: 'not json' }, ['items: must be a list']],
  [
    { items: [{ type: 'x' }, {}, 7] },
    ['items.1.type: must be a type name', 'items.2: must be an object'],
    { items: [{ type: 'x' }] },
  ],
  [{ items: [{ type: 'x', more: 1 }] }, ['items.0.more: is not known'], { items: [{ type: 'x' }] }],
  [{ extra: [] }, ['extra: must be an object']],
  [{ tilte: 'x' }, ['tilte: is not known; did you mean "title"?']],
  [
    { Title: 'x', _size: 2 },
    ['Title: is not known; did you mean "title"?', '_size: is not known; did you mean "size"?'],
  ],
  [{ completelyOther: 'x' }, ['completelyOther: is not known']],
];

const words = (mistakes: Mistake[]) => mistakes.map((mistake) => `${mistake.path}: ${reasonOf(mistake)}`);

describe('schema', () => {
  for (const [value, difference] of READ) {
    it(`reads ${JSON.stringify(value)}`, () => {
      assert.deepEqual(read(rule, value), {
        value: { ...defaults, ...difference },
        mistakes: [],
        isUsable: true,
      });
    });
  }
  for (const [value, mistakes, difference = {}] of WRONG) {
    it(`names all that is wrong with ${JSON.stringify(value)}, and falls back for that alone`, () => {
      const result = read(rule, value);
      assert.deepEqual(words(result.mistakes), mistakes);
      assert.deepEqual(result.value, { ...defaults, ...difference });
    });
  }
  it('keeps what a foreign object holds besides, and takes a slip of one letter for a mistake', () => {
    const foreign = object({ title: text('none'), size: optionalText() }, { foreign: 'kept' });
    assert.deepEqual(read(foreign, { size: 3, other: 3 }).value, { title: 'none', other: 3 });
    const { value, mistakes } = read(foreign, { website: 1, tittle: 'x', tilt: 1 });
    assert.deepEqual(value, { website: 1, tittle: 'x', tilt: 1, title: 'none' });
    assert.deepEqual(words(realMistakes(mistakes)), ['tittle: is not known; did you mean "title"?']);
  });
  it('is of no use when nothing of an essential entry can be read', () => {
    const tracks = object({
      tracks: essential(list(object({ url: requiredText('an address') }))),
      name: text(),
    });
    const usable = (value: unknown) => read(tracks, value).isUsable;
    assert.deepEqual(
      [
        {},
        { tracks: [] },
        { tracks: [{ url: 'a' }, 7] },
        { name: 3 },
        { tracks: 'x' },
        { tracks: [7] },
        { tracks: null },
        { tracks: 'null' },
        [],
      ].map(usable),
      [true, true, true, true, false, false, false, false, false],
    );
  });
  it('knows where an item of a list was written', () => {
    const { items } = read(rule, { items: [3, { type: 'x' }, {}, { type: 'y' }] }).value;
    assert.deepEqual(
      items.map((item) => writtenIndex(items, item)),
      [1, 3],
    );
  });
  it('takes no value from a prototype', () => {
    assert.deepEqual(read(object({ constructor: anything() }), {}).value, {});
    assert.deepEqual(read(object({}), JSON.parse('{"__proto__":{"a":1}}')).mistakes.length, 1);
  });
});
