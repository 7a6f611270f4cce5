/** Runs test/**\/*.test.ts on node:test. Arguments filter by part of the path. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A test that starts programs of its own keeps its process, and one whose hooks would be those of every other file. */
const ALONE =
  /support\/node\/(browser|server-process|postgres)\.ts'|'node:child_process'|tools\/build\.mjs'|^(before|after)(Each)?\(/m;

/** One more than there are processors: tests wait for disk and browser. */
const CONCURRENCY = availableParallelism() + 1;

/**
 * The other files of a part run in one process: loading the compiler, and with it the server's packages, takes longer
 * than most of them.
 * @param {string[]} files
 * @returns {string[]} what to run, the long ones first
 */
function together(files) {
  const folder = join(root, '.cache/node');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  /** @type {string[]} */
  const alone = [];
  for (const file of files) {
    const [, part = ''] = file.split(sep);
    if (ALONE.test(readFileSync(join(root, file), 'utf8'))) alone.push(file);
    else groups.set(part, [...(groups.get(part) ?? []), file]);
  }
  const shared = Array.from(groups, ([part, members]) => {
    if (members.length === 1) return members;
    const entry = join(folder, `${part}.mjs`);
    const urls = members.map((file) => pathToFileURL(join(root, file)).href);
    writeFileSync(entry, entryOf(urls));
    return relative(root, entry);
  });
  return [...shared.flat(), ...alone];
}

/** A file that cannot be loaded is a failed test, and the others run. @param {string[]} urls */
function entryOf(urls) {
  return `import { test } from 'node:test';
for (const url of ${JSON.stringify(urls)}) {
  await import(url).catch((error) => test(\`\${url} is loaded\`, () => Promise.reject(error)));
}
`;
}

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
    `--test-concurrency=${CONCURRENCY}`,
    '--test-reporter',
    './tools/count-reporter.mjs',
    '--test-reporter-destination=stdout',
    ...together(files),
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
