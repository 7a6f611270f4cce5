import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type SpamSigns, spamVerdict, textToCompare } from '../../../src/domain/forms/spam.ts';

const FIELDS: SpamSigns['fields'] = [
  { id: 'n', type: 'name' },
  { id: 'm', type: 'textarea' },
  { id: 'w', type: 'website' },
  { id: 'h', type: 'hidden' },
  { id: 'c', type: 'radio' },
  { id: 'e', type: 'email' },
];
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://a.test/${index}`).join(' ');

/** what is known, score, reasons */
const CASES: [Partial<SpamSigns>, number, string[]][] = [
  [{ values: { m: 'Hello there', n: ['Ada', 'Lovelace'] } }, 0, []],
  [{ values: { m: '' }, secondsHere: 8 }, 0, []],
  [{ secondsHere: 7.9 }, 20, ['It was sent 7 seconds after coming to the site.']],
  [{ secondsHere: 3 }, 20, ['It was sent 3 seconds after coming to the site.']],
  [{ secondsHere: 2.9 }, 40, ['It was sent 2 seconds after coming to the site.']],
  [{ secondsHere: 1 }, 40, ['It was sent 1 second after coming to the site.']],
  [{ secondsHere: 0.4 }, 40, ['It was sent at once.']],
  [{ values: { m: links(1) } }, 0, []],
  [{ values: { m: links(2) } }, 20, ['It has 2 links.']],
  [{ values: { m: links(1), other: 'see WWW.a.test' } }, 20, ['It has 2 links.']],
  [{ values: { m: links(4) } }, 60, ['It has 4 links.']],
  [{ values: { m: links(40) } }, 60, ['It has 40 links.']],
  [{ values: { w: links(1), h: links(5), m: links(1) } }, 0, []],
  [{ values: { m: '<a class="x" href="//a.test">' } }, 60, ['It has a link that is written as code.']],
  [{ values: { m: '[URL=a.test]' } }, 60, ['It has a link that is written as code.']],
  [{ values: { m: 'a href in <abbr>' } }, 0, []],
  [{ values: { n: ['https://a.test', ''] } }, 40, ['The name has a link in it.']],
  [{ repeats: 1 }, 20, ['The same text came 1 time before.']],
  [{ repeats: 2 }, 40, ['The same text came 2 times before.']],
  [{ repeats: 4 }, 50, ['The same text came 4 times before.']],
  [
    { values: { m: `[url]${links(9)}[/url]` }, secondsHere: 0, repeats: 9 },
    100,
    [
      'It was sent at once.',
      'It has 9 links.',
      'It has a link that is written as code.',
      'The same text came 9 times before.',
    ],
  ],
];

describe('the verdict of a submission', () => {
  for (const [signs, score, reasons] of CASES)
    it(`${JSON.stringify(signs).slice(0, 80)}: ${score}`, () => {
      const all = { values: {}, fields: FIELDS, repeats: 0, ...signs };
      assert.deepEqual(spamVerdict(all), { score, reasons });
    });

  // Each took minutes where a rule looks at every beginning to the end.
  for (const piece of ['<a ', 'www-', '[url'])
    it(`100,000 characters of "${piece}": 0`, () => {
      const m = piece.repeat(100_000 / piece.length);
      assert.equal(spamVerdict({ values: { m }, fields: FIELDS, repeats: 0 }).score, 0);
    });
});

describe('the text by which a repeat is known', () => {
  const long = 'We build links for your site';
  /** values, text */
  const TEXTS: [SpamSigns['values'], string][] = [
    [{ m: ` We build\n LINKS for your  site ` }, long.toLowerCase()],
    [{ m: 'short', other: long }, long.toLowerCase()],
    [{ m: 'nineteen characters' }, ''],
    [{ h: long, c: long }, ''],
    [{ m: 'somebody.with.a.long.address@example.com' }, ''],
    [{}, ''],
  ];
  for (const [values, text] of TEXTS)
    it(`${JSON.stringify(values).slice(0, 60)}: "${text}"`, () =>
      assert.equal(textToCompare({ values, fields: FIELDS }), text));
});
