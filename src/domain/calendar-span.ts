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
  // A day beside a time begins on the same clock as that.
  const timeOf = ({ time, isDay }: Moment) => (isDay ? onClock(time) : time);
  const isAllDay = first.isDay && (last?.isDay ?? true);
  const [start, end] = isAllDay ? [first.time, last?.time] : [timeOf(first), last && timeOf(last)];
  const shortest = start + (first.isDay ? MS_PER_DAY : HOUR_MS);
  return { start, end: end !== undefined && end > start ? end : shortest, isAllDay };
}
