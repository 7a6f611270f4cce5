/** From when to when an event is in a calendar. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarSpan } from '../../src/domain/calendar-span.ts';
import { readMoment } from '../../src/domain/moment.ts';
import { timeOnClock } from '../../src/template/intl/time-zone.ts';

const onClock = (local: number) => timeOnClock(local, 'Europe/Oslo');

describe('an event in a calendar', () => {
  for (const [name, first, last, expected] of [
    ['an hour', '2027-03-14T19:00', '', ['2027-03-14T18:00Z', '2027-03-14T19:00Z', false]],
    ['a day', '2027-03-14', '', ['2027-03-14', '2027-03-15', true]],
    [
      'what its author says',
      '2027-03-14T19:00',
      '2027-03-14T21:00',
      ['2027-03-14T18:00Z', '2027-03-14T20:00Z', false],
    ],
    ['days', '2027-03-14', '2027-03-16', ['2027-03-14', '2027-03-16', true]],
    [
      'a day and some hours',
      '2027-03-14',
      '2027-03-14T20:00',
      ['2027-03-13T23:00Z', '2027-03-14T19:00Z', false],
    ],
    [
      'some hours up to a day',
      '2027-03-14T19:00',
      '2027-03-15',
      ['2027-03-14T18:00Z', '2027-03-14T23:00Z', false],
    ],
    [
      'an hour where it ends too early',
      '2027-03-14T19:00',
      '2027-03-14T18:00',
      ['2027-03-14T18:00Z', '2027-03-14T19:00Z', false],
    ],
    [
      'an hour where it ends as it begins',
      '2027-03-14T19:00',
      '2027-03-14T19:00',
      ['2027-03-14T18:00Z', '2027-03-14T19:00Z', false],
    ],
    ['a day where it ends too early', '2027-03-14', '2027-03-13', ['2027-03-14', '2027-03-15', true]],
  ] as [string, string, string, [string, string, boolean]][])
    it(`takes ${name}`, () => {
      const start = readMoment(first, onClock);
      assert.ok(start);
      const [from, to, isAllDay] = expected;
      assert.deepEqual(calendarSpan(start, readMoment(last, onClock), onClock), {
        start: Date.parse(from),
        end: Date.parse(to),
        isAllDay,
      });
    });
});
