/** Reads the moments that `<sqs-time>` is given (behaviour/times#moments). */

export interface Moment {
  /** ms since 1970; of a day without a time its midnight, UTC. */
  time: number;
  /** It has no time: the same day in every zone. */
  isDay: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS = /^-?\d+$/;
const ZONE = /(?:[zZ]|[+-]\d{2}:?\d{2})$/;
/** The range of JavaScript dates. */
const MOST_MS = 8.64e15;

/**
 * @param onClock takes a time without a zone, read as if it were UTC, to the clock that is meant
 * @returns undefined for what is no moment
 */
export function readMoment(text: string, onClock = (local: number) => local): Moment | undefined {
  const written = text.trim();
  const day = written.slice(0, 10);
  const hasDay = DAY.test(day);
  // JavaScript takes 30 February for 2 March.
  if (hasDay && new Date(day).getUTCDate() !== Number(day.slice(8))) return undefined;
  if (DAY.test(written)) return momentOf(Date.parse(written), true);
  if (MILLISECONDS.test(written)) return momentOf(Number(written), false);
  if (ZONE.test(written)) return momentOf(Date.parse(written), false);
  const local = hasDay && momentOf(Date.parse(`${written}Z`), false);
  return local ? momentOf(onClock(local.time), false) : undefined;
}

/** Of a setting: the moment of something. */
export const MOMENT = {
  test: (text: string) => !text || Boolean(readMoment(text)),
  must: 'a date as 2027-03-14 or 2027-03-14T19:00',
};

function momentOf(time: number, isDay: boolean): Moment | undefined {
  return Math.abs(time) <= MOST_MS ? { time, isDay } : undefined;
}

/** As `<time datetime>` has it. */
export function machineTime({ time, isDay }: Moment): string {
  const text = new Date(time).toISOString();
  return isDay ? text.slice(0, text.indexOf('T')) : text;
}
