/** When a delivery that failed is tried again (behaviour/deliveries#tries). */

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 12 * 60 * 60_000;
/** With these waits the last try comes after about a day and a half: a target may be down from one evening to the morning after next. */
export const MAX_ATTEMPTS = 15;
/** A target that asks for more patience than this is asked again all the same. */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

export interface FailedAttempt {
  /** How many tries there have been, this one included. */
  attempts: number;
  /** The target will never take it. */
  isPermanent: boolean;
  /** What the target asked for (`Retry-After`). */
  retryAfterMs?: number | undefined;
}

/**
 * Exponential with full jitter: any wait up to one that doubles with each try, so that those that failed together are
 * not tried together.
 * @param random 0 ≤ random < 1
 * @returns how many milliseconds to wait; undefined: it is given up
 */
export function waitAfter(
  { attempts, isPermanent, retryAfterMs = 0 }: FailedAttempt,
  random: number,
): number | undefined {
  if (isPermanent || attempts >= MAX_ATTEMPTS) return undefined;
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return Math.max(Math.round(ceiling * random), Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS));
}
