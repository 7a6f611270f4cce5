/** Numbers elements so that ids are unique in the page, even when the script was loaded twice. */

const COUNTER = Symbol.for('sqs-kit.id-counter');

export function nextElementNumber(): number {
  const shared = globalThis as { [COUNTER]?: number };
  const next = (shared[COUNTER] ?? 0) + 1;
  shared[COUNTER] = next;
  return next;
}
