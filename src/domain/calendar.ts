/** What a calendar takes an event from: the query of an online calendar's page, and a file (behaviour/times#calendars). */

export interface CalendarEvent {
  title: string;
  /** ms since the epoch. */
  start: number;
  end: number;
  /** Whole days: their midnights, UTC. */
  isAllDay?: boolean;
  /** Empty: nowhere in particular. */
  location: string;
}

/** Year, month, day, T, hour, minute, second, Z; of UTC. @param time ms since the epoch */
export function calendarStamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Of a day its date alone. */
function stamp(time: number, isDay: boolean): string {
  const text = calendarStamp(time);
  return isDay ? text.slice(0, text.indexOf('T')) : text;
}

/** @param encode of the title */
export function calendarQuery(
  { title, start, end, location, isAllDay = false }: CalendarEvent,
  encode: (text: string) => string = encodeURIComponent,
): string {
  return (
    `action=TEMPLATE&text=${encode(title)}` +
    `&dates=${stamp(start, isAllDay)}/${stamp(end, isAllDay)}` +
    (location === '' ? '' : `&location=${encodeURIComponent(location)}`)
  );
}

/**
 * An iCalendar file (RFC 5545).
 * @param uid the same for the same event: a calendar that has it changes it
 * @param now ms since the epoch
 */
export function calendarFile(
  { title, start, end, location, isAllDay = false }: CalendarEvent,
  uid: string,
  now: number,
): string {
  const kind = isAllDay ? ';VALUE=DATE' : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sqs-kit//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART${kind}:${stamp(start, isAllDay)}`,
    `DTEND${kind}:${stamp(end, isAllDay)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Octets of a line; what follows stands on lines that begin with a space. */
const MOST_OCTETS = 75;

function folded(line: string): string[] {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > MOST_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines;
}
