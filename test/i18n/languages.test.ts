/** Each language has every text, in its own words, plurals and punctuation, and addresses visitors in one way. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LOCALES } from '../../elements/locales.ts';
import { english } from '../../src/i18n/en/index.ts';

/** Words that are the same in English or in German, whose file a new language begins as. */
const SAME_WORDS: Record<string, string[]> = {
  ar: [],
  de: ['Album', 'Cookies', 'Lightbox', 'Minute', 'Navigation', 'Neutral', 'Pause', 'Position', 'Video'],
  es: ['Cookies', 'Neutral', 'Subtotal'],
  fr: [
    'AM',
    'Album',
    'Contact',
    'Cookies',
    'Galerie',
    'Minute',
    'Navigation',
    'PM',
    'Pause',
    'Position',
    'Volume',
  ],
  it: ['AM', 'Album', 'PM', 'Password', 'Video', 'Volume', 'post'],
  ja: [],
  nl: ['Album', 'Artikel', 'Contact', 'Cookies', 'Land', 'Lightbox', 'Video', 'Volume'],
  pt: ['AM', 'Cookies', 'Item', 'PM', 'Subtotal', 'Volume', 'slide'],
};

/** Words in which nobody is addressed, where a language has a choice. */
const OTHER_ADDRESS: Record<string, RegExp> = {
  de: wordsOf('[Dd]u|[Dd]ein\\p{L}*|dich|dir'),
  es: wordsOf('[Tt]ú|[Tt]us?|te|ti|contigo'),
  fr: wordsOf('[Tt]u|[Tt]on|[Tt]a|[Tt]es|toi|te'),
  it: wordsOf('Lei|Suo|Sua|Suoi|Sue|Le'),
  nl: wordsOf('[Jj]e|[Jj]ij|jou|[Jj]ouw|jullie'),
  pt: wordsOf('[Tt]u|[Tt]eus?|[Tt]uas?|te|ti'),
};

function wordsOf(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
}

/** Punctuation that is not that of the language. */
const WRONG_SIGNS: Record<string, RegExp> = {
  ar: /[,;?]/,
  // A narrow no-break space before a sign of two parts, and inside the quotes.
  fr: /[^\u202f][;:!?»]|«[^\u202f]/,
  es: /^[^¿]*\?|^[^¡]*!/,
  ja: /[.,;:!?()]/,
};
/** Signs that no catalogue has: straight quotes, three dots, a blank at an end or two in a row. */
const UNTYPED = /["']|\.\.\.|^\s|\s$|\s\s/;

/** What is filled in may be of another direction than the words around it, unless it is a number. */
const NAMES = /\{(?:title|provider|place|field|variantName|price|before|now|fromPrice)\}/g;

type Texts = [path: string, text: string][];

/** The texts that are none of the forms of a plural, and by `path` the forms of each. */
function textsOf(catalogue: object): { plain: Texts; plurals: Map<string, Record<string, string>> } {
  const plain: Texts = [];
  const plurals = new Map<string, Record<string, string>>();
  const walk = (texts: object, path: string) => {
    for (const [key, text] of Object.entries(texts) as [string, string | object][]) {
      const here = path ? `${path}.${key}` : key;
      if (typeof text === 'string') plain.push([here, text]);
      else if ('other' in text) plurals.set(here, text as Record<string, string>);
      else walk(text, here);
    }
  };
  walk(catalogue, '');
  return { plain, plurals };
}

const isWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** The categories that whole numbers have, from one on. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, index) => rules.select(index + 1)))].sort();
}

const languages = readdirSync('src/i18n/languages').map((file) => file.slice(0, -'.ts'.length));
const catalogueOf = async (language: string) =>
  ((await import(`../../src/i18n/languages/${language}.ts`)) as { texts: object }).texts;

it('each language has a file that registers it, and is known to the loader', () => {
  assert.deepEqual(
    readdirSync('elements/locales'),
    languages.map((language) => `${language}.ts`),
  );
  assert.deepEqual(Object.keys(LOCALES), languages);
  const playground = readFileSync('demo/site/playground.ts', 'utf8');
  const shown = Array.from(playground.matchAll(/^ {4}\w+: '([a-z]{2})',$/gm), ([, language]) => language);
  assert.deepEqual(shown.sort(), ['en', ...languages].sort(), 'the playground of the documentation has each');
});

const ENGLISH = textsOf(english);

for (const language of languages)
  describe(new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language, async () => {
    const { plain, plurals } = textsOf(await catalogueOf(language));
    const all: Texts = [
      ...plain,
      ...[...plurals].flatMap(([path, forms]) =>
        Object.entries(forms).map(([form, text]): [string, string] => [`${path}.${form}`, text]),
      ),
    ];

    it('has every text and no other, with the same names to fill in', () => {
      const named = (texts: Texts) =>
        Object.fromEntries(texts.map(([path, text]) => [path, placeholders(text)]));
      assert.deepEqual(named(plain), named(ENGLISH.plain));
      assert.deepEqual([...plurals.keys()].sort(), [...ENGLISH.plurals.keys()].sort());
      for (const [path, text] of all) assert.notEqual(text.trim(), '', path);
    });

    it('counts in the plurals of the language, and in no others', () => {
      for (const [path, forms] of plurals) {
        assert.deepEqual(
          Object.keys(forms)
            .filter((form) => form !== 'zero')
            .sort(),
          categoriesOf(language),
          path,
        );
        // The words for one or two may say it themselves.
        for (const [form, text] of Object.entries(forms))
          if (!['zero', 'one', 'two'].includes(form)) assert.deepEqual(placeholders(text), ['{count}'], path);
      }
    });

    it('has left nothing in English, or as the file was copied', async () => {
      const others = [ENGLISH.plain, ...(language === 'de' ? [] : [textsOf(await catalogueOf('de')).plain])];
      const left = plain.filter(
        ([path, text]) =>
          isWords(text) &&
          others.some((texts) => texts.some(([each, known]) => each === path && known === text)),
      );
      assert.deepEqual([...new Set(left.map(([, text]) => text))].sort(), SAME_WORDS[language] ?? []);
    });

    it('is set in the signs of the language, and addresses visitors in one way', () => {
      for (const [path, text] of all) {
        const said = `${path}: ${text}`;
        assert.doesNotMatch(text, UNTYPED, said);
        // What is filled in is no punctuation.
        const words = text.replaceAll(/\{\w+\}|[\w.]+@[\w.]+/g, 'x');
        if (WRONG_SIGNS[language]) assert.doesNotMatch(words, WRONG_SIGNS[language], said);
        if (OTHER_ADDRESS[language]) assert.doesNotMatch(text, OTHER_ADDRESS[language], said);
      }
    });
  });

it('Arabic isolates the names that are filled in: punctuation stays at its end', async () => {
  const { plain } = textsOf(await catalogueOf('ar'));
  for (const [path, text] of plain)
    assert.equal(text.match(NAMES)?.length, text.match(/\u2068\{\w+\}\u2069/g)?.length, path);
});
