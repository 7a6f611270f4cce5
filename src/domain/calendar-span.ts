/** From when to when an event is in a calendar, of what its author says (behaviour/times#calendars). */
import type { Moment } from './moment.ts';
import { MS_PER_DAY } from './time.ts';

const HOUR_MS = 3_600_000;

export interface CalendarSpan {
  /** ms since the epoch. */
  start: number;
  end: number;
  /** Whole days: their midnights, UTC. */
  isAllDay: boolean;
}

/**
 * @param last undefined, or not after the first: nobody says when it ends
 * @param onClock takes a time, read as if it were UTC, to the clock that is meant
 */
export function calendarSpan(
  first: Moment,
  last: Moment | undefined,
  onClock: (local: number) => number,
): CalendarSpan {
  const isAllDay = first.isDay && (!last || last.isDay);
  // A day beside a time begins on the same clock as that.
  const timeOf = ({ time, isDay }: Moment) => (isDay && !isAllDay ? onClock(time) : time);
  const start = timeOf(first);
  const end = last && timeOf(last);
  const shortest = start + (first.isDay ? MS_PER_DAY : HOUR_MS);
  return { start, end: end && end > start ? end : shortest, isAllDay };
}
