/** Ids whose order as text is the order in which they were made (UUID version 7 with a counter). */
import { randomUUID } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** @param now milliseconds since 1970 */
export function newId(now: number): string {
  counter = now > lastMs ? 0 : counter + 1;
  lastMs = Math.max(lastMs, now);
  // The counter has 12 bits; a 4097th id within one millisecond takes the next millisecond.
  if (counter > 0xfff) {
    counter = 0;
    lastMs += 1;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  // The random half of a version 4 is that of a version 7, and Node draws a hundred of them at once.
  const tail = randomUUID().slice(19);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail}`;
}
