/** How long ago, or how far ahead, in words. */

import { remember } from '../../domain/remember.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import { capitalizeFirst } from './dates.ts';
import { digits, type ParsedOptions } from './options.ts';
import { wallClock } from './time-zone.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * MS_PER_DAY;

const relativeFormat = remember((locale: string, options: Intl.RelativeTimeFormatOptions) => {
  return new Intl.RelativeTimeFormat(locale, options);
});

type Field = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';
const LENGTHS: Partial<Record<Field, number>> = {
  week: WEEK_MS,
  day: MS_PER_DAY,
  hour: HOUR_MS,
  minute: MINUTE_MS,
  second: SECOND_MS,
};

/** Months from `start` to `end` on the calendar of a zone, with the fraction of the last one. */
function monthsBetween(start: number, end: number, timeZone: string): number {
  const from = wallClock(start, timeZone);
  const to = wallClock(end, timeZone);
  const clock = ({ hour, minute, second, millisecond }: typeof from) =>
    hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + millisecond;
  let months = (to.year - from.year) * 12 + to.month - from.month;
  let days = to.day - from.day + (clock(to) - clock(from)) / MS_PER_DAY;
  const monthLength = (month: number) => new Date(Date.UTC(to.year, month, 0)).getUTCDate();
  if (days >= 0) return months + days / monthLength(to.month);
  months--;
  days += monthLength(to.month - 1);
  return months + days / monthLength(to.month - 1);
}

function fieldFor(span: number, months: number): Field {
  if (months >= 12) return 'year';
  if (months >= 1) return 'month';
  if (span >= MS_PER_DAY) return 'day';
  if (span >= HOUR_MS) return 'hour';
  return span >= MINUTE_MS ? 'minute' : 'second';
}

function roundHalfEven(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = value * factor;
  const rounded = Math.round(scaled);
  return (scaled % 1 === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded) / factor;
}

/** `time` seen from `now`, both in milliseconds since 1970. */
export function formatRelativeTime(
  now: number,
  time: number,
  options: ParsedOptions,
  locale: string,
  timeZone: string,
): string {
  const span = Math.abs(time - now);
  const months = monthsBetween(Math.min(now, time), Math.max(now, time), timeZone);
  const asked = options.named.field as Field | undefined;
  const field =
    asked && (asked in LENGTHS || asked === 'year' || asked === 'month') ? asked : fieldFor(span, months);
  const length = LENGTHS[field];
  const amount = length ? span / length : field === 'year' ? months / 12 : months;
  const decimals = digits(options, 'maximumFractionDigits', 'maxFrac') ?? 0;
  const rounded = roundHalfEven(amount, Math.min(decimals, 10));
  const signed = time < now && rounded !== 0 ? -rounded : rounded;
  const written = relativeFormat(locale, {
    numeric: options.named.numericOnly === 'true' ? 'always' : 'auto',
    style: ['short', 'narrow'].includes(options.named.width ?? '')
      ? (options.named.width as 'short')
      : 'long',
  }).format(signed, field);
  return options.named.context === undefined ? written : capitalizeFirst(written, locale);
}

const AGO_UNITS: [name: string, article: string, length: number][] = [
  ['year', 'a', 365 * MS_PER_DAY],
  ['month', 'a', 30 * MS_PER_DAY],
  ['week', 'a', WEEK_MS],
  ['day', 'a', MS_PER_DAY],
  ['hour', 'an', HOUR_MS],
  ['minute', 'a', MINUTE_MS],
];

/** "about 2 days ago", "about a day ago", "less than a minute ago" (behaviour/template#dates-and-times); ahead in time "in about 2 days". */
export function timeSince(now: number, time: number, compat: boolean): string {
  const isAhead = time > now && !compat;
  const span = isAhead ? time - now : now - time;
  const unit = AGO_UNITS.find(([, , length]) => span >= length);
  let words = 'less than a minute';
  if (unit) {
    const [name, article, length] = unit;
    const count = Math.floor(span / length);
    words = count === 1 ? `about ${article} ${name}` : `about ${count} ${name}s`;
  }
  return isAhead ? `in ${words}` : `${words} ago`;
}
