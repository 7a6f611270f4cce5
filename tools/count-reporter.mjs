/** node:test reporter: one line per file, failures in full, and a last line `#count <passed> <failed>` for tools/test.mjs. */
import { relative } from 'node:path';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* countReporter(events) {
  let passed = 0;
  let failed = 0;
  /** @type {Map<string, number>} */
  const perFile = new Map();
  for await (const { type, data } of events) {
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
    } else if (!isSuite && !isFile) {
      passed += 1;
      const file = relative(process.cwd(), data.file ?? '');
      perFile.set(file, (perFile.get(file) ?? 0) + 1);
    }
  }
  for (const [file, count] of perFile) yield `✓ ${file} (${count})\n`;
  yield `#count ${passed} ${failed}\n`;
}
