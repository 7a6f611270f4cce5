/**
 * node:test reporter for one process of tools/test-node.mjs: a line per file, failures in full, and a last line
 * `#count <passed> <failed>`. A failure is told with the names of its suites: several have tests of one name. Told to
 * end (SIGTERM), it names what has not ended by itself.
 */
import { relative } from 'node:path';

/** Tests that began and have not ended, by file, name and depth. @type {Map<string, string>} */
const running = new Map();

process.once('SIGTERM', () => {
  const held = process.getActiveResourcesInfo().join(', ') || 'nothing';
  const open = Array.from(running.values(), (name) => `  not ended: ${name}\n`).join('');
  process.stdout.write(`${open || '  every test has ended, the process has not\n'}  it waits for: ${held}\n`);
});

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* countReporter(events) {
  let passed = 0;
  let failed = 0;
  /** @type {Map<string, number>} */
  const perFile = new Map();
  /** Names of what is being told, from the outermost suite on. @type {string[]} */
  const path = [];
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' || type === 'test:complete') {
      const key = `${data.file} ${data.nesting} ${data.name}`;
      if (type === 'test:complete') running.delete(key);
      else running.set(key, `${relative(process.cwd(), data.file ?? '')} › ${data.name}`);
    }
    // Told in the order of the file, each before what is inside it.
    if (type === 'test:start') path.splice(data.nesting, path.length, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isSuite = /** @type {{ type?: string } | undefined} */ (data.details)?.type === 'suite';
    if (data.skip !== undefined || data.todo !== undefined) {
      failed += 1;
      yield `✗ skipped tests are not allowed here: ${data.name}\n`;
    } else if (type === 'test:fail') {
      const error = /** @type {{ cause?: Error } & Error} */ (data.details.error);
      const isParent = /subtests? failed/.test(error?.message ?? '');
      if (isParent) continue;
      failed += 1;
      yield `✗ ${relative(process.cwd(), data.file ?? '')} › ${[...path.slice(0, data.nesting), data.name].join(' › ')}\n${String(error?.cause?.stack ?? error?.stack ?? error)}\n`;
    } else if (!isSuite) {
      passed += 1;
      const file = relative(process.cwd(), data.file ?? '');
      perFile.set(file, (perFile.get(file) ?? 0) + 1);
    }
  }
  for (const [file, count] of perFile) yield `✓ ${file} (${count})\n`;
  yield `#count ${passed} ${failed}\n`;
}
