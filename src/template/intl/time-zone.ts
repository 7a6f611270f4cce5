/** The site's time zone, and what the clock on its wall says. */
import type { Context } from '../context.ts';
import { at, text } from '../value.ts';
import { remember } from './cache.ts';

/** The zone of a site that names none (spec 3 §9). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** `website.timeZone`, or the default; a zone nobody knows is UTC. */
export function siteTimeZone(context: Context): string {
  const name = text(at(context.lookup('website'), 'timeZone')) || DEFAULT_TIME_ZONE;
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

/** A moment on the wall clock of a zone; months from 1, weekdays from 0 for Sunday. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** Minutes the zone is ahead of UTC. */
  offset: number;
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

/** @param time milliseconds since 1970 */
export function wallClock(time: number, timeZone: string): WallClock {
  const parts: Record<string, string> = {};
  for (const { type, value } of wallClockFormat('', timeZone).formatToParts(time)) parts[type] = value;
  const part = (name: string) => Number(parts[name]);
  const year = parts.era === 'B' ? 1 - part('year') : part('year');
  const local = new Date(0);
  local.setUTCFullYear(year, part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'), 0);
  const millisecond = ((time % 1000) + 1000) % 1000;
  return {
    year,
    month: part('month'),
    day: part('day'),
    weekday: local.getUTCDay(),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
    millisecond,
    offset: Math.round((local.getTime() + millisecond - time) / 60_000),
  };
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** The number of a zone's day, counted from 1970. */
export function dayOf(time: number, timeZone: string): number {
  const offset = timeZone === 'UTC' ? 0 : wallClock(time, timeZone).offset * MS_PER_MINUTE;
  return Math.floor((time + offset) / MS_PER_DAY);
}
