/** How long ago, in the words of the specification: one unit and a whole number of it (behaviour/template#dates-and-times). */
import { MS_PER_DAY } from './time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const UNITS = [
  ['year', 365 * MS_PER_DAY],
  ['month', 30 * MS_PER_DAY],
  ['week', 7 * MS_PER_DAY],
  ['day', MS_PER_DAY],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

export type SinceUnit = (typeof UNITS)[number][0];

export interface Since {
  /** undefined: less than a minute. */
  unit: SinceUnit | undefined;
  count: number;
}

/** @param span ms, from one moment to a later one */
export function sinceOf(span: number): Since {
  const [unit, length] = UNITS.find(([, length]) => span >= length) ?? [undefined, 1];
  return { unit, count: unit ? Math.floor(span / length) : 0 };
}

/** @returns ms until the words are other ones; a number is not said more finely than its unit */
export function sinceChangesIn(span: number): number {
  const length = UNITS.find(([, length]) => span >= length)?.[1] ?? MINUTE_MS;
  return length - (span % length);
}
