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

function isTimeZone(name: string): boolean {
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
  /**
   * @param local a date whose UTC fields are those of the wall clock
   * @param offset minutes the zone is ahead of UTC
   */
  constructor(
    private readonly local: Date,
    readonly offset: number,
  ) {}

  get year(): number {
    return this.local.getUTCFullYear();
  }

  get month(): number {
    return this.local.getUTCMonth() + 1;
  }

  get day(): number {
    return this.local.getUTCDate();
  }

  get weekday(): number {
    return this.local.getUTCDay();
  }

  get hour(): number {
    return this.local.getUTCHours();
  }

  get minute(): number {
    return this.local.getUTCMinutes();
  }

  get second(): number {
    return this.local.getUTCSeconds();
  }

  get millisecond(): number {
    return this.local.getUTCMilliseconds();
  }
}

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
  return new WallClock(new Date(time + offset * MS_PER_MINUTE), offset);
}

/** The number of a zone's day, counted from 1970. */
export function dayOf(time: number, timeZone: string): number {
  return Math.floor((time + offsetOf(time, timeZone) * MS_PER_MINUTE) / MS_PER_DAY);
}
