/** Runs test/**\/*.test.ts on node:test, each file in a process of its own. Arguments filter by part of the path. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { buildSite } from './docs-site.mjs';
import { findPostgres } from './find-postgres.mjs';
import { buildOwnerViews } from './owner-views.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A test that starts programs of its own keeps its process, and one whose hooks would be those of every other file. */
const ALONE = /support\/node\/(server-process|postgres)\.ts'|'node:child_process'|^(before|after)(Each)?\(/m;
/** Those that follow somebody through pages share a browser with some others. */
const BROWSES = /support\/node\/(browser|guest-page)\.ts'/;

/** Tests of the server run a second time on PostgreSQL, but for the commands that work on the embedded database alone. */
const ON_BOTH = /^test\/server\/(?!operations\/commands)/;

/** One more than there are processors: tests wait for disk and browser. */
const CONCURRENCY = availableParallelism() + 1;

/** So many that none of them is the last one for long, and so few that starting them is little of the work. */
const BROWSERS = 4 * CONCURRENCY;

/** The folder with the most to do is shared between so many. */
const SERVERS = CONCURRENCY;

/** Several times what the slowest file takes. One that hangs is a failed test with a name, not a run without an end. */
const MOST_MINUTES = 8;
/** To say what it was doing, before it is ended with everything that it started. */
const SECONDS_TO_SAY_WHAT = 3;

/** Files in memory, where the system has them: what databases and browsers of tests write need not reach a disk. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there. */
const LEAST_MEMORY = 4e9;

/** Groups of processes that run now. @type {Set<number>} */
const groups = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL');
});

/** @returns a folder for temporary files in memory; undefined where there is none, or too little of it */
function folderInMemory() {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < LEAST_MEMORY) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'sqs-kit-tests-'));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Fewer seconds are not worth a word. */
const SLOW_SECONDS = 5;

/**
 * Files run in one process where they can: loading the compiler, and with it the server's packages or a browser, takes
 * longer than many of them.
 * @param {string[]} files
 * @returns {string[]} what to run
 */
function together(files) {
  const folder = join(root, '.cache/node');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  /** @type {string[]} */
  const alone = [];
  let browsing = 0;
  let serving = 0;
  // Who has much to say takes long: the first of each browser are the longest.
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  for (const { file, text } of texts.sort((a, b) => b.text.length - a.text.length)) {
    if (ALONE.test(text)) {
      alone.push(file);
      continue;
    }
    const [, folderName = ''] = file.split(sep);
    const part = BROWSES.test(text)
      ? `browser-${browsing++ % BROWSERS}`
      : folderName === 'server'
        ? `server-${serving++ % SERVERS}`
        : folderName;
    parts.set(part, [...(parts.get(part) ?? []), file]);
  }
  const shared = Array.from(parts, ([part, members]) => {
    if (members.length === 1) return members;
    const entry = join(folder, `${part}.mjs`);
    const urls = members.map((file) => pathToFileURL(join(root, file)).href);
    writeFileSync(entry, entryOf(urls));
    return relative(root, entry);
  });
  // Programs that are started wait more than they work: at the end they would leave processors without anything to do.
  return [...alone, ...shared.flat()];
}

/**
 * The tests of the server once more, on PostgreSQL, where its programs are.
 * @param {string[]} files
 * @returns {string[]} what to run
 */
function onPostgres(files) {
  const members = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return (
      ON_BOTH.test(file.split(sep).join('/')) &&
      /\bstartApp\b/.test(text) &&
      !ALONE.test(text) &&
      !BROWSES.test(text)
    );
  });
  if (members.length === 0) return [];
  if (!findPostgres()) {
    console.log(
      '  There are no programs of PostgreSQL here: the server is tried on the embedded database alone.',
    );
    return [];
  }
  const entry = join(root, '.cache/node/server-on-postgresql.mjs');
  const urls = members.map((file) => pathToFileURL(join(root, file)).href);
  writeFileSync(entry, `process.env.TEST_DATABASE = 'postgresql';\n${entryOf(urls)}`);
  return [relative(root, entry)];
}

/** A file that cannot be loaded is a failed test, and the others run. @param {string[]} urls */
function entryOf(urls) {
  return `import { test } from 'node:test';
for (const url of ${JSON.stringify(urls)}) {
  await import(url).catch((error) => test(\`\${url} is loaded\`, () => Promise.reject(error)));
}
`;
}

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (error) {
    // Nothing of it runs any more: that is what was asked for.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs one file to its end, or to the end of its time, and prints what it has to say.
 * @param {string} file
 * @param {string | undefined} temporary folder for what it writes
 * @returns {Promise<{ passed: number, failed: number }>}
 */
function runFile(file, temporary) {
  const args = ['--import', 'tsx', '--test-reporter', './tools/count-reporter.mjs', file];
  const started = Date.now();
  return new Promise((done) => {
    // A group of its own: what a test started and left behind ends with it.
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: temporary ? { ...process.env, TMPDIR: temporary } : process.env,
    });
    let output = '';
    let errors = '';
    let isOver = false;
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    const { pid: group = 0 } = child;
    groups.add(group);
    const limit = setTimeout(() => {
      isOver = true;
      child.kill('SIGTERM');
      setTimeout(signalGroup, SECONDS_TO_SAY_WHAT * 1000, group, 'SIGKILL');
    }, MOST_MINUTES * 60_000);
    child.on('exit', () => {
      signalGroup(group, 'SIGKILL');
      groups.delete(group);
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      const [, ...count] = /#count (\d+) (\d+)/.exec(output) ?? [];
      const [passed = 0, counted = 0] = count.map(Number);
      // A file that dies before its first test, or an exit code without a counted failure, is a failure too.
      const failed = counted || (code === 0 && count.length > 0 ? 0 : 1);
      const said = output.replace(/^#count .*\n/m, '').trimEnd();
      if (said) console.log(said);
      if (isOver) console.log(`✗ ${file} took more than ${MOST_MINUTES} minutes and was ended`);
      else if (failed && !counted) console.log(`✗ ${file} ended with ${code ?? signal} and counted no tests`);
      // What a process wrote before it died says more than that it failed.
      if (failed && errors) console.log(errors.trimEnd());
      const seconds = Math.round((Date.now() - started) / 1000);
      if (seconds >= SLOW_SECONDS) console.log(`  ${seconds} s: ${file}`);
      done({ passed, failed });
    });
  });
}

/** @param {string[]} [filters] @returns {Promise<{ passed: number, failed: number }>} */
export async function testNode(filters = []) {
  await Promise.all([buildOwnerViews(), buildSite()]);
  const files = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();
  const groups = together(files);
  const temporary = folderInMemory();
  const waiting = [...onPostgres(files), ...groups];
  const total = { passed: 0, failed: 0 };
  const runWaiting = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { passed, failed } = await runFile(file, temporary);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWaiting));
  return total;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Files that run side by side and find the kit built do not build it at once.
  await build();
  const { passed, failed } = await testNode(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
