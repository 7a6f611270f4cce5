/** The visitor cookies: format, update and life. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseVisit, parseVisitor, updateVisitor } from '../../../src/domain/cookies/visitor-cookie.ts';

const NOW = 1_800_000_000_000;
const KNOWN = 'v1|1000|2000|3000|4';
const MINUTE = 60_000;

describe('visitor cookie', () => {
  it('reads the five parts', () => {
    const visitor = { id: 'v1', firstVisit: 1000, previousVisit: 2000, lastVisit: 3000, count: 4 };
    assert.deepEqual(parseVisitor(KNOWN), visitor);
  });

  const broken = [
    undefined,
    '',
    'v1',
    '|1|1|1|1',
    'v1|1|1|1',
    'v1|1|1|1|1|1',
    'v1|0|1|1|1',
    'v1|1|-1|1|1',
    'v1|1|1|1.5|1',
    'v1|1|1|1|x',
    'v1|1|1|1|',
    'v1|01|1|1|1',
    'v1|1|1|1|99999999999999999999',
  ];
  for (const text of broken) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.equal(parseVisitor(text), undefined));
  }

  for (const [text, time] of [
    ['12', 12],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
  ] as const) {
    it(`reads visit ${JSON.stringify(text)} as ${time}`, () => assert.equal(parseVisit(text), time));
  }

  /** title, `ss_cvr` and `ss_cvt` before, `ss_cvr` after; undefined: nothing is written */
  const updates: [string, string | undefined, string | undefined, string | undefined][] = [
    ['a new visitor', undefined, undefined, `new|${NOW}|${NOW}|${NOW}|1`],
    ['a broken cookie', 'v1|x', String(NOW), `new|${NOW}|${NOW}|${NOW}|1`],
    ['the same visit', KNOWN, String(NOW - 30 * MINUTE + 1), undefined],
    ['a visit that expired', KNOWN, String(NOW - 30 * MINUTE), `v1|1000|3000|${NOW}|5`],
    ['a visit cookie that is gone', KNOWN, undefined, `v1|1000|3000|${NOW}|5`],
    ['a broken visit cookie', KNOWN, 'x', `v1|1000|3000|${NOW}|5`],
    ['a visit from a clock far ahead', KNOWN, String(NOW * 2), `v1|1000|3000|${NOW}|5`],
  ];
  for (const [title, visitor, visit, cookie] of updates) {
    it(`updates for ${title}`, () => {
      const expected = cookie && [
        { name: 'ss_cvr', value: cookie, maxAgeMs: 2 * 365 * 24 * 60 * MINUTE },
        { name: 'ss_cvt', value: String(NOW), maxAgeMs: 30 * MINUTE },
      ];
      assert.deepEqual(
        updateVisitor({ visitor, visit }, NOW, () => 'new'),
        expected ?? [],
      );
    });
  }
});
