/** Where we differ from the reference engine on purpose, in words in docs/template/differences.md. */
import type { RenderOptions } from '../../../src/template/index.ts';
import type { Case } from './cases.ts';
import type { Outputs } from './compare.ts';

export interface Difference {
  about: string;
  template: string;
  json: unknown;
  options?: RenderOptions;
  /** A part of the default output. */
  ours: string;
  /** A part of the reference engine's. */
  theirs: string;
  /** The rest follows the locale data of Intl: compare the part only. */
  isPart?: boolean;
  /** Ours with `compat` as well: which generated cases are of this kind. */
  always?: (generated: Case, outputs: Outputs) => boolean;
}

/** Whether a text or number of the data, or a member by its name, is one that is looked for. */
function has(value: unknown, isWanted: (value: unknown, name: string) => boolean, name = ''): boolean {
  if (isWanted(value, name)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => has(inner, isWanted, key));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const LISTS = new Set(
  'tags categories variants optionValues pricingOptions variantOptionOrdering'.split(' '),
);
const PARTS = new Set('Country Line2 Hour Minute Second'.split(' '));
const typeOf = (field: unknown) => (field as { type?: unknown } | null)?.type;
const valuesOf = (field: unknown) => (field as { values?: unknown }).values;
const CURRENCIES = new Set('USD EUR JPY GBP CHF SEK KWD CAD'.split(' '));
/** Letters of a skeleton but for those that Intl has a field for and writes in the same way. */
const FOREIGN_FIELDS = /[ABCDFINPQRSTUVWXYZJbfgilnopqrtuwx]/;

/** What writes amounts, and another formatter that reads what it wrote. */
const CHAINED = /(?:percentage-format|cart-quantity)[^|}]*\|/;

const variants = [{ attributes: { 'a"b': '1' } }, { attributes: { 'a"b': '2' } }];

const WEEKDAY = /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/;

/** The letters that `datetime` and `datetime-interval` are asked for, without widths and other options. */
function skeletonOf(template: string): string {
  const args = /datetime(?:-interval)?.([^|}]*)/.exec(template)?.[1] ?? '';
  return args
    .replace(/\b(?:context|wrap|calendar):\S+/g, '')
    .replace(/\b(?:skeleton|datetime|date|time):(?=\S)/g, '')
    .replace(/\b(?:short|medium|long|full)\b/g, '');
}

