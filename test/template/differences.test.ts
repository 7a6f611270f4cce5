/** Where the default differs from the reference engine (docs/template/differences.md), and that `compat` does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, type RenderOptions } from '../../src/template/index.ts';
import { renderReference } from '../support/node/reference-engine.ts';

interface Difference {
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
}

const variants = [{ attributes: { 'a"b': '1' } }, { attributes: { 'a"b': '2' } }];

const DIFFERENCES: Difference[] = [
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
];

for (const { about, template, json, options, ours, theirs, isPart } of DIFFERENCES) {
  test(`${about}: correct by default, as the reference with compat`, () => {
    const reference = renderReference(template, json, options);
    assert.ok(reference.includes(theirs), reference);
    const compat = compile(template, { compat: true }).render(json, options).output;
    if (isPart) assert.ok(compat.includes(theirs), compat);
    else assert.equal(compat, reference);
    const corrected = compile(template).render(json, options).output;
    assert.ok(corrected.includes(ours), corrected);
    assert.notEqual(corrected, reference);
  });
}
