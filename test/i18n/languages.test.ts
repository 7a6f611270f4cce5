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

interface Catalogue {
  plain: Texts;
  plurals: Map<string, Record<string, string>>;
}

/** The texts that are none of the forms of a plural, and by `path` the forms of each. */
function textsOf(catalogue: object): Catalogue {
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

/** Each form of a plural as a text of its own. */
const allOf = ({ plain, plurals }: Catalogue): Texts => [
  ...plain,
  ...[...plurals].flatMap(([path, forms]) =>
    Object.entries(forms).map(([form, text]): [string, string] => [`${path}.${form}`, text]),
  ),
];
const formless = (path: string) => path.replace(/\.(?:zero|one|two|few|many|other)$/, '');

const isWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** How many of the whole numbers from one on there are in each category; `other` is what every text has. */
function categoriesOf(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language);
  const sizes = new Map([['other', 0]]);
  for (let count = 1; count <= 200; count += 1) {
    const category = rules.select(count);
    sizes.set(category, (sizes.get(category) ?? 0) + 1);
  }
  return sizes;
}

const languagesIn = (folder: string) =>
  readdirSync(folder)
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
const languages = languagesIn('src/i18n/languages');
const catalogueOf = async (language: string) =>
  ((await import(`../../src/i18n/languages/${language}.ts`)) as { texts: object }).texts;

it('each language has a file that registers it, and is known to the loader', () => {
  assert.deepEqual(languagesIn('elements/locales'), languages, 'elements/locales has a file for each');
  assert.deepEqual(Object.keys(LOCALES).sort(), languages, 'elements/locales.ts names each');
  const playground = readFileSync('demo/site/playground.ts', 'utf8');
  const shown = Array.from(
    playground.matchAll(/^ {4}.+: '([a-z]{2,3}(?:-\w+)*)',$/gm),
    ([, language]) => language,
  );
  assert.deepEqual(
    shown.sort(),
    ['en', ...languages].sort(),
    'the languages of demo/site/playground.ts are each of them',
  );
  const table = readFileSync('README.md', 'utf8');
  const listed = Array.from(
    table.matchAll(/^\| `([\w-]+)` .+`locales\/\1\.js` *\|$/gm),
    ([, language]) => language,
  );
  assert.deepEqual(listed.sort(), languages, 'the table of languages in README.md has each');
});

const ENGLISH = textsOf(english);

for (const language of languages)
  describe(new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language, async () => {
    const catalogue = textsOf(await catalogueOf(language));
    const { plain, plurals } = catalogue;
    const all = allOf(catalogue);

    it('has every text and no other, with the same names to fill in', () => {
      const named = (texts: Texts) =>
        Object.fromEntries(texts.map(([path, text]) => [path, placeholders(text)]));
      assert.deepEqual(named(plain), named(ENGLISH.plain));
      assert.deepEqual([...plurals.keys()].sort(), [...ENGLISH.plurals.keys()].sort());
      for (const [path, text] of all) assert.notEqual(text.trim(), '', path);
    });

    it('counts in the plurals of the language, and in no others', () => {
      const categories = categoriesOf(language);
      const has = (form: string) => form !== 'zero';
      for (const [path, forms] of plurals) {
        const missing = Array.from(categories.keys()).filter((form) => !Object.hasOwn(forms, form));
        const extra = Object.keys(forms).filter((form) => has(form) && !categories.has(form));
        assert.deepEqual({ missing, extra }, { missing: [], extra: [] }, `the forms of ${path}`);
        // The words for one or two may say it themselves, where they are the words for nothing else.
        for (const [form, text] of Object.entries(forms))
          if (has(form) && (form === 'other' || (categories.get(form) ?? 0) > 1))
            assert.deepEqual(placeholders(text), ['{count}'], `${path}.${form}`);
      }
    });

    it('puts no full stop after an amount, which ends with one where the language writes its currencies so', () => {
      const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EGP' }).format(5);
      const twice = /\{(?:price|before|now|fromPrice)\}[^\p{L}]*\.$/u;
      const wrong = /\.\P{L}*$/u.test(amount) ? all.filter(([, text]) => twice.test(text)) : [];
      assert.deepEqual(wrong, []);
    });

    it('has left nothing in English, or as the file was copied', async () => {
      const others = [
        allOf(ENGLISH),
        ...(language === 'de' ? [] : [allOf(textsOf(await catalogueOf('de')))]),
      ];
      // A form of a plural that the other language does not have may be a copy of any.
      const isSame = ([path, text]: Texts[number], [each, known]: Texts[number]) =>
        known === text && formless(each) === formless(path);
      const left = all.filter(
        (entry) => isWords(entry[1]) && others.some((texts) => texts.some((known) => isSame(entry, known))),
      );
      const same = SAME_WORDS[language] ?? [];
      assert.deepEqual(
        left.filter(([, text]) => !same.includes(text)).map(([path, text]) => `${path}: ${text}`),
        [],
        `src/i18n/languages/${language}.ts: translate these, or name them in SAME_WORDS`,
      );
      const isLeft = (word: string) => left.some(([, text]) => text === word);
      assert.deepEqual(
        same,
        same.filter(isLeft).sort(),
        `SAME_WORDS.${language}: sorted, and none that is translated`,
      );
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
