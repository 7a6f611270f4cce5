/** Writes business hours for people. */

import { MS_PER_DAY } from '../time.ts';
import { type BusinessDay, WEEK_DAYS } from './site-settings.ts';

/** A Monday; only its weekday matters. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_MINUTE = 60_000;

export interface HoursRow {
  day: BusinessDay['day'];
  name: string;
  /** The owner's own words, the ranges, or empty when the place is closed. */
  text: string;
}

/** @param locale BCP 47 tag; empty for the browser's own */
export function hoursRows(days: readonly BusinessDay[], locale: string): HoursRow[] {
  const tag = locale || undefined;
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const time = (minutes: number) => clock.format(SOME_MONDAY + minutes * MS_PER_MINUTE);
  return days.map(({ day, text, ranges }) => ({
    day,
    name: weekday.format(SOME_MONDAY + WEEK_DAYS.indexOf(day) * MS_PER_DAY),
    text: text ?? ranges.map(({ from, to }) => `${time(from)} – ${time(to)}`).join(', '),
  }));
}
