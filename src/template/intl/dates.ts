/** Dates and intervals in a locale's form. */

import { remember } from '../../domain/remember.ts';
import { type Value, valueNumber } from '../../domain/template-value.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import type { DateTimeSettings, Width } from './options.ts';
import { type DateOptions, halfOf, hasDate, hasTime, skeletonOptions } from './skeleton.ts';
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
  if (compat) return Math.trunc(Math.min(Math.max(time, FIRST_JULIAN_MS), LAST_JULIAN_MS));
  if (Math.abs(time) > MAX_MS) throw new RangeError('date outside the supported range');
  return Math.trunc(time);
}

export interface DateSettings {
  locale: string;
  timeZone: string;
  compat: boolean;
}

/** Where a locale puts a date and a time together, by style: the text between and which comes first. */
function joinDateAndTime(date: string, time: string, style: Width, { locale }: DateSettings): string {
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

/** How a date that is put together meets its time: as a date of about that width would. */
function wrapOf({ era, year, month, day, weekday }: DateOptions): Width {
  const isWhole = Boolean(year ?? (weekday ? undefined : day));
  if (month === 'long' && isWhole && !era) return weekday ? 'full' : 'long';
  return month === 'short' || month === 'long' ? 'medium' : 'short';
}

/** A moment by the `datetime` formatter: a date, a time or both, each by a width or by its half of the skeleton. */
export function formatDateTime(time: number, asked: DateTimeSettings, settings: DateSettings): string {
  const { skeleton, calendar, context } = asked;
  const { locale, timeZone } = settings;
  const [dateStyle, timeStyle, wrap] = [asked.date, asked.time, asked.wrap] as (Width | undefined)[];
  if (skeleton && /^g+$/.test(skeleton)) return julianDay(time, settings);
  const place = calendar && calendar !== 'iso8601' ? { calendar, timeZone } : { timeZone };
  const text = (options: DateOptions | null) =>
    options ? write({ ...options, ...place }, time, locale) : '';
  const options = skeleton ? skeletonOptions(skeleton) : null;
  const isPlain = !skeleton && !timeStyle;
  const date = dateStyle || isPlain ? { dateStyle: dateStyle ?? 'long' } : halfOf(options, 'date');
  const clock = timeStyle ? { timeStyle } : halfOf(options, 'time');
  let written: string;
  if (dateStyle && timeStyle && !wrap) written = text({ dateStyle, timeStyle });
  else if (date && clock)
    written = joinDateAndTime(text(date), text(clock), wrap ?? dateStyle ?? wrapOf(date), settings);
  else written = text(date ?? clock);
  return isCapitalized(context) ? capitalizeFirst(written, locale) : written;
}

/** Every context but the middle of a text begins with a capital letter in English. */
export function isCapitalized(context: string | undefined): boolean {
  return context !== undefined && context !== 'middle-of-text';
}

/** For the beginning of a sentence, a menu, or standing alone. */
export function capitalizeFirst(source: string, locale: string): string {
  const first = String.fromCodePoint(source.codePointAt(0) ?? 32);
  return source === '' ? '' : first.toLocaleUpperCase(locale) + source.slice(first.length);
}

const TIME_RANGE: DateOptions = { hour: 'numeric', minute: 'numeric', hourCycle: 'h12' };
const DATE_RANGE: DateOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** What an interval shows: times within one day, dates over several, unless a skeleton says more. */
function intervalOptions(asked: DateOptions | null, isSameDay: boolean): DateOptions {
  if (!asked) return isSameDay ? TIME_RANGE : DATE_RANGE;
  return !isSameDay && hasTime(asked) && !hasDate(asked) ? { ...DATE_RANGE, ...asked } : asked;
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
  { skeleton: chosen, date, time }: DateTimeSettings,
  settings: DateSettings,
): string {
  const { locale, timeZone } = settings;
  const isSameDay = dayOf(start, timeZone) === dayOf(end, timeZone);
  const skeleton = chosen ?? (isSameDay ? time : (date ?? time));
  const asked = skeleton === undefined ? null : skeletonOptions(skeleton);
  if (asked && isWeekdayAlone(asked)) return formatWeekdays(start, end, asked, settings);
  const options = intervalOptions(asked, isSameDay);
  const format = dateFormat(locale, { ...options, timeZone });
  if (isSameDay && !hasTime(options)) return format.format(start);
  // `Intl` forgets in intervals of dates which fields have two digits.
  const parts = format.formatRangeToParts(start, end).map(({ type, value }) => {
    return options[type as 'month'] === '2-digit' ? value.padStart(2, '0') : value;
  });
  return withNarrowSpace(parts.join(''), locale);
}
