/** Runs test/**\/*.test.ts on node:test. Arguments filter by part of the path. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string[]} [filters] @returns {Promise<{ passed: number, failed: number }>} */
export function testNode(filters = []) {
  const files = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 0 });
  const args = [
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=2',
    '--test-reporter',
    './tools/count-reporter.mjs',
    '--test-reporter-destination=stdout',
    ...files,
  ];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.on('exit', (code) => {
      const count = /#count (\d+) (\d+)/.exec(output);
      console.log(output.replace(/#count .*\n/, '').trimEnd());
      const passed = Number(count?.[1] ?? 0);
      const failed = Number(count?.[2] ?? 1);
      // A file that dies before its first test, or an exit code without a counted failure, is a failure too.
      done({ passed, failed: failed || (code === 0 ? 0 : 1) });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await testNode(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
