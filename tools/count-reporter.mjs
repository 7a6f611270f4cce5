/**
 * node:test reporter: one line per file, failures in full, the slowest files, and a last line `#count <passed> <failed>`
 * for tools/test.mjs.
 */
import { relative } from 'node:path';

/** Fewer seconds are not worth a line. */
const SLOW_SECONDS = 5;
const SLOWEST_SHOWN = 8;

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* countReporter(events) {
  let passed = 0;
  let failed = 0;
  /** @type {Map<string, number>} */
  const perFile = new Map();
  /** When each file began and when the last of its tests so far ended; side by side, so the sum is no one's wait. @type {Map<string, { from: number, to: number }>} */
  const times = new Map();
  /** What a process wrote before it died says more than that it failed. @type {Map<string, string>} */
  const written = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr') written.set(data.file, (written.get(data.file) ?? '') + data.message);
    if (type === 'test:dequeue' && data.file && !times.has(data.file))
      times.set(data.file, { from: Date.now(), to: 0 });
    const time = type === 'test:complete' && times.get(data.file ?? '');
    if (time) time.to = Date.now();
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isSuite = /** @type {{ type?: string } | undefined} */ (data.details)?.type === 'suite';
    const isFile = data.nesting === 0 && data.file !== undefined && data.name.endsWith('.test.ts');
    if (data.skip !== undefined || data.todo !== undefined) {
      failed += 1;
      yield `✗ skipped tests are not allowed here: ${data.name}\n`;
    } else if (type === 'test:fail') {
      const error = /** @type {{ cause?: Error } & Error} */ (data.details.error);
      const isParent = /subtests? failed/.test(error?.message ?? '');
      if (isParent) continue;
      failed += 1;
      yield `✗ ${relative(process.cwd(), data.file ?? '')} › ${data.name}\n${String(error?.cause?.stack ?? error?.stack ?? error)}\n`;
      if (data.name === data.file) yield written.get(data.file) ?? '';
    } else if (!isSuite && !isFile) {
      passed += 1;
      const file = relative(process.cwd(), data.file ?? '');
      perFile.set(file, (perFile.get(file) ?? 0) + 1);
    }
  }
  for (const [file, count] of perFile) yield `✓ ${file} (${count})\n`;
  yield* slowest(times);
  yield `#count ${passed} ${failed}\n`;
}

/** @param {Map<string, { from: number, to: number }>} times @returns {string[]} */
function slowest(times) {
  const slow = Array.from(times, ([file, { from, to }]) => ({
    file,
    seconds: Math.round((to - from) / 1000),
  }))
    .filter(({ seconds }) => seconds >= SLOW_SECONDS)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
  return slow.map(({ file, seconds }) => `  ${seconds} s: ${relative(process.cwd(), file)}\n`);
}
