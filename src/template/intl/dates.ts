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

/** What a date is written in beside its options. */
interface Place {
  calendar?: string;
  timeZone: string;
}

function placeOf({ timeZone }: DateSettings, calendar: string | undefined): Place {
  return calendar && calendar !== 'iso8601' ? { calendar, timeZone } : { timeZone };
}

/** A moment by a skeleton; nothing for one that asks for nothing. */
function bySkeleton(
  time: number,
  options: DateOptions | null,
  place: Place,
  { locale }: DateSettings,
): string {
  return options ? write({ ...options, ...place }, time, locale) : '';
}

/** How a date that is put together meets its time: as a date of about that width would. */
function wrapOf({ month, weekday }: DateOptions): Width {
  if (month === 'long') return weekday ? 'full' : 'long';
  return month === 'short' ? 'medium' : 'short';
}

/** A width for one half, and what a skeleton says about the other. */
function mixed(time: number, asked: DateTimeSettings, place: Place, settings: DateSettings): string {
  const { locale } = settings;
  const { date, time: clock, skeleton } = asked as { date?: Width; time?: Width; skeleton?: string };
  const styled = write({ ...(date ? { dateStyle: date } : { timeStyle: clock }), ...place }, time, locale);
  const rest = skeleton === undefined ? null : halfOf(skeletonOptions(skeleton), date ? 'time' : 'date');
  if (!rest) return styled;
  const other = bySkeleton(time, rest, place, settings);
  const wrap = (asked.wrap as Width | undefined) ?? date ?? wrapOf(rest);
  return date
    ? joinDateAndTime(styled, other, wrap, settings)
    : joinDateAndTime(other, styled, wrap, settings);
}

/** A moment by the `datetime` formatter. */
export function formatDateTime(time: number, asked: DateTimeSettings, settings: DateSettings): string {
  const { date, time: clock, skeleton, wrap, context } = asked;
  const place = placeOf(settings, asked.calendar);
  let written: string;
  if (date && clock) written = bothStyles(time, asked, place, settings);
  else if (date || clock) written = mixed(time, asked, place, settings);
  else if (skeleton && /^g+$/.test(skeleton)) written = julianDay(time, settings);
  else if (skeleton) written = whole(time, skeleton, wrap as Width | undefined, place, settings);
  else written = bySkeleton(time, LONG_DATE, place, settings);
  return isCapitalized(context) ? capitalizeFirst(written, settings.locale) : written;
}

const LONG_DATE: DateOptions = { dateStyle: 'long' };

function bothStyles(
  time: number,
  { date, time: clock, wrap }: DateTimeSettings,
  place: Place,
  settings: DateSettings,
): string {
  const { locale } = settings;
  const [dateStyle, timeStyle] = [date as Width, clock as Width];
  if (!wrap) return write({ dateStyle, timeStyle, ...place }, time, locale);
  const [first, second] = [{ dateStyle }, { timeStyle }].map((style) =>
    write({ ...style, ...place }, time, locale),
  );
  return joinDateAndTime(first!, second!, wrap as Width, settings);
}

/** A skeleton: a date, a time, or both, which are put together. */
function whole(
  time: number,
  skeleton: string,
  wrap: Width | undefined,
  place: Place,
  settings: DateSettings,
): string {
  const options = skeletonOptions(skeleton);
  const [date, clock] = [halfOf(options, 'date'), halfOf(options, 'time')];
  if (!date || !clock) return bySkeleton(time, options, place, settings);
  return joinDateAndTime(
    bySkeleton(time, date, place, settings),
    bySkeleton(time, clock, place, settings),
    wrap ?? wrapOf(date),
    settings,
  );
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
  return withNarrowSpace(format.formatRange(start, end), locale);
}
