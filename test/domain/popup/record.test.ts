/** The storage record of the pop-up: what is written, and what is read from whatever stands there. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatPopupRecord,
  POPUP_STORAGE_KEY,
  parsePopupRecord,
  recordClosed,
  recordSubmitted,
} from '../../../src/domain/popup/record.ts';

describe('pop-up record', () => {
  it('stands under the documented key with the documented names', () => {
    assert.equal(POPUP_STORAGE_KEY, 'squarespace-popup-overlay');
    assert.deepEqual(JSON.parse(formatPopupRecord(recordClosed(undefined, 3, 1700))), {
      version: 3,
      'date-closed': 1700,
      submitted: false,
    });
  });

  for (const text of [undefined, null, '', 'nonsense', '{', 'null', '[]', '3', '"x"']) {
    it(`reads ${JSON.stringify(text)} as no record`, () => {
      assert.equal(parsePopupRecord(text), undefined);
    });
  }

  const empty = { version: undefined, closedAt: undefined, submitted: false, unknown: {} };
  const readable: [string, string, object][] = [
    ['an empty record', '{}', empty],
    ['numbers as text', '{"version":"2","date-closed":"1700"}', { ...empty, version: 2, closedAt: 1700 }],
    [
      'a date as text',
      '{"date-closed":"2026-11-27T00:00:00Z"}',
      { ...empty, closedAt: Date.UTC(2026, 10, 27) },
    ],
    ['wrong types', '{"version":[],"date-closed":{},"submitted":1}', empty],
    ['an endless number', '{"version":1e999}', empty],
    ['submitted as text', '{"submitted":"true"}', { ...empty, submitted: true }],
    ['keys of a newer script', '{"version":4,"seen":7}', { ...empty, version: 4, unknown: { seen: 7 } }],
  ];
  for (const [title, text, expected] of readable) {
    it(`reads ${title}`, () => assert.deepEqual(parsePopupRecord(text), expected));
  }

  it('keeps the sign-up when it is closed, and the closed date when it is submitted', () => {
    const submitted = recordSubmitted(undefined, 1);
    assert.deepEqual(recordClosed(submitted, 2, 50), { ...empty, version: 2, closedAt: 50, submitted: true });
    const closed = recordClosed(undefined, 1, 50);
    assert.deepEqual(recordSubmitted(closed, 2), { ...empty, version: 2, closedAt: 50, submitted: true });
  });

  it('writes keys of a newer script back', () => {
    const record = parsePopupRecord('{"version":4,"seen":7}');
    assert.equal(JSON.parse(formatPopupRecord(recordClosed(record, 4, 1))).seen, 7);
  });
});
