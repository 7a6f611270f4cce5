/** Languages: which texts a tag gets, and that each language has all of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { german } from '../../src/i18n/de/index.ts';
import { english } from '../../src/i18n/en/index.ts';
import { localize, registerLocale, subscribeLocales } from '../../src/i18n/locales.ts';

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

/** Every text with its path and the names in braces that it fills in. */
function placeholders(texts: object, path = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string[]][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof text === 'object') return placeholders(text, here);
    return [[here, [...String(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort()]];
  });
}

describe('German', () => {
  it('has every text, with the same names to fill in', () => {
    assert.deepEqual(
      new Map(placeholders(german).map(([path, names]) => [path, [...new Set(names)]])),
      new Map(placeholders(english).map(([path, names]) => [path, [...new Set(names)]])),
    );
  });

  it('leaves nothing empty and addresses visitors formally', () => {
    const all = placeholders(german).map(([path]) =>
      path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown>)[key], german),
    );
    for (const text of all) {
      assert.notEqual(String(text).trim(), '');
      assert.doesNotMatch(String(text), /\b(du|dein\w*|dich|dir)\b/i);
    }
  });
});
