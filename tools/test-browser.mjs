/**
 * Runs test/**\/*.browser.ts(x) in Chrome against the built kit, once per runtime (cdn = React, lite = Preact).
 * Arguments filter by part of the path; `--runtime=lite` runs one runtime only, `--browser=firefox` in Firefox.
 */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startTestRunner } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import * as esbuild from 'esbuild';
import { build } from './build.mjs';
import { CHROME_FLAGS, findChrome } from './chrome.mjs';
import { esbuildCssText } from './css-text.mjs';
import { firefoxOptions, withEmulatedMedia } from './firefox.mjs';
import { LITE_SOURCES } from './lite-aliases.mjs';
import { stubApi } from './stub-api.mjs';
import { stubMedia } from './stub-media.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const RUNTIMES = /** @type {const} */ (['cdn', 'lite']);

/** How each browser is launched: one for a runtime and one page at a time, as a page in the background gets no animation frames. */
const LAUNCHERS = {
  chrome: () =>
    chromeLauncher({
      launchOptions: { executablePath: findChrome(), args: [...CHROME_FLAGS, '--lang=en-US'] },
      concurrency: 1,
    }),
  firefox: () =>
    chromeLauncher({
      launchOptions: firefoxOptions(),
      createPage: async ({ context }) => withEmulatedMedia(await context.newPage()),
      concurrency: 1,
    }),
};

/**
 * @param {{ filters?: string[], runtimes?: readonly ('cdn' | 'lite')[], browser?: keyof typeof LAUNCHERS }} [options]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function testBrowser({ filters = [], runtimes = RUNTIMES, browser = 'chrome' } = {}) {
  await build();
  const files = testFiles(filters);
  if (files.length === 0) return { passed: 0, failed: 0 };
  rmSync(join(root, '.cache/browser'), { recursive: true, force: true });
  await Promise.all(runtimes.map((runtime) => bundleTests(runtime, files)));
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: config(runtimes, LAUNCHERS[browser]),
  });
  return new Promise((done) => {
    runner?.on('finished', () => done(report(Array.from(runner.sessions.all()))));
  });
}

/** @param {string[]} filters */
function testFiles(filters) {
  return readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.browser\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
}

/** React is CommonJS, so the runner cannot serve test files as they are: they are bundled, with shared chunks. */
async function bundleTests(/** @type {'cdn' | 'lite'} */ runtime, /** @type {string[]} */ files) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: files,
    outbase: 'test',
    outdir: `.cache/browser/${runtime}`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'inline',
    // The fake clock asks for Node's modules only where there is a process.
    external: ['util', 'timers', 'timers/promises'],
    define: { 'process.env.NODE_ENV': '"development"' },
    ...(runtime === 'lite' ? { alias: LITE_SOURCES } : {}),
    plugins: [esbuildCssText],
    logLevel: 'warning',
  });
}

/**
 * @param {readonly ('cdn' | 'lite')[]} runtimes
 * @param {() => import('@web/test-runner').BrowserLauncher} launcher
 * @returns {import('@web/test-runner').TestRunnerConfig}
 */
function config(runtimes, launcher) {
  return /** @type {never} */ ({
    rootDir: root,
    concurrency: 1,
    concurrentBrowsers: 2,
    testsStartTimeout: 60_000,
    testsFinishTimeout: 180_000,
    middleware: [stubApi(), stubMedia()],
    groups: runtimes.map((runtime) => ({
      name: runtime,
      browsers: [launcher()],
      files: `.cache/browser/${runtime}/**/*.browser.js`,
      testRunnerHtml: (/** @type {string} */ framework) => testPage(runtime, framework),
    })),
    reporters: [],
    testFramework: { config: { ui: 'bdd', timeout: '30000' } },
  });
}

/** The page every test runs in: the kit of that runtime is loaded before the tests, as an author's page loads it. */
function testPage(/** @type {string} */ runtime, /** @type {string} */ framework) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${runtime}</title>
<script>window.SQS_TEST_RUNTIME = ${JSON.stringify(runtime)};</script>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head>
<body><script type="module" src="${framework}"></script></body></html>`;
}

/**
 * @param {import('@web/test-runner').TestSession[]} sessions
 * @returns {{ passed: number, failed: number }}
 */
function report(sessions) {
  let passed = 0;
  let failed = 0;
  for (const session of sessions) {
    const file = `${session.group.name}: ${relative(root, session.testFile ?? '').replace(/^\.cache\/browser\/\w+\//, 'test/')}`;
    /** @type {string[]} */
    const problems = session.errors.map((error) => error.stack ?? error.message);
    const counted = countTests(session.testResults, [], problems);
    passed += counted;
    failed += problems.length;
    const empty = counted === 0 && problems.length === 0;
    if (empty) failed += 1;
    console.log(
      `${problems.length || empty ? '✗' : '✓'} ${file} (${counted}${empty ? ', no test ran' : ''})`,
    );
    for (const problem of problems) console.log(`${problem}\n`);
    if (problems.length) for (const log of session.logs ?? []) console.log('  log:', ...log);
  }
  return { passed, failed };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult | undefined} suite
 * @param {string[]} path
 * @param {string[]} problems
 * @returns {number} how many tests passed
 */
function countTests(suite, path, problems) {
  if (!suite) return 0;
  let passed = 0;
  for (const test of suite.tests) {
    const name = [...path, test.name].join(' › ');
    if (test.skipped) problems.push(`skipped tests are not allowed here: ${name}`);
    else if (test.passed) passed += 1;
    else problems.push(`${name}\n${test.error?.message ?? ''}\n${test.error?.stack ?? ''}`);
  }
  for (const child of suite.suites) passed += countTests(child, [...path, child.name], problems);
  return passed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  const runtimes = RUNTIMES.filter(
    (runtime) => !args.some((arg) => arg.startsWith('--runtime=')) || args.includes(`--runtime=${runtime}`),
  );
  const { passed, failed } = await testBrowser({
    filters: args.filter((arg) => !arg.startsWith('--')),
    runtimes,
    browser: args.includes('--browser=firefox') ? 'firefox' : 'chrome',
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
