/** The site's time zone, and what the clock on its wall says. */

import { remember } from '../../domain/remember.ts';
import { at, valueText } from '../../domain/template-value.ts';
import { MS_PER_DAY } from '../../domain/time.ts';
import type { Context } from '../context.ts';

/** The zone of a site that names none (behaviour/template#dates-and-times). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** `website.timeZone`, or the default; a zone nobody knows, an empty one too, is UTC. */
export function siteTimeZone(context: Context): string {
  const zone = at(context.lookup('website'), 'timeZone');
  const name = zone === undefined ? DEFAULT_TIME_ZONE : valueText(zone);
  return isTimeZone(name) ? name : 'UTC';
}

const known = new Map<string, boolean>();
const MAX_KNOWN = 500;

export function isTimeZone(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      answer = true;
    } catch {
      answer = false;
    }
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(name, answer);
  }
  return answer;
}

const MS_PER_MINUTE = 60_000;

/** A moment on the wall clock of a zone; months from 1, weekdays from 0 for Sunday. */
export class WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;

  /**
   * @param local milliseconds since 1970 as the clock shows them
   * @param offset minutes the zone is ahead of UTC
   */
  constructor(
    local: number,
    readonly offset: number,
  ) {
    // Whole numbers of 32 bits from here on: the remainder of any other takes many times longer.
    const days = Math.floor(local / MS_PER_DAY) | 0;
    const inDay = (local - days * MS_PER_DAY) | 0;
    // Years that begin in March end with the leap day, and 400 of them are always as long.
    const since = (days + DAYS_TO_1970) | 0;
    const era = Math.floor(since / DAYS_PER_ERA) | 0;
    const inEra = (since - era * DAYS_PER_ERA) | 0;
    const yearOfEra =
      ((inEra - ((inEra / 1460) | 0) + ((inEra / 36_524) | 0) - ((inEra / 146_096) | 0)) / 365) | 0;
    const inYear = inEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
    const fromMarch = ((5 * inYear + 2) / 153) | 0;
    this.month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    this.year = yearOfEra + era * 400 + (this.month < 3 ? 1 : 0);
    this.day = inYear - (((153 * fromMarch + 2) / 5) | 0) + 1;
    this.weekday = (((days + 4) % 7) + 7) % 7;
    this.hour = (inDay / 3_600_000) | 0;
    this.minute = ((inDay / MS_PER_MINUTE) | 0) % 60;
    this.second = ((inDay / 1000) | 0) % 60;
    this.millisecond = inDay % 1000;
  }
}

/** From 1 March of the year 0. */
const DAYS_TO_1970 = 719_468;
const DAYS_PER_ERA = 146_097;

const wallClockFormat = remember((_locale: string, timeZone: string) => {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'narrow',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
});

/** Minutes a zone is ahead of UTC, as Intl says: what its clock shows, minus the time. */
function readOffset(time: number, timeZone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of wallClockFormat('', timeZone).formatToParts(time)) parts[type] = value;
  const part = (name: string) => Number(parts[name]);
  const year = parts.era === 'B' ? 1 - part('year') : part('year');
  const local = new Date(0).setUTCFullYear(year, part('month') - 1, part('day'));
  const clock = local + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000;
  return Math.round((clock - Math.floor(time / 1000) * 1000) / MS_PER_MINUTE);
}

const WEEK_MS = 7 * MS_PER_DAY;
/** Clocks change on such a step at the finest. */
const QUARTER_HOUR_MS = 15 * MS_PER_MINUTE;

/** What is remembered of a zone: offsets by week, and by quarter of an hour in the weeks the clocks change. */
interface ZoneOffsets {
  weeks: Map<number, number>;
  quarters: Map<number, number>;
}

const zones = new Map<string, ZoneOffsets>();
const MAX_OFFSETS_PER_ZONE = 2000;

function keep(offsets: Map<number, number>, span: number, offset: number): number {
  if (offsets.size >= MAX_OFFSETS_PER_ZONE) offsets.clear();
  offsets.set(span, offset);
  return offset;
}

function zoneOffsets(timeZone: string): ZoneOffsets {
  let offsets = zones.get(timeZone);
  if (!offsets) {
    offsets = { weeks: new Map(), quarters: new Map() };
    zones.set(timeZone, offsets);
  }
  return offsets;
}

/**
 * The offset of a zone. Asking Intl is slow, and the answer rarely changes: a week that begins and ends with the same
 * one has it throughout.
 */
function offsetOf(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const { weeks, quarters } = zoneOffsets(timeZone);
  const week = Math.floor(time / WEEK_MS);
  const offset = weeks.get(week) ?? keep(weeks, week, offsetOfWeek(week, timeZone));
  if (!Number.isNaN(offset)) return offset;
  const quarter = Math.floor(time / QUARTER_HOUR_MS);
  return quarters.get(quarter) ?? keep(quarters, quarter, readOffset(quarter * QUARTER_HOUR_MS, timeZone));
}

/** Not a number for a week in which the clocks change. */
function offsetOfWeek(week: number, timeZone: string): number {
  const start = readOffset(week * WEEK_MS, timeZone);
  return start === readOffset((week + 1) * WEEK_MS, timeZone) ? start : Number.NaN;
}

/** @param time milliseconds since 1970 */
export function wallClock(time: number, timeZone: string): WallClock {
  const offset = offsetOf(time, timeZone);
  return new WallClock(time + offset * MS_PER_MINUTE, offset);
}

/** @param local ms since 1970 as the clock of the zone shows them; an hour that is skipped is the one after it @returns ms since 1970 */
export function timeOnClock(local: number, timeZone: string): number {
  // The offset is that of the moment itself, which is near: the second look has it.
  const near = local - offsetOf(local, timeZone) * MS_PER_MINUTE;
  return local - offsetOf(near, timeZone) * MS_PER_MINUTE;
}

/** The number of a zone's day, counted from 1970. */
export function dayOf(time: number, timeZone: string): number {
  return Math.floor((time + offsetOf(time, timeZone) * MS_PER_MINUTE) / MS_PER_DAY);
}
