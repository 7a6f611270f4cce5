/** The small rules of the client, as owners' programs call them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  altTextFromBody,
  calendarUrl,
  commentCountText,
  decodeToken,
  formSummary,
  imageMistakes,
  likertLabel,
  MAX_CATEGORY_LENGTH,
  MAX_TAG_LENGTH,
  nextUrlId,
  trialDaysRemaining,
  truncate,
  urlIdOf,
} from '../../src/api/index.ts';

describe('helpers', () => {
  it('count comments in words', () => {
    assert.deepEqual([0, 1, 2].map(commentCountText), ['No Comments', '1 Comment', '2 Comments']);
  });

  it('cut texts between words', () => {
    const long = `${'word '.repeat(30)}`;
    assert.deepEqual(
      [truncate(long).length, truncate('a bc', 3), truncate('abcd', 3, '…')],
      [103, 'a ...', 'abc…'],
    );
    assert.equal(truncate('a😀b', 2), 'a...');
    assert.deepEqual(
      [truncate('abc', 0), truncate('abc', -1), truncate('abc', Number.NaN)],
      ['abc', 'abc', 'abc'],
    );
  });

  it('name the answers of a survey', () => {
    assert.deepEqual(
      [likertLabel(-2), likertLabel(0), likertLabel(3)],
      ['Strongly Disagree', 'Neutral', undefined],
    );
    assert.deepEqual(['-2', '0', '2', '3'].map(likertLabel), [
      'Strongly Disagree',
      'Neutral',
      'Strongly Agree',
      undefined,
    ]);
  });

  it('sum up the answers to a form, with what visitors wrote as text', () => {
    const html = formSummary([
      { type: 'name', rawTitle: 'Name', values: { First: 'Ada', Last: '<b>' } },
      { type: 'text', rawTitle: 'Note', value: '' },
    ]);
    assert.match(html, /Ada/);
    assert.match(html, /&lt;b&gt;/);
    assert.match(html, /N\/A/);
    assert.match(formSummary([{ rawTitle: 'Q' }], { productSummaryFormNoAnswerText: 'Nothing' }), /Nothing/);
  });

  it('make words for a picture of the text beside it', () => {
    assert.equal(altTextFromBody('<p>A <b>boat</b></p>').trim(), 'A  boat');
    assert.equal(altTextFromBody('x'.repeat(300)).length, 250);
  });

  it('make the addresses of a store', () => {
    for (const [text, expected] of [
      ['My Shop', 'my-shop'],
      ['  Größe & Maß! ', 'grosse-mass'],
      ['ab', 'store'],
      ['', 'store'],
      ['日本', 'store'],
      ['a--b', 'a-b'],
    ] as const)
      assert.equal(urlIdOf(text), expected);
    assert.equal(urlIdOf('x', { fallbackTitle: 'Mein Laden' }), 'mein-laden');
    assert.deepEqual(
      [0, 1, 2].map((clashes) => nextUrlId('shop', clashes)),
      ['shop', 'shop-1', 'shop-2'],
    );
  });

  it('count the days of a trial', () => {
    const day = 86_400_000;
    assert.deepEqual(
      [2.5 * day, 0, -2 * day].map((end) => trialDaysRemaining(end, 0)),
      [3, 1, 0],
    );
    assert.deepEqual([MAX_TAG_LENGTH, MAX_CATEGORY_LENGTH], [50, 25]);
  });

  it('write the link of a calendar', () => {
    const url = calendarUrl({
      title: 'A & B',
      start: 0,
      end: 3_600_000,
      location: 'Here, There',
    });
    assert.equal(
      url,
      'https://www.google.com/calendar/event?action=TEMPLATE&text=A%20%26%20B&dates=19700101T000000Z/19700101T010000Z&location=Here%2C%20There',
    );
    assert.throws(() => calendarUrl({ title: '', start: Number.NaN, end: 0, location: '' }), RangeError);
  });

  it('read tokens', () => {
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.s`;
    assert.deepEqual([decodeToken(token), decodeToken(token, 'header')], [{ sub: '1' }, { alg: 'none' }]);
    for (const [wrong, message] of [
      [3, 'Invalid token: must be a string'],
      ['a', 'Invalid token: part #2 is missing'],
      ['a.*.b', 'Invalid token: invalid base64 for part #2'],
      [`a.${btoa('no')}.b`, 'Invalid token: invalid JSON for part #2'],
    ] as const)
      assert.throws(() => decodeToken(wrong), { message });
  });

  it('say what is wrong with a picture', () => {
    const mistakes = imageMistakes({
      src: '',
      loader: 'sqs',
      width: 0,
      height: 1,
      priority: '',
      srcset: '',
      sizes: '',
      format: '',
      videoId: '',
    } as Parameters<typeof imageMistakes>[0]);
    assert.deepEqual(
      mistakes.map(({ path }) => path),
      ['src', 'dimensions', 'sizes'],
    );
  });
});
