/** Dates and intervals in a locale's form. */

import { remember } from '../../domain/remember.ts';
import { type Value, valueNumber } from '../../domain/template-value.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import type { ParsedOptions } from './options.ts';
import { type DateOptions, hasDate, hasTime, skeletonOptions } from './skeleton.ts';
import { dayOf } from './time-zone.ts';

/**
 * English sets a narrow no-break space between time and AM or PM (CLDR); some engines put a plain one there instead,
 * for pages that look for it.
 */
function withNarrowSpace(written: string, locale: string): string {
  return locale.startsWith('en') ? written.replace(/(\d) (?=[AP]M\b)/gi, '$1\u202f') : written;
}

const dateFormat = remember((locale: string, options: DateOptions) => {
  return new Intl.DateTimeFormat(locale, options);
});

function write(options: DateOptions, time: number, locale: string): string {
  return withNarrowSpace(dateFormat(locale, options).format(time), locale);
}

/** The range of days a Julian day number is defined for: 4713 BC to 8652 (behaviour/template#dates-and-times). */
const FIRST_JULIAN_MS = -2440587.5 * MS_PER_DAY;
const LAST_JULIAN_MS = 2440915.5 * MS_PER_DAY - 1;
/** The range of JavaScript dates. */
const MAX_MS = 8.64e15;

/**
 * A moment from the data in milliseconds since 1970; null for text that is not a number. What is outside the supported
 * range throws; the reference engine moves it to the end of its own range instead.
 */
export function moment(value: Value, compat: boolean): number | null {
  const time = valueNumber(value);
  if (Number.isNaN(time)) return null;
  if (compat) return Math.min(Math.max(time, FIRST_JULIAN_MS), LAST_JULIAN_MS);
  if (Math.abs(time) > MAX_MS) throw new RangeError('date outside the supported range');
  return Math.trunc(time);
}

const STYLES = ['short', 'medium', 'long', 'full'] as const;
type Style = (typeof STYLES)[number];

function asStyle(source: string | undefined): Style | undefined {
  return STYLES.find((style) => style === source);
}

export interface DateSettings {
  locale: string;
  timeZone: string;
  compat: boolean;
}

/** Where a locale puts a date and a time together, by style: the text between and which comes first. */
function joinDateAndTime(date: string, time: string, style: Style, { locale }: DateSettings): string {
  const parts = dateFormat(locale, { dateStyle: style, timeStyle: 'short' }).formatToParts(0);
  const isTime = (type: string) => ['hour', 'minute', 'dayPeriod'].includes(type);
  const isDate = (type: string) => ['day', 'month', 'year', 'weekday', 'era'].includes(type);
  const lastDate = parts.reduce((last, { type }, index) => (isDate(type) ? index : last), -1);
  const firstTime = parts.findIndex(({ type }) => isTime(type));
  if (firstTime < lastDate) return `${time} ${date}`;
  const between = parts.slice(lastDate + 1, firstTime).map(({ value }) => value);
  return `${date}${between.join('') || ' '}${time}`;
}

/** Modified Julian days count from midnight of 17 November 1858. */
const MODIFIED_JULIAN_EPOCH_DAYS = 40587;
/** The reference engine writes whole Julian days in their place. */
const JULIAN_EPOCH_DAYS = 2440588;

function julianDay(time: number, { timeZone, compat }: DateSettings): string {
  return String(dayOf(time, timeZone) + (compat ? JULIAN_EPOCH_DAYS : MODIFIED_JULIAN_EPOCH_DAYS));
}

/** A style or a skeleton, for one half of a date with time. */
function formatPart(time: number, kind: 'date' | 'time', source: string, settings: DateSettings): string {
  const { locale, timeZone } = settings;
  const calendar = calendarOf(settings);
  const style = asStyle(source);
  if (style) {
    const styled = kind === 'date' ? { dateStyle: style } : { timeStyle: style };
    return write({ ...styled, ...calendar, timeZone }, time, locale);
  }
  if (/^g+$/.test(source)) return julianDay(time, settings);
  const options = skeletonOptions(source);
  return options ? write({ ...options, ...calendar, timeZone }, time, locale) : '';
}

function calendarOf(settings: DateSettings & { calendar?: string }): DateOptions {
  const { calendar } = settings;
  return calendar && calendar !== 'iso8601' ? { calendar } : {};
}

