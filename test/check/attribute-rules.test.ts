/** Names of attributes: written twice, handlers that are none, and what is nearly `data-load-on`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixPage } from '../../src/check/index.ts';
import { type Case, said, TAGS } from '../support/node/check-page.ts';

const CASES: Case[] = [
  [
    'an attribute that is written twice',
    '<p>\n<sqs-divider\n  height="small"\n  HEIGHT="large"></sqs-divider>',
    ['4:3 attribute: height stands on this tag already; only the first one is read'],
  ],
  [
    'one without a value, twice',
    '<sqs-time since since datetime="2027-03-14"></sqs-time>',
    ['1:17 attribute: since stands on this tag already; only the first one is read'],
  ],
  ['the same attribute twice on a tag of HTML', '<p class="a" class="b"></p><sqs-divider></sqs-divider>', []],
  [
    'a handler that is misspelt',
    '<sqs-divider onclik="a()"></sqs-divider>',
    ['1:14 attribute: onclik is no handler; did you mean "onclick"?'],
  ],
  [
    'a handler of nobody',
    '<sqs-divider onsuccess="a()"></sqs-divider>',
    ['1:14 attribute: onsuccess is no handler: events of a tag are heard by addEventListener'],
  ],
  [
    'an attribute of HTML that is nearly one of the tag',
    '<sqs-quantity itemid="mug"></sqs-quantity><sqs-divider itemid="mug"></sqs-divider>',
    ['1:15 attribute: itemid is no attribute of this tag; did you mean "item-id"?'],
  ],
  [
    'an event of a tag as a handler',
    '<sqs-divider onsqs-form-success="a()"></sqs-divider>',
    ["1:14 attribute: onsqs-form-success is no handler: listen by addEventListener('sqs-form-success', …)"],
  ],
  [
    'handlers that there are',
    '<sqs-divider onclick="a()" onpointerdown="b()" onbeforematch="c()"></sqs-divider>',
    [],
  ],
  [
    'a wait that there is not',
    '<sqs-divider data-load-on="visble"></sqs-divider>',
    ['1:14 attribute: data-load-on must be one of "visible", "interaction"; did you mean "visible"?'],
  ],
  [
    'waits that there are, and one that a template writes',
    '<sqs-divider data-load-on="visible"></sqs-divider><sqs-divider data-load-on="interaction"></sqs-divider><sqs-divider data-load-on="{when}"></sqs-divider>',
    [],
  ],
  ...['load-on', 'data-loadon', 'data-laod-on', 'data-load-no'].map(
    (name): Case => [
      `a wait by the name ${name}`,
      `<sqs-divider ${name}="visible"></sqs-divider>`,
      [`1:14 attribute: ${name} is no attribute of this tag; did you mean "data-load-on"?`],
    ],
  ),
  ['data of the author’s own', '<sqs-divider data-loaded data-load="a" data-on="b"></sqs-divider>', []],
];

describe('a tag', () => {
  for (const [what, source, problems] of CASES)
    it(`with ${what}`, () => assert.deepEqual(said(source), problems));

  it('is told by --fix what it waits for', () => {
    const { source, fixed } = fixPage(
      '<sqs-divider data-loadon="visible"></sqs-divider><sqs-divider load-on=interaction></sqs-divider><sqs-divider data-load-on=VISIBLE></sqs-divider>',
      TAGS,
    );
    assert.equal(
      source,
      '<sqs-divider data-load-on="visible"></sqs-divider><sqs-divider data-load-on=interaction></sqs-divider><sqs-divider data-load-on="visible"></sqs-divider>',
    );
    assert.equal(fixed, 3);
  });
});
