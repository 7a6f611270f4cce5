/** Languages: which texts a tag gets, and that each language has all of them. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { read } from '../../src/domain/schema.ts';
import { reasonOf } from '../../src/domain/schema-mistakes.ts';
import { type Catalogue, english } from '../../src/i18n/en/index.ts';
import { subscribeLocales } from '../../src/i18n/locales.ts';
import { merge } from '../../src/i18n/merge.ts';
import { localize, registerLocale } from '../../src/i18n/register-locale.ts';
import { textsRule } from '../../src/i18n/texts-rule.ts';

const texts = { hello: 'Hello', bye: 'Bye', group: { a: 'A', b: 'B' } };

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

/** Every text with its path and the names in braces that it fills in. */
function placeholders(texts: object, path = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string[]][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof text === 'object') return placeholders(text, here);
    return [[here, [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort()]];
  });
}

/** The folders beside the English one, each with its one catalogue. */
const languages = readdirSync('src/i18n').filter((name) => !name.includes('.') && name !== 'en');
const catalogueOf = async (language: string): Promise<Catalogue> =>
  Object.values((await import(`../../src/i18n/${language}/index.ts`)) as Record<string, Catalogue>)[0]!;

const textAt = (texts: object, path: string) =>
  String(path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown>)[key], texts));

it('each language has a file that registers it', () => {
  assert.deepEqual(
    readdirSync('elements/locales'),
    languages.map((language) => `${language}.ts`),
  );
});

for (const language of languages)
  describe(language, () => {
    it('has every text, with the same names to fill in, and none empty', async () => {
      const catalogue = await catalogueOf(language);
      assert.deepEqual(
        new Map(placeholders(catalogue).map(([path, names]) => [path, [...new Set(names)]])),
        new Map(placeholders(english).map(([path, names]) => [path, [...new Set(names)]])),
      );
      for (const [path] of placeholders(catalogue)) assert.notEqual(textAt(catalogue, path).trim(), '', path);
    });
  });

it('German addresses visitors formally', async () => {
  const german = await catalogueOf('de');
  for (const [path] of placeholders(german))
    assert.doesNotMatch(textAt(german, path), /\b(du|dein\w*|dich|dir)\b/i);
});
