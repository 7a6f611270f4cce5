/** What no schema catches and a tag leaves out: dates, sizes, choices, each told once and where it stands. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Case, FORM, said } from '../support/node/check-page.ts';

const form = (fields: string) =>
  `<sqs-form form-id="a">${FORM}<script type="application/json">\n{ "fields": [\n${fields}\n] }</script></sqs-form>`;
const gallery = (items: string) =>
  `<sqs-gallery><script type="application/json">{ "items": [\n${items}\n] }</script>Pictures</sqs-gallery>`;

const DATE = 'must be a date as 2027-03-14 or 2027-03-14T19:00';
const LACKS_OPTIONS = 'fields.0.options are missing: write what can be chosen, as a list of texts';

const CASES: Case[] = [
  [
    'dates that are none',
    '<sqs-time datetime="2027-3-14">A</sqs-time>\n<sqs-time datetime="2027-03-14" end="tomorrow" calendar="ics">A</sqs-time>',
    [`1:11 attribute: datetime ${DATE}`, `2:33 attribute: end ${DATE}`],
  ],
  [
    'a zone that nobody knows',
    '<sqs-time datetime="2027-03-14" time-zone="Europe/Olso">A</sqs-time>',
    ['1:33 attribute: time-zone must be a zone as Europe/Oslo'],
  ],
  [
    'dates and zones',
    '<sqs-time datetime="2027-03-14T19:00" end="2027-03-14T21:00Z" time-zone="UTC">A</sqs-time><sqs-time datetime="{date}">A</sqs-time>',
    [],
  ],
  ...['select', 'radio', 'checkbox', 'likert'].map(
    (type): Case => [
      `a field of type ${type} that offers nothing`,
      form(`{ "type": "${type}", "id": "a", "title": "A" }`),
      [`3:1 configuration: ${LACKS_OPTIONS}`],
    ],
  ),
  [
    'a list of choices that is empty',
    form('{ "type": "radio", "id": "a", "title": "A", "options": [] }'),
    [`3:56 configuration: ${LACKS_OPTIONS}`],
  ],
  [
    'choices that are wrong, and no others',
    form('{ "type": "radio", "id": "a", "title": "A", "options": [1] }'),
    ['3:57 configuration: fields.0.options.0 must be a string'],
  ],
  [
    'a title that is no text',
    form('{ "type": "email", "id": "a", "title": 5 }'),
    ['3:40 configuration: fields.0.title must be a string'],
  ],
  [
    'a field without a title behind one that is no field',
    form('5,\n{ "type": "email", "id": "a" }'),
    [
      '3:1 configuration: fields.0 must be an object',
      '4:1 name: The field "a" has no title: nobody hears what it asks for.',
    ],
  ],
  [
    'pictures without a size',
    gallery(
      '{ "src": "a.jpg", "alt": "A" },\n{ "src": "b.jpg", "alt": "B", "dimensions": "800" },\n{ "src": "c.jpg", "alt": "C", "dimensions": "800x600" }',
    ),
    [
      '2:1 configuration: items.0.dimensions are missing, and the picture is left out: write its size, as "1200x800"',
      '3:45 configuration: items.1.dimensions must be a width and a height, as "1200x800"; without it the picture is left out',
    ],
  ],
  [
    'pictures of the builder, and those that need no size',
    gallery(
      '{ "assetUrl": "a.jpg", "originalSize": "800x600" }, { "src": "b.jpg", "isVideo": true }, { "src": "c.jpg", "isDemo": true }',
    ),
    [],
  ],
  [
    'pictures without an address',
    gallery('{ "url": "a.jpg", "alt": "A", "dimensions": "800x600" }'),
    ['2:1 configuration: items.0.src is missing: write the address of the picture'],
  ],
  [
    'names that a picture passes over',
    '<sqs-image src="a.jpg" loader="cloud" priority="hihg" format="JPG" ><img src="a.jpg" alt=""></sqs-image>',
    [
      '1:24 attribute: loader must be one of "sqs", "raw", "vimeo", "youtube"',
      '1:39 attribute: priority must be one of "high", "low"; did you mean "high"?',
      '1:55 attribute: format must be one of "jpg", "webp"; did you mean "jpg"?',
    ],
  ],
  [
    'the size of a picture',
    '<sqs-image src="a.jpg" dimensions="1200 by 800"><img src="a.jpg" alt=""></sqs-image>',
    ['1:24 attribute: dimensions must be a width and a height, as "1200x800"'],
  ],
];

describe('settings with', () => {
  for (const [what, source, problems] of CASES) it(what, () => assert.deepEqual(said(source), problems));
});
