/** How long ago, or how far ahead, in words. */

import { remember } from '../../domain/remember.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import { sinceOf } from '../../domain/time-since.ts';
import { capitalizeFirst, isCapitalized } from './dates.ts';
import { adjusted } from './numbers.ts';
import type { RelativeSettings } from './options.ts';
import { wallClock } from './time-zone.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * MS_PER_DAY;

const relativeFormat = remember((locale: string, options: Intl.RelativeTimeFormatOptions) => {
  return new Intl.RelativeTimeFormat(locale, options);
});

type Field = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';
const LENGTHS: Partial<Record<string, number>> = {
  week: WEEK_MS,
  day: MS_PER_DAY,
  hour: HOUR_MS,
  minute: MINUTE_MS,
  second: SECOND_MS,
};

/** What a fraction of a month or a year is counted in. */
const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;

/** Whole months of the calendar (UTC) from one moment towards another, and the days that are left. */
function calendarSpan(from: number, to: number): { months: number; days: number } {
  const sign = Math.sign(to - from);
  const start = wallClock(from, 'UTC');
  // The last moment at the same time of day that is not beyond the end.
  const end = wallClock(from + sign * Math.floor(Math.abs(to - from) / MS_PER_DAY) * MS_PER_DAY, 'UTC');
  let months = sign * ((end.year - start.year) * 12 + end.month - start.month);
  if (sign * (end.day - start.day) < 0) months--;
  const month = start.month + sign * months;
  const lastDay = new Date(Date.UTC(start.year, month, 0)).getUTCDate();
  const reached =
    Date.UTC(start.year, month - 1, Math.min(start.day, lastDay)) +
    (from - Math.floor(from / MS_PER_DAY) * MS_PER_DAY);
  return { months, days: Math.abs(to - reached) / MS_PER_DAY };
}

function fieldFor(span: number, months: number, allowWeeks: boolean): Field {
  if (months >= 12) return 'year';
  if (months >= 1) return 'month';
  if (allowWeeks && span >= WEEK_MS) return 'week';
  if (span >= MS_PER_DAY) return 'day';
  if (span >= HOUR_MS) return 'hour';
  return span >= MINUTE_MS ? 'minute' : 'second';
}

/** Whether a part is one of the number; the others have no unit. */
function isNumber(part: Intl.RelativeTimeFormatPart | undefined): boolean {
  return part !== undefined && 'unit' in part;
}

/** `time` seen from `now`, both in milliseconds since 1970. */
export function formatRelativeTime(
  now: number,
  time: number,
  settings: RelativeSettings,
  locale: string,
): string {
  const span = Math.abs(time - now);
  const { months, days } = calendarSpan(now, time);
  const asked = settings.field === 'millis' ? 'second' : settings.field;
  const field = (asked as Field | undefined) ?? fieldFor(span, months, settings.allowWeeks ?? false);
  const length = LENGTHS[field];
  const amount = length
    ? span / length
    : field === 'year'
      ? months / 12 + days / DAYS_PER_YEAR
      : months + days / DAYS_PER_MONTH;
  const { value, text } = adjusted(time < now ? -amount : amount, settings);
  const isNow = value === 0 && settings.alwaysNow;
  const format = relativeFormat(locale, {
    numeric: settings.numericOnly && !isNow ? 'always' : 'auto',
    style: settings.width === 'short' || settings.width === 'narrow' ? settings.width : 'long',
  });
  // What is nearly nothing is still ahead or gone by.
  const signed = value === 0 && time < now ? -0 : value;
  let parts = format.formatToParts(signed, field);
  // `1.0 hours`: with decimals on show, also if they are zeros.
  if (parts.some(isNumber) && Number.isInteger(value) && text.includes('.'))
    parts = format.formatToParts(signed + 0.5 * (time < now ? -1 : 1), field);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const written = parts
    .filter((part, index) => !isNumber(part) || !isNumber(parts[index - 1]))
    .map((part) => (isNumber(part) ? text.replace('.', point) : part.value))
    .join('');
  return isCapitalized(settings.context) ? capitalizeFirst(written, locale) : written;
}

/** "about 2 days ago", "about a day ago", "less than a minute ago" (behaviour/template#dates-and-times); ahead in time "in about 2 days". */
export function timeSince(now: number, time: number, compat: boolean): string {
  const isAhead = time > now && !compat;
  const { unit, count } = sinceOf(isAhead ? time - now : now - time);
  let words = 'less than a minute';
  if (unit) words = count === 1 ? `about ${unit === 'hour' ? 'an' : 'a'} ${unit}` : `about ${count} ${unit}s`;
  return isAhead ? `in ${words}` : `${words} ago`;
}
