/** Ids whose order as text is the order in which they were made (UUID version 7 with a counter). */
import { randomBytes } from 'node:crypto';

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
  const random = randomBytes(8);
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
