/** What a calendar takes an event from. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calendarFile, calendarQuery } from '../../src/domain/calendar.ts';

const EVENT = {
  title: 'Opening; with wine, cheese & friends',
  start: Date.UTC(2027, 2, 14, 18, 0, 5),
  end: Date.UTC(2027, 2, 14, 20, 0, 0),
  location: 'Karl Johans gate 1, Oslo',
};
const DAY = {
  title: 'Fair',
  start: Date.UTC(2027, 2, 14),
  end: Date.UTC(2027, 2, 15),
  location: '',
  isAllDay: true,
};

describe('an event for a calendar', () => {
  it('is a query of title, beginning and end in UTC, and place', () => {
    assert.equal(
      calendarQuery(EVENT),
      'action=TEMPLATE&text=Opening%3B%20with%20wine%2C%20cheese%20%26%20friends' +
        '&dates=20270314T180005Z/20270314T200000Z&location=Karl%20Johans%20gate%201%2C%20Oslo',
    );
    assert.equal(calendarQuery(DAY), 'action=TEMPLATE&text=Fair&dates=20270314/20270315');
  });

  it('is a file whose texts are escaped', () => {
    const lines = calendarFile(EVENT, 'one@here', Date.UTC(2027, 0, 1)).split('\r\n');
    assert.deepEqual(lines.slice(4, 10), [
      'UID:one@here',
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270314T180005Z',
      'DTEND:20270314T200000Z',
      'SUMMARY:Opening\\; with wine\\, cheese & friends',
      'LOCATION:Karl Johans gate 1\\, Oslo',
    ]);
    assert.match(calendarFile(DAY, 'x', 0), /DTSTART;VALUE=DATE:20270314\r\nDTEND;VALUE=DATE:20270315\r\n/);
    assert.match(
      calendarFile({ ...DAY, title: 'a\nEND:VCALENDAR' }, 'x', 0),
      /SUMMARY:a\\nEND:VCALENDAR\r\n/,
    );
  });

  it('is a file of lines that are folded between characters', () => {
    const title = 'Ægir 🛶 '.repeat(30);
    const file = calendarFile({ ...EVENT, title }, 'x', 0);
    for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(file.replaceAll('\r\n ', '').includes(`SUMMARY:${title}`));
  });
});
