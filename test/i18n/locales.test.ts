/** Which texts a tag gets, in a language and from its author. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read } from '../../src/domain/schema.ts';
import { reasonOf } from '../../src/domain/schema-mistakes.ts';
import { subscribeLocales } from '../../src/i18n/locales.ts';
import { merge } from '../../src/i18n/merge.ts';
import { localize, registerLocale } from '../../src/i18n/register-locale.ts';
import { textsRule } from '../../src/i18n/texts-rule.ts';

const texts = { hello: 'Hello', bye: 'Bye', group: { a: 'A', b: 'B' } };
const counting = { items: { one: '{count} item', other: '{count} items' } };

describe('texts of a language', () => {
  registerLocale('xx', { toy: { hello: 'Hallo', group: { a: 'Ah' } } });
  registerLocale('xx-AT', { toy: { hello: 'Servus' } });

  const CASES: [string, object][] = [
    ['xx', { hello: 'Hallo', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['XX', { hello: 'Hallo', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['xx-CH', { hello: 'Hallo', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['xx-at', { hello: 'Servus', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['xx_AT', { hello: 'Servus', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['xx-AT-1996', { hello: 'Servus', bye: 'Bye', group: { a: 'Ah', b: 'B' } }],
    ['yy', texts],
    ['', texts],
    ['nonsense language', texts],
  ];
  for (const [language, expected] of CASES)
    it(JSON.stringify(language), () => assert.deepEqual(localize('toy', texts, language), expected));

  it('are English for a widget that it says nothing of', () => {
    assert.equal(localize('constructor', texts, 'xx'), texts);
  });

  it('lie over those that were registered before, and whoever listens hears of them', () => {
    let heard = 0;
    const stop = subscribeLocales(() => {
      heard += 1;
    });
    registerLocale('xx', { toy: { bye: 'Tschau' } });
    assert.deepEqual(localize('toy', texts, 'xx'), {
      hello: 'Hallo',
      bye: 'Tschau',
      group: { a: 'Ah', b: 'B' },
    });
    stop();
    registerLocale('xx', { other: { a: 'b' } });
    assert.equal(heard, 1);
  });
});

it('a text that is none, or no group where there is one, leaves what was there', () => {
  const over = { hello: 5, bye: null, group: { a: { x: 1 }, b: 'Bee', c: 'new' }, other: 'mine' };
  assert.deepEqual(merge(texts, over), { ...texts, group: { a: 'A', b: 'Bee', c: 'new' }, other: 'mine' });
  assert.deepEqual(merge(texts, { group: null }), texts);
  assert.deepEqual(merge(texts, { group: 'x' }), texts);
});

/** what an author gives, its mistakes */
const GIVEN: [object, string[]][] = [
  [{}, []],
  [{ hello: 'Hi', bye: null, group: { a: 'x' } }, []],
  [{ group: null }, []],
  [{ helo: 'Hi' }, ['helo: is not known; did you mean "hello"?']],
  [{ hello: 5, other: 'mine' }, ['hello: must be a string', 'other: is not known']],
  [{ group: { a: {}, bb: 'x' } }, ['group.a: must be a string', 'group.bb: is not known']],
  [{ group: ['x'] }, ['group: must be an object']],
  [{ hello: { a: 'x' } }, ['hello: must be a string']],
];
for (const [given, mistakes] of GIVEN)
  it(`${JSON.stringify(given)} ${mistakes.length ? 'is noticed and told' : 'is no mistake'}`, () => {
    const told = read(textsRule(texts), given).mistakes;
    assert.deepEqual(
      told.map((mistake) => `${mistake.path}: ${reasonOf(mistake)}`),
      mistakes,
    );
    let isNoticed = false;
    merge(texts, given, () => {
      isNoticed = true;
    });
    assert.ok(isNoticed || mistakes.length === 0);
  });

/** the texts of an author that count, their mistakes */
const COUNTED: [object, string[]][] = [
  [{ items: { one: 'a', few: 'b', many: 'c', other: 'd' } }, []],
  [{ items: { zero: 'a', two: 'b' } }, []],
  [{ items: { some: 'a' } }, ['items.some: is not known']],
  [{ items: 'a' }, ['items: must be an object']],
];
for (const [given, mistakes] of COUNTED)
  it(`${JSON.stringify(given)} has ${mistakes.length ? 'no' : 'the'} plurals of a language`, () => {
    const told = read(textsRule(counting), given).mistakes;
    assert.deepEqual(
      told.map((mistake) => `${mistake.path}: ${reasonOf(mistake)}`),
      mistakes,
    );
  });
