/** What `sqs-kit/check` says of pages: rule, place and words, and what it mends by itself. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkPage, fixPage } from '../../src/check/index.ts';
import { FIELD_TYPES } from '../../src/domain/forms/fields/index.ts';
import { buildSite, SITE } from '../../tools/docs-site.mjs';
import { type Case, FORM, said, TAGS } from '../support/node/check-page.ts';

const CASES: Case[] = [
  ['a page in order', `<sqs-newsletter form-id="news">${FORM}</sqs-newsletter>`, []],
  ['a page without the kit', '<h1>Hello</h1><p>sqs-form is a tag</p>', []],
  [
    'a name that is nearly one',
    '<p>\n  <sqs-newsleter></sqs-newsleter></p>',
    ['2:4 unknown-tag: There is no tag <sqs-newsleter>; did you mean "sqs-newsletter"?'],
  ],
  [
    'a name without its hyphen',
    '<sqsform></sqsform><sqsp-form></sqsp-form>',
    [
      '1:2 unknown-tag: There is no tag <sqsform>; did you mean "sqs-form"?',
      '1:21 unknown-tag: There is no tag <sqsp-form>; did you mean "sqs-form"?',
    ],
  ],
  [
    'a text that no tag has, and one that is none',
    `<sqs-newsletter form-id="a"><script type="application/json">{"messages":{"submitt":"Go","thanks":1,"required":"Oh"}}</script>${FORM}</sqs-newsletter>`,
    [
      '1:74 configuration: messages.submitt is not known; did you mean "submit"?',
      '1:98 configuration: messages.thanks must be a string',
    ],
  ],
  [
    'an attribute with a digit that is nearly one',
    '<sqs-map adress-line1="Pier 1" x2="1" _ngcontent-c12="">Pier 1</sqs-map>',
    ['1:10 attribute: adress-line1 is no attribute of this tag; did you mean "address-line1"?'],
  ],
  [
    'a switch that is off by the author’s words, and on by those of HTML',
    `<sqs-form no-draft="no" disable-validation="{off}" sanitized-values="true">${FORM}</sqs-form>`,
    ['1:11 attribute: no-draft is on, whatever it says: leave it out, or write no-draft="false"'],
  ],
  ['a name that is none', '<sqs-teapot></sqs-teapot>', ['1:2 unknown-tag: There is no tag <sqs-teapot>']],
  [
    'an attribute in camel case, which HTML reads in small letters',
    `<sqs-newsletter formId="news">${FORM}</sqs-newsletter>`,
    ['1:17 attribute: formid is no attribute of this tag; did you mean "form-id"?'],
  ],
  [
    'a setting that is only for the JSON child',
    `<sqs-form fields="[]">${FORM}</sqs-form>`,
    ['1:11 attribute: fields is no attribute; write it into the JSON child'],
  ],
  [
    'what HTML, frameworks and tools write',
    `<sqs-form id="a" class="b" data-x x-on:click="c" @click="d" aria-label="e" v-if="f">${FORM}</sqs-form>`,
    [],
  ],
  [
    'a value that is none of those there are',
    `<sqs-newsletter email-rule="Modern">${FORM}</sqs-newsletter>`,
    ['1:17 attribute: email-rule must be one of "spec", "modern"; did you mean "modern"?'],
  ],
  ['a value that a template writes', `<sqs-newsletter email-rule="{rule}">${FORM}</sqs-newsletter>`, []],
  [
    'a tag that is closed by a slash',
    '<sqs-newsletter form-id="a"/>\n<p>After</p>',
    [
      '1:1 unclosed-tag: HTML does not know <sqs-newsletter />, and what follows becomes its content: write </sqs-newsletter>.',
    ],
  ],
  [
    'a tag that is never closed',
    `<div><sqs-newsletter form-id="a">${FORM}</div><p>After</p>`,
    [
      '1:6 unclosed-tag: <sqs-newsletter> is never closed, and what follows becomes its content: write </sqs-newsletter>.',
    ],
  ],
  [
    'JSON with a comma too many',
    `<sqs-form>\n<script type="application/json">\n{ "fields": [\n  { "type": "email", "id": "a", "title": "Email" },\n] }\n</script>${FORM}</sqs-form>`,
    ['4:51 json: The JSON child cannot be read: there is a comma after the last entry.'],
  ],
  [
    'JSON that ends too early',
    `<sqs-form><script type="application/json">\n{ "fields": [</script>${FORM}</sqs-form>`,
    ['2:14 json: The JSON child cannot be read: the closing ] is missing.'],
  ],
  [
    'a name without quotes',
    `<sqs-form><script type="application/json">{ fields: [] }</script>${FORM}</sqs-form>`,
    [
      '1:45 json: The JSON child cannot be read: here is a word that is no value: texts and names stand in double quotes.',
    ],
  ],
  [
    'a setting of a wrong type, deep in the JSON',
    `<sqs-form form-id="a"><script type="application/json">\n{ "fields": [{ "type": "select", "id": "a", "title": "A",\n  "options": "one" }] }</script>${FORM}</sqs-form>`,
    ['3:14 configuration: fields.0.options must be a list'],
  ],
  [
    'a field that cannot be shown',
    `<sqs-form form-id="a"><script type="application/json">\n{ "fields": [{ "type": "hologram", "id": "a", "title": "A" },\n{ "type": "text", "title": "B" }] }</script>${FORM}</sqs-form>`,
    [
      `2:24 configuration: fields.0.type must be one of ${Object.keys(FIELD_TYPES)
        .map((type) => `"${type}"`)
        .join(', ')}`,
      '3:1 configuration: fields.1 has no id',
    ],
  ],
  [
    'a selector, which only browsers can read',
    '<sqs-lightbox trigger=".open[data-x]"><h2>A</h2></sqs-lightbox>',
    [],
  ],
  [
    'a setting that is not known',
    `<sqs-form><script type="application/json">{ "feilds": [] }</script>${FORM}</sqs-form>`,
    ['1:45 configuration: feilds is not known; did you mean "fields"?'],
  ],
  [
    'JSON of another type',
    `<sqs-form><script type="text/json">{}</script>${FORM}</sqs-form>`,
    ['1:19 json: The script of type "text/json" is not read; write type="application/json".'],
  ],
  [
    'JSON that stands deeper',
    `<sqs-form><div><script type="application/json">{}</script></div>${FORM}</sqs-form>`,
    ['1:16 json: The JSON child stands inside a <div>; put it directly inside the tag.'],
  ],
  [
    'two JSON children',
    `<sqs-form><script type="application/json">{}</script><script type="application/json">{}</script>${FORM}</sqs-form>`,
    ['1:54 json: There are two JSON children; only the first is read.'],
  ],
  [
    'JSON that a template writes',
    `<sqs-form><script type="application/json">{form|json}</script>${FORM}</sqs-form>`,
    [],
  ],
  [
    'nothing for visitors without scripts',
    '<sqs-gallery></sqs-gallery>',
    [
      '1:1 fallback?: There is nothing for visitors before or without scripts: write the pictures inside <sqs-gallery>.',
    ],
  ],
  [
    'a picture that says nothing',
    '<sqs-gallery>\n  <a href="/a.jpg"><img src="/a-small.jpg"></a>\n</sqs-gallery>',
    ['2:20 name: This picture says nothing: write what it shows as its alt, or alt="" if it only decorates.'],
  ],
  ...['', ' \n', 'null'].map((text): [string, string, string[]] => [
    `a JSON child that says ${JSON.stringify(text)}`,
    `<sqs-divider><script type="application/json">${text}</script></sqs-divider>`,
    ['1:14 json: The JSON child holds nothing: write an object into it, or take it out.'],
  ]),
  [
    'a dialog without a name',
    '<sqs-popup-overlay><p>20 % off</p></sqs-popup-overlay>',
    ['1:1 name: Nothing names this dialog: write a heading inside it, or a label.'],
  ],
  ['a dialog with a heading', '<sqs-popup-overlay><div><h2>Sale</h2></div></sqs-popup-overlay>', []],
  [
    'a field without a title',
    `<sqs-form form-id="a"><script type="application/json">\n{ "fields": [{ "type": "email", "id": "e" }, { "type": "hidden", "id": "h" }] }</script>${FORM}</sqs-form>`,
    ['2:14 name: The field "e" has no title: nobody hears what it asks for.'],
  ],
  [
    'no script on a whole page',
    `<!doctype html><title>A</title><sqs-newsletter form-id="a">${FORM}</sqs-newsletter>`,
    [
      '1:32 script: No script brings the kit: write <script type="module" src="…/loader.js"></script> into the head.',
    ],
  ],
  [
    'a page whose own script may bring the kit',
    `<!doctype html><title>A</title><script src="/main.js"></script><sqs-newsletter form-id="a">${FORM}</sqs-newsletter>`,
    [],
  ],
  [
    'a page whose own module may bring the kit',
    `<!doctype html><title>A</title><script type="module" src="/main.js"></script><sqs-newsletter form-id="a">${FORM}</sqs-newsletter>`,
    [],
  ],
  [
    'the kit as a script that is no module',
    `<script src="/kit/lite/loader.js"></script><sqs-newsletter form-id="a">${FORM}</sqs-newsletter>`,
    ['1:9 script: The kit is a module: write type="module" on its script.'],
  ],
  [
    'the same script twice',
    '<script type="module" src="/kit/lite/loader.js"></script>\n<script type="module" src="/kit/lite/loader.js"></script>',
    ['2:23 script?: This script is on the page already: take it away.'],
  ],
  [
    'loader and everything',
    '<script type="module" src="/lite/loader.js"></script><script type="module" src="/lite/sqs-kit.js"></script>',
    ['1:76 script?: loader.js and sqs-kit.js both bring every tag: one of them is enough.'],
  ],
  [
    'two loaders of one runtime',
    '<script type="module" src="/lite/loader.js"></script><script type="module" src="/old/lite/loader.js?v=1"></script>',
    ['1:76 script?: loader.js is on this page already, as /lite/loader.js: one of them is enough.'],
  ],
  [
    'two loaders of two runtimes',
    '<script type="module" src="/lite/loader.js"></script><script type="module" src="/cdn/loader.js"></script>',
    ['1:76 script: Two runtimes are on this page, lite/ and cdn/: take all files from one folder.'],
  ],
  [
    'loaders of two runtimes, and one of the first again',
    '<script type="module" src="/lite/loader.js"></script>\n<script type="module" src="/cdn/loader.js"></script>\n<script type="module" src="/lite/loader.js?v=2"></script>',
    [
      '2:23 script: Two runtimes are on this page, lite/ and cdn/: take all files from one folder.',
      '3:23 script?: loader.js is on this page already, as /lite/loader.js: one of them is enough.',
    ],
  ],
  [
    'files that there are not',
    '<script type="module" src="/lite/lodaer.js"></script>\n<script type="module" src="/lite/sqs-from.js"></script>\n<script type="module" src="/lite/sqs-cookie-banner_.js"></script><script type="module" src="/lite/locales/de.js"></script>',
    [
      '1:23 script: The kit has no file lodaer.js; did you mean "loader.js"?',
      '2:23 script: The kit has no file sqs-from.js; did you mean "sqs-form.js"?',
    ],
  ],
  [
    'two runtimes',
    '<script type="module" src="/kit/lite/sqs-form.js"></script><script type="module" src="/kit/cdn/sqs-video.js"></script>',
    ['1:82 script: Two runtimes are on this page, lite/ and cdn/: take all files from one folder.'],
  ],
  [
    'a tag inside a template element',
    '<template><sqs-teapot></sqs-teapot></template>',
    ['1:12 unknown-tag: There is no tag <sqs-teapot>'],
  ],
];

describe('a page', () => {
  for (const [what, source, problems] of CASES)
    it(`with ${what}`, () => assert.deepEqual(said(source), problems));

  it('counts lines with every line ending, and columns as editors do', () => {
    assert.deepEqual(said('<p>é𝒳</p>\r\n\t<sqs-teapot></sqs-teapot>'), [
      '2:3 unknown-tag: There is no tag <sqs-teapot>',
    ]);
    assert.deepEqual(said('\uFEFF<sqs-teapot></sqs-teapot>\n<sqs-kettle></sqs-kettle>'), [
      '1:2 unknown-tag: There is no tag <sqs-teapot>',
      '2:2 unknown-tag: There is no tag <sqs-kettle>',
    ]);
  });

  it('is read however deep or broken it is', () => {
    const deep = '<div>'.repeat(20_000);
    assert.deepEqual(said(deep), []);
    for (const tag of ['sqs-form', 'sqs-gallery', 'sqs-popup-overlay'])
      assert.match(said(`<${tag}>${deep}`).join(), /never closed/);
    for (const source of ['', '<', '<sqs-form', '<sqs-form a=', '</sqs-form>', '<!--<sqs-form>', '\u0000'])
      assert.ok(Array.isArray(said(source)));
  });
});

describe('what only one thing can have been meant by', () => {
  const MENDED: [source: string, mended: string][] = [
    [
      `<sqs-newsletter formId="a">${FORM}</sqs-newsletter>`,
      `<sqs-newsletter form-id="a">${FORM}</sqs-newsletter>`,
    ],
    [`<sqs_newsletter>${FORM}</sqs_newsletter>`, `<sqs-newsletter>${FORM}</sqs-newsletter>`],
    [
      `<sqs-newsletter email-rule=Modern>${FORM}</sqs-newsletter>`,
      `<sqs-newsletter email-rule="modern">${FORM}</sqs-newsletter>`,
    ],
    ['<sqs-quotes/><p>A</p>', '<sqs-quotes></sqs-quotes><p>A</p>'],
    [
      `<sqs-form><script type="text/json">{"fields":[],}</script>${FORM}</sqs-form>`,
      `<sqs-form><script type="application/json">{"fields":[]}</script>${FORM}</sqs-form>`,
    ],
    [
      `<sqs-form><script type="application/json">{"fields":[],}</script>${FORM}</sqs-form>`,
      `<sqs-form><script type="application/json">{"fields":[]}</script>${FORM}</sqs-form>`,
    ],
    [
      `<sqs-form><script type="application/json">{"Fields":[{"id":"a","title":"A","type":"Email"}],"captcha_enabled":true,"messages":{"Submit":"Go"}}</script>${FORM}</sqs-form>`,
      `<sqs-form><script type="application/json">{"fields":[{"id":"a","title":"A","type":"email"}],"captchaEnabled":true,"messages":{"submit":"Go"}}</script>${FORM}</sqs-form>`,
    ],
    ['<script src="/lite/loader.js"></script>', '<script type="module" src="/lite/loader.js"></script>'],
    [
      '<script type="text/javascript" src="/lite/loader.js"></script>',
      '<script type="module" src="/lite/loader.js"></script>',
    ],
    [
      '<script type="module" src="/lite/loader.js"></script><script type="module" src="/lite/loader.js"></script>',
      '<script type="module" src="/lite/loader.js"></script>',
    ],
  ];
  for (const [source, mended] of MENDED)
    it(`becomes ${mended.slice(0, 60)}`, () => {
      const result = fixPage(source, TAGS);
      assert.equal(result.source, mended);
      assert.ok(result.fixed > 0);
    });

  it('leaves what may have been meant another way', () => {
    for (const source of [
      '<sqs-newsleter></sqs-newsleter>',
      '<sqs-newsletter emial-rule="a">x</sqs-newsletter>',
      `<sqs-form><script type="application/json">{"captchaTheme":1,"CaptchaTheme":2,"fields":[{"id":"a","title":"A","type":"emial"}]}</script>${FORM}</sqs-form>`,
    ]) {
      const { source: same, fixed } = fixPage(source, TAGS);
      assert.deepEqual([same, fixed], [source, 0]);
    }
  });
});

it('finds nothing in the pages of the documentation but the mistakes that they show', async () => {
  await buildSite();
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const found = pages.sort().flatMap((file) =>
    checkPage(readFileSync(join(SITE, file), 'utf8'), TAGS)
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${file}: ${message.slice(0, 30)}`),
  );
  assert.ok(pages.length > 30);
  assert.deepEqual(found, [
    'sqs-form.html: fields.1.type must be one of "',
    'sqs-newsletter.html: Nothing says where this is sen',
    'sqs-product-variants.html: The JSON of variants cannot be',
    'sqs-time.html: datetime must be a date as 202',
    'sqs-time.html: datetime must be a date as 202',
  ]);
});
