/**
 * Measures many things of a page with few layouts: what is measured writes and reads in turns, and all that wait at
 * the same time write together and read together.
 */

/** Alternates between writing and reading, a `yield` after each; it begins with writing. */
export type Measuring = Generator<void, void, void>;

const waiting: Measuring[] = [];

/** Begins before the next paint, together with whatever else is to be measured then. */
export function measure(measuring: Measuring): void {
  if (waiting.push(measuring) === 1) queueMicrotask(run);
}

function run(): void {
  let going = waiting.splice(0);
  while (going.length > 0) going = going.filter((measuring) => !measuring.next().done);
}