/** A moment by the `datetime` formatter. */
export function formatDateTime(
  time: number,
  { named, words }: ParsedOptions,
  settings: DateSettings,
): string {
  const bare = words[0];
  const style = asStyle(bare);
  const skeleton = named.skeleton ?? (style ? undefined : bare);
  const date = named.date ?? style;
  const timePart = named.time ?? style ?? (date === undefined ? undefined : skeleton);
  const own = { ...settings, calendar: named.calendar ?? named.ca };
  let written: string;
  if (date !== undefined && timePart !== undefined) {
    const dateStyle = asStyle(date);
    const timeStyle = asStyle(timePart);
    if (dateStyle && timeStyle && named.wrap === undefined) {
      const options = { dateStyle, timeStyle, ...calendarOf(own), timeZone: own.timeZone };
      written = write(options, time, own.locale);
    } else {
      const wrap = asStyle(named.wrap) ?? dateStyle ?? 'medium';
      const [first, second] = [formatPart(time, 'date', date, own), formatPart(time, 'time', timePart, own)];
      written = joinDateAndTime(first, second, wrap, own);
    }
  } else if (timePart !== undefined) written = formatPart(time, 'time', timePart, own);
  else written = formatPart(time, 'date', date ?? skeleton ?? 'long', own);
  return named.context === undefined ? written : capitalizeFirst(written, settings.locale);
}

/** For the beginning of a sentence, a menu, or standing alone. */
export function capitalizeFirst(source: string, locale: string): string {
  const first = String.fromCodePoint(source.codePointAt(0) ?? 32);
  return source === '' ? '' : first.toLocaleUpperCase(locale) + source.slice(first.length);
}

const TIME_RANGE: DateOptions = { hour: 'numeric', minute: 'numeric', hourCycle: 'h12' };
const DATE_RANGE: DateOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** What an interval shows: times within one day, dates over several, unless a skeleton says more. */
function intervalOptions(
  asked: DateOptions | null,
  isSameDay: boolean,
  { named }: ParsedOptions,
): DateOptions {
  if (asked) return !isSameDay && hasTime(asked) && !hasDate(asked) ? { ...DATE_RANGE, ...asked } : asked;
  const time = named.time ? skeletonOptions(named.time) : null;
  if (isSameDay) return time ?? TIME_RANGE;
  const date = named.date && !asStyle(named.date) ? skeletonOptions(named.date) : null;
  return date ?? { ...DATE_RANGE, ...time };
}

function isWeekdayAlone({ weekday, year, month, day, hour }: DateOptions): boolean {
  return Boolean(weekday) && !year && !month && !day && !hour;
}

/** What a locale puts between the two ends of an interval. */
function between(locale: string, timeZone: string): string {
  const parts = dateFormat(locale, { year: 'numeric', timeZone }).formatRangeToParts(0, 1e12);
  return parts.find(({ type, source }) => type === 'literal' && source === 'shared')?.value ?? ' – ';
}

/** Weekdays with times: on which day of the week, and when. */
function formatWeekdays(start: number, end: number, asked: DateOptions, settings: DateSettings): string {
  const { locale, timeZone } = settings;
  const weekday = (time: number) => write({ ...asked, timeZone }, time, locale);
  const clock = (time: number) => write({ ...TIME_RANGE, timeZone }, time, locale);
  const join = (time: number, written: string) => joinDateAndTime(weekday(time), written, 'medium', settings);
  if (dayOf(start, timeZone) === dayOf(end, timeZone)) {
    const range = dateFormat(locale, { ...TIME_RANGE, timeZone }).formatRange(start, end);
    return join(start, withNarrowSpace(range, locale));
  }
  return `${join(start, clock(start))}${between(locale, timeZone)}${join(end, clock(end))}`;
}

/** Two moments by the `datetime-interval` formatter. */
export function formatInterval(
  start: number,
  end: number,
  options: ParsedOptions,
  settings: DateSettings,
): string {
  const { locale, timeZone } = settings;
  const isSameDay = dayOf(start, timeZone) === dayOf(end, timeZone);
  const skeleton = options.named.skeleton ?? options.words.find((word) => !asStyle(word));
  const asked = skeleton === undefined ? null : skeletonOptions(skeleton);
  if (asked && isWeekdayAlone(asked)) return formatWeekdays(start, end, asked, settings);
  const chosen = intervalOptions(asked, isSameDay, options);
  const format = dateFormat(locale, { ...chosen, timeZone });
  if (isSameDay && !hasTime(chosen)) return format.format(start);
  return withNarrowSpace(format.formatRange(start, end), locale);
}
