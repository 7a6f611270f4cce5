/** The JSON child of a tag: types that are none, names that are written twice. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixPage } from '../../src/check/index.ts';
import { type Case, said, TAGS } from '../support/node/check-page.ts';

/** A tag of which nothing else is said. */
const tag = (inside: string) => `<sqs-divider>${inside}</sqs-divider>`;

const CASES: Case[] = [
  [
    'more levels than anybody needs',
    tag(`<script type="application/json">${'['.repeat(30_000)}</script>`),
    ['1:546 json: The JSON child cannot be read: there are more than 500 levels of { and [ here.'],
  ],
  [
    'a slip in its type',
    tag('<script type="application/jsom">{ "height": "small" }</script>'),
    ['1:22 json: The script of type "application/jsom" is not read; write type="application/json".'],
  ],
  [
    'a type that is invented',
    tag('<script type="sqs/settings">{ "height": "small" }</script>'),
    ['1:22 json: The script of type "sqs/settings" is not read; write type="application/json".'],
  ],
  [
    'no type',
    tag('<script>\n{ "height": "small" }</script>'),
    ['1:14 json: This script is run as JavaScript, and not read; write type="application/json" on it.'],
  ],
  [
    'the type of a script',
    tag('<script type="text/javascript">{ "height": "small" }</script>'),
    ['1:22 json: The script of type "text/javascript" is not read; write type="application/json".'],
  ],
  [
    'a script of the author’s',
    tag('<script>{ const a = 1; b(a); }</script><script>["a"].map(b)</script>'),
    [],
  ],
  ['a template', tag('<script type="text/x-sqs-template">{title}</script>'), []],
  [
    'JSON for others',
    tag(
      '<script type="application/ld+json">{ "@type": "Product" }</script><script type="importmap">{ "imports": {} }</script>',
    ),
    [],
  ],
  [
    'an address',
    tag('<script type="application/json" src="/a.json"></script>'),
    ['1:14 json: The JSON child is not fetched from its src: write the object itself into it.'],
  ],
  [
    'quotation marks of print',
    tag('<script type="application/json">{ “height”: "small" }</script>'),
    ['1:48 json: The JSON child cannot be read: this is a quotation mark of print: write ".'],
  ],
  [
    'a name that is written twice',
    tag('<script type="application/json">\n{ "height": "small",\n  "height": "large" }</script>'),
    ['3:3 json: "height" is written twice in this object; only the last one is read.'],
  ],
  [
    'a name that is written twice, deeper, in data',
    '<sqs-product><script type="application/json">\n{ "id": "a", "items": [{ "id": 1 }, { "id": 2, "id": 3 }] }</script>Tea</sqs-product>',
    ['2:48 json: "id" is written twice in this object; only the last one is read.'],
  ],
];

const ATTRIBUTES: Case[] = [
  [
    'quotes of another kind',
    `<sqs-social-icons links="[{'url': '/a'}]">A</sqs-social-icons>`,
    [
      '1:28 attribute: The JSON of links cannot be read: here is a word that is no value: texts and names stand in double quotes.',
    ],
  ],
  [
    'characters that are escaped',
    '<sqs-social-icons links="[{&quot;url&quot;: /a}]">A</sqs-social-icons>',
    [
      '1:19 attribute: The JSON of links cannot be read: here is a word that is no value: texts and names stand in double quotes.',
    ],
  ],
  [
    'an end that is missing',
    `<sqs-social-icons links='[{"url": "/a"}'>A</sqs-social-icons>`,
    ['1:40 attribute: The JSON of links cannot be read: the closing ] is missing.'],
  ],
  [
    'no JSON at all',
    '<sqs-social-icons links="/a">A</sqs-social-icons>',
    ['1:19 attribute: links must be a list'],
  ],
];

describe('JSON in an attribute with', () => {
  for (const [what, source, problems] of ATTRIBUTES) it(what, () => assert.deepEqual(said(source), problems));
});

describe('a JSON child with', () => {
  for (const [what, source, problems] of CASES) it(what, () => assert.deepEqual(said(source), problems));

  it('another type is mended, with one or without', () => {
    const { source, problems } = fixPage(
      tag('<script>{ "height": "small" }</script>') +
        tag('<script defer type="application/jsn">{ "height": "small" }</script>'),
      TAGS,
    );
    assert.equal(
      source,
      tag('<script type="application/json">{ "height": "small" }</script>') +
        tag('<script defer type="application/json">{ "height": "small" }</script>'),
    );
    assert.deepEqual(problems, []);
  });
});
