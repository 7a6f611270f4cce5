/** The moments of `<sqs-time>`: what is read, and what is none. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOMENT, machineTime, readMoment } from '../../src/domain/moment.ts';
import { timeOnClock } from '../../src/template/intl/time-zone.ts';

describe('a moment', () => {
  for (const [name, text, zone, expected] of [
    ['milliseconds', '1520000000000', 'Asia/Tokyo', '2018-03-02T14:13:20.000Z'],
    ['a zone of its own', '2027-03-14T19:00:00+01:00', 'Asia/Tokyo', '2027-03-14T18:00:00.000Z'],
    ['UTC', '2027-03-14T19:00Z', 'Asia/Tokyo', '2027-03-14T19:00:00.000Z'],
    ['the clock of the site', '2027-01-14T19:00', 'America/New_York', '2027-01-15T00:00:00.000Z'],
    [
      'the clock of the site, as <time> may have it',
      '2027-01-14 19:00',
      'America/New_York',
      '2027-01-15T00:00:00.000Z',
    ],
    ['the clock of the site in summer', '2027-07-14T19:00', 'America/New_York', '2027-07-14T23:00:00.000Z'],
    ['a time after the clocks went on', '2027-03-28T03:30', 'Europe/Oslo', '2027-03-28T01:30:00.000Z'],
    ['a day, which is that day everywhere', '2027-03-14', 'Pacific/Auckland', '2027-03-14'],
    ['a leap day', '2028-02-29', 'UTC', '2028-02-29'],
  ] as const)
    it(`is read of ${name}`, () => {
      const moment = readMoment(text, (local) => timeOnClock(local, zone));
      assert.equal(moment && machineTime(moment), expected);
    });

  for (const text of [
    '',
    'soon',
    '14 March 2027',
    '2027-13-01',
    '2027-02-30',
    '2027-02-29',
    '2027-04-31T19:00',
    '2027-04-31T19:00Z',
    '2027-3-14',
    '2027-3-14T9:00',
    '2027-03-14T25:00',
    '99999999999999999',
    'NaN',
  ])
    it(`is none: "${text}"`, () => {
      assert.equal(
        readMoment(text, (local) => timeOnClock(local, 'Europe/Oslo')),
        undefined,
      );
      assert.equal(MOMENT.test(text), text === '');
    });
});