export const DIFFERENCES: Difference[] = [
  {
    about: 'option names in variants-select',
    template: '{@|variants-select}',
    json: { id: 'x', structuredContent: { variants, variantOptionOrdering: ['a"b'] } },
    ours: 'aria-label="Select a&quot;b"',
    theirs: 'aria-label="Select a"b"',
  },
  {
    about: 'ids in attributes',
    template: '{@|product-quick-view}',
    json: { id: '"><script>' },
    ours: 'data-id="&quot;&gt;&lt;script&gt;"',
    theirs: 'data-id=""><script>"',
  },
  {
    about: 'ids of comments',
    template: '{@|comments}',
    json: { id: '" onclick="x' },
    ours: 'id="comments-&quot; onclick=&quot;x"',
    theirs: 'id="comments-" onclick="x"',
  },
  {
    about: "visitors' answers",
    template: '{@|summary-form-field}',
    json: { type: 'text', rawTitle: 'T', value: '<img src=x>' },
    ours: '&lt;img src=x&gt;',
    theirs: '<img src=x>',
  },
  {
    about: 'the text of a sale mark',
    template: '{@|product-status}',
    json: {
      structuredContent: { productType: 2, onSale: true },
      localizedStrings: { productSaleText: '<b>' },
    },
    ours: '>&lt;b&gt;<',
    theirs: '><b><',
  },
  {
    about: 'the second alternative text of an image',
    template: '{@|image}',
    json: { title: 'a & b' },
    ours: 'focal-point="0.5,0.5" alt="a &amp; b"',
    theirs: 'focal-point="0.5,0.5" alt="a &amp;amp; b"',
  },
  {
    about: 'the apostrophe in htmlattr',
    template: '{@|htmlattr}',
    json: "it's",
    ours: 'it&#39;s',
    theirs: "it's",
  },
  {
    about: 'days of the site in same-day?',
    template: '{.same-day?}same{.or}other{.end}',
    // 21:46 in New York, and 00:33 of the next day.
    json: { startDate: 1384570000000, endDate: 1384580000000 },
    ours: 'other',
    theirs: 'same',
  },
  {
    about: 'disqus?',
    template: '{.disqus?}yes{.or}no{.end}',
    json: { websiteSettings: { disqusShortname: 'x' } },
    ours: 'yes',
    theirs: 'no',
  },
  {
    about: 'titles of calendar links',
    template: '{@|google-calendar-url}',
    json: { title: '日本', startDate: 0, endDate: 0 },
    ours: 'text=%E6%97%A5%E6%9C%AC&',
    theirs: 'text=%u65E5%u672C&',
  },
  {
    about: 'times ahead in timesince',
    template: '{@|timesince}',
    json: 2 * 86_400_000,
    options: { now: 0 },
    ours: '>in about 2 days<',
    theirs: '>less than a minute ago<',
  },
  {
    about: "the site's own words beside a sale price",
    template: '{@|product-price}',
    json: {
      structuredContent: { productType: 2, onSale: true },
      localizedStrings: { salePriceText: 'Now', originalPriceText: 'Before' },
    },
    ours: '>Before<',
    theirs: '>Original Price:<',
  },
  {
    about: 'empty values of options',
    template: '{@|variants-select}',
    json: {
      structuredContent: {
        variants: [{ attributes: { size: 'S' } }, { attributes: { size: null } }],
        variantOptionOrdering: ['size'],
      },
    },
    ours: '<option value="S">S</option>\n',
    theirs: '<option value="S">S</option><option value=""></option>\n',
  },
  {
    about: 'names around a message in a variable',
    template: '{.section item}{.var @text pattern|format name}{@text}{.end}',
    json: { item: { pattern: 'Hi {0}', name: 'Ada' } },
    ours: 'Hi Ada',
    theirs: 'Hi ',
  },
  {
    about: 'the classes of an item in a variable',
    template: '{.var @classes item|item-classes}{@classes}',
    json: { item: { tags: ['a'] } },
    ours: ' tag-a ',
    theirs: 'hentry post',
  },
  {
    about: 'a comment of several lines after an open brace',
    template: '{ {## {a} ##} }',
    json: { a: 1 },
    ours: '{  }',
    theirs: '##}',
  },
  { about: 'Julian days', template: '{@|datetime g}', json: 1582571080000, ours: '58903', theirs: '2458904' },
  { about: 'years after 8652', template: '{@|datetime y}', json: 9e14, ours: '30489', theirs: '8652' },
  {
    about: 'decimals by ISO 4217',
    template: '{@|money}',
    json: { decimalValue: '1234.5', currencyCode: 'HUF' },
    ours: '1,234.50',
    theirs: '1,234',
    isPart: true,
  },
  {
    about: 'colours of four digits',
    template: '[{@|color-weight}]',
    json: '#ffff',
    ours: '[]',
    theirs: '[dark]',
  },
  { about: 'half an emoji', template: '{@|truncate 1}', json: '😍😍', ours: '...', theirs: '\ud83d...' },
  { about: 'an unknown formatter', template: 'a{@|nope}b', json: 1, ours: 'ab', theirs: 'a{@|nope}b' },
  {
    about: 'a partial with an error',
    template: '{@|apply p}',
    json: { a: 1 },
    options: { partials: { p: 'x{a|nope}y' } },
    ours: 'xy',
    theirs: '',
  },
  {
    about: 'parts that end in an exception there',
    template: '{@|summary-form-field}',
    json: { type: 'likert', rawTitle: 'T' },
    ours: 'T:</span>',
    theirs: '',
    always: (_, { hasFailed }) => hasFailed,
  },
  {
    about: 'even? and odd? with a literal',
    template: '{.even? 4}yes{.or}no{.end}',
    json: 1,
    ours: 'yes',
    theirs: 'no',
    always: ({ template }) => /\{\.(?:if |or )?(?:even|odd)\?.["\d[{-]/.test(template),
  },
  {
    about: 'a block in alternates with',
    template: '{.repeated section @}{x}{.alternates with}{.if x}, {.end}{.end}',
    json: [{ x: 1 }, { x: 2 }],
    ours: '1, 2',
    theirs: '',
    always: ({ template }) => /\{\.alternates with\}[\s\S]*\{\.(?!or\})/.test(template),
  },
  {
    about: 'an object or a text where a list belongs',
    template: '{@|variant-descriptor}',
    json: { optionValues: { a: 1, b: 2 } },
    ours: '',
    theirs: ' / ',
    always: ({ json }) =>
      has(
        json,
        (value, name) =>
          (LISTS.has(name) && isObject(value)) ||
          (name === 'values' && typeof value === 'string') ||
          (typeOf(value) === 'checkbox' && !Array.isArray(valuesOf(value) ?? [])) ||
          (typeOf(value) === 'likert' && Array.isArray(valuesOf(value))),
      ),
  },
  {
    about: 'amounts that are no number',
    template: '{@|cart-quantity}',
    json: { entries: [{ quantity: 'x' }] },
    ours: '>0<',
    theirs: '>NaN<',
    // Where a second formatter counts the letters of what the first wrote, the word itself is not to be seen.
    always: ({ template, json }, { ours, theirs }) =>
      (/NaN/i.test(theirs) && !ours.includes('NaN')) ||
      (CHAINED.test(template) &&
        has(
          json,
          (value, name) =>
            (typeof value === 'string' && /^[+-]?(?:nan|infinity)$/i.test(value)) ||
            (name === 'quantity' && Number.isNaN(Number(value))),
        )),
  },
  {
    about: 'numbers of more than 20 digits',
    template: '{@|humanizeDuration}',
    json: 1e21,
    ours: '16666666666666666:40',
    theirs: '-24776977:-4',
    always: ({ json }) => has(json, (value) => typeof value === 'number' && Math.abs(value) >= 1e20),
  },
  {
    about: 'the lowest price when one is below 1 and one is 0',
    template: '{@|from-price}',
    json: { structuredContent: { productType: 1, variants: [{ priceMoney: { value: '.5' } }, {}] } },
    ours: '0',
    theirs: '50',
    always: ({ json }) =>
      has(json, (value, name) => name === 'value' && Math.abs(Number(value)) < 1 && Number(value) !== 0),
  },
  {
    about: 'currencies nobody knows',
    template: '{@|money}',
    json: { value: '1', currency: 'XYZ' },
    ours: 'XYZ',
    theirs: '\u00a01.00',
    always: ({ json }) =>
      has(
        json,
        (value, name) =>
          (name === 'currency' || name === 'currencyCode') &&
          !(typeof value === 'string' && CURRENCIES.has(value)),
      ),
  },
  {
    about: "texts of the site's own that are no texts",
    template: '{@|add-to-cart-btn}',
    json: { localizedStrings: { productAddToCartText: { a: 1 } } },
    ours: '>Add To Cart<',
    theirs: '><',
    always: ({ json }) =>
      has(
        json,
        (value, name) =>
          name === 'localizedStrings' &&
          isObject(value) &&
          Object.values(value as object).some((text) => typeof text !== 'string'),
      ),
  },
  {
    about: 'partials after one that nests too deep',
    template: '{@|apply p}{@|apply p}',
    json: { a: 1 },
    options: { partials: { p: '{a}{@|apply p}' } },
    ours: '1'.repeat(32),
    theirs: '1'.repeat(31),
    always: (_, { errors }) => errors.some((message) => message.includes('recursion depth')),
  },
  {
    about: 'a billing period without a unit',
    template: '{@|product-price}',
    json: {
      structuredContent: {
        productType: 1,
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 3 } },
      },
    },
    ours: ' every \n',
    theirs: ' every 3 s\n',
    always: ({ json }) =>
      has(
        json,
        (value, name) =>
          name === 'billingPeriod' && !/^[A-Z]+$/.test(String((value as { unit?: unknown } | null)?.unit)),
      ),
  },
  {
    about: 'a skeleton of fields that Intl does not have',
    template: '{@|datetime yQ}',
    json: 1582571080000,
    ours: '2020',
    theirs: 'Q1 2020',
    always: ({ template }) => FOREIGN_FIELDS.test(skeletonOf(template)),
  },
  {
    about: 'intervals of a part of a date or a time',
    template: '{a,b|datetime-interval d}',
    json: { a: 1582571080000, b: 1614107080000 },
    ours: '2/23/2021',
    theirs: '23',
    always: ({ template }) => {
      if (!template.includes('datetime-interval')) return false;
      const isPart = (letters: string) =>
        /[yMLdEec]/.test(letters) ? !/(?=.*y)(?=.*[ML])(?=.*d)/.test(letters) : !letters.includes('m');
      return (skeletonOf(template).match(/[A-Za-z]+/g) ?? []).some(isPart);
    },
  },
  {
    about: 'a skeleton of which nothing can be written',
    template: '{@|datetime n}|{@|datetime date y}',
    json: 1582571080000,
    ours: '|2/24/20',
    theirs: 'Mon|2/24/20, Mon',
    always: ({ template }, { ours, theirs }) =>
      template.includes('|datetime ') && WEEKDAY.test(theirs) && !WEEKDAY.test(ours),
  },
  {
    about: 'a time behind a weekday, month and year without a day',
    template: '{@|datetime EyMMMMH}',
    json: 1582571080000,
    ours: 'Mon, February 24, 2020 at 14',
    theirs: 'Mon, February 24, 2020, 14',
    always: ({ template }, { ours, theirs }) =>
      /^(?=.*[Eec])(?=.*[ML]{4})[^d]*$/.test(skeletonOf(template)) &&
      ours.replace(' at ', ', ') === theirs.replace(' at ', ', '),
  },
  {
    about: 'names of zones: UTC, and any before 1970',
    template: '{t|datetime time:long}',
    json: { t: 0, website: { timeZone: 'UTC' } },
    ours: 'UTC',
    theirs: 'GMT',
    isPart: true,
    always: (_, { ours, theirs }) => /UTC|Universal|GMT[+-]/.test(ours) && !/GMT[+-]/.test(theirs),
  },
  {
    about: 'significant digits without a least number of them, and scientific notation',
    template: '{@|decimal maxSig:3}',
    json: 1,
    ours: '1',
    theirs: '1.00',
    always: ({ template }) => /maxSig|style:scientific/.test(template),
  },
  {
    about: 'more than 20 significant digits',
    template: '{@|decimal minSig:25}',
    json: 1,
    ours: `1.${'0'.repeat(19)}`,
    theirs: `1.${'0'.repeat(24)}`,
    always: ({ template }) => /minSig:(?:2[1-9]|[3-9]\d|\d{3})/.test(template),
  },
  {
    about: 'significant digits of zero as a share',
    template: '{@|decimal style:percent minSig:4}',
    json: 0,
    ours: '0.000%',
    theirs: '0.0%',
    always: ({ template }, { theirs }) =>
      template.includes('minSig') && /style:per/.test(template) && /\b0\b/.test(theirs),
  },
  {
    about: 'functions of what is no scalar',
    template: '{.eval max((a)1)}',
    json: { a: {} },
    ours: '',
    theirs: '1',
    always: (_, { errors }) => errors.some((message) => message.includes('calling function')),
  },
  {
    about: 'an assignment without a target',
    template: '{.eval =; 2}',
    json: {},
    ours: '',
    theirs: '2',
    always: (_, { errors }) => errors.some((message) => message.includes('operator assign')),
  },
  {
    about: 'isSubscribable that is neither yes nor no',
    template: '[{@|quantity-input}]',
    json: { structuredContent: { productType: 1, isSubscribable: 'no', variants: [{ unlimited: true }] } },
    ours: '[]',
    theirs: 'Quantity',
    always: ({ json }) =>
      has(json, (value, name) => name === 'isSubscribable' && !['boolean', 'number'].includes(typeof value)),
  },
  {
    about: 'an interval of what is no time, in a message',
    template: '{m|message a b}',
    json: { m: '{0;1 datetime-interval}', a: 'x', b: 'y' },
    ours: '',
    theirs: '7:00',
    always: ({ json }) => has(json, (value) => value === '{0;1 datetime-interval}'),
  },
  {
    about: 'a plural of which a part cannot be read',
    template: '{m|message n}',
    json: { m: '[{0 plural offset:x one{a} other{b}}]', n: 2 },
    ours: '[b]',
    theirs: '[]',
    always: ({ json }) =>
      has(
        json,
        (value) => typeof value === 'string' && /plural\b.* (?:offset:(?!-?\d+ )|=(?![\d.]+\{))/.test(value),
      ),
  },
  {
    about: 'the steps of an expression that cannot be read',
    template: '{.eval #a;)}',
    json: {},
    ours: 'EVAL=[]',
    theirs: 'EVAL=[[a]]',
    always: ({ template }, { errors }) => /\{\.eval\s+#/.test(template) && errors.length > 0,
  },
  {
    about: 'the complement of a variable',
    template: '{.eval ~a}',
    json: { a: 100 },
    ours: '-101',
    theirs: '-1',
    always: ({ template }) => /~ *[@$A-Za-z]/.test(template),
  },
  {
    about: 'rounding of less than a tenth',
    template: '{@|decimal round:up maxFrac:0}',
    json: 0.005,
    ours: '1',
    theirs: '0',
    always: ({ template }, { theirs }) =>
      /round(?:ing)?:(?:up|floor|ceil)/.test(template) && /\b0\b|now|today|this /.test(theirs),
  },
  {
    about: 'fractions of a millisecond',
    template: '{@|date %N}',
    json: 1.5,
    ours: '001000000',
    theirs: '001500000',
    always: ({ template }) => template.includes('%N'),
  },
  {
    about: 'a part of an answer that is no text',
    template: '{@|summary-form-field}',
    json: { type: 'address', values: { Line2: 0 } },
    ours: '<div>0</div>',
    theirs: '<div>,   </div>',
    always: ({ json }) =>
      has(
        json,
        (value, name) =>
          (PARTS.has(name) && typeof value !== 'string' && (value ?? null) !== null) ||
          (typeOf(value) === 'likert' && Object.values(valuesOf(value) ?? {}).some(Array.isArray)),
      ),
  },
  {
    about: 'cycle without anything to choose from',
    template: '{@|cycle|raw}',
    json: 1,
    ours: 'null',
    theirs: '',
    always: ({ template }) => /cycle[^|]*\|raw/.test(template),
  },
];

/** The kind of a generated case that differs; undefined for a new one. */
export function knownDifference(generated: Case, outputs: Outputs): Difference | undefined {
  return DIFFERENCES.find(({ always }) => always?.(generated, outputs));
}
