/**
 * `npm run bench`: every comparison with peers, one after the other, in about six minutes and at most eight, and what they say as
 * docs/figures.json and docs/figures.md. `npm run bench -- tracking form` runs some of them and writes nothing;
 * `--clicks=1000`, `--rounds=15` and `--minutes=30` measure more. A part that fails is told and the others go on.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../tools/build.mjs';
import { findChrome } from '../tools/chrome.mjs';
import { isKept } from './figures.mjs';
import { option } from './options.mjs';
import { figuresPage } from './report.mjs';

/** @typedef {import('./report.mjs').Part} Part */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** What each part is about, in the order of the page. */
const PARTS = {
  loader: 'The loader',
  newsletter: 'A newsletter',
  form: 'Forms',
  gallery: 'Galleries',
  lightbox: 'Pictures in an overlay',
  album: 'Albums',
  'bg-video': 'Background videos',
  slides: 'Headings that fit',
  'slide-start': 'A cover slide as it appears',
  product: 'Products',
  site: 'A page’s site',
  tracking: 'Leaving a page',
  template: 'The template language',
  server: 'The server',
};
/** Packages that the kit is held against; other peers are the browser itself. */
const PEERS = [
  'survey-core',
  'embla-carousel',
  'swiper',
  'photoswipe',
  'aplayer',
  '@squarespace/template-engine',
];
/** What each part is sure to have, and what one that is stopped has to close its browser. */
const LEAST_MS = 20_000;
const GRACE_MS = 5000;

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const wanted = given.filter((argument) => !argument.startsWith('--'));
const names = Object.keys(PARTS);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}

/** What else the machine had to do. */
const [load = 0] = loadavg();
const end = Date.now() + option('minutes', 8) * 60_000;
const chosen = Object.entries(PARTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
// Not on the clock of the part that happens to be the first.
await build();
/** @type {Part[]} */
const parts = [];
for (const [index, [name, title]] of chosen.entries()) {
  console.log(`\n— ${title} (${name}, ${index + 1} of ${chosen.length})`);
  // A part that hangs leaves enough for the others.
  const following = chosen.length - index - 1;
  const part = await run(name, title, end - Date.now() - following * LEAST_MS);
  console.log(`  ${part.problem ?? 'done'} after ${part.seconds} s`);
  if (part.problem) process.exitCode = 1;
  parts.push(part);
}
const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
console.log(`\n${seconds} s in all.`);
if (wanted.length === 0) writeFigures();

/** @param {string} name @param {string} title @param {number} limitMs @returns {Promise<Part>} */
function run(name, title, limitMs) {
  const started = Date.now();
  /** @type {Part} */
  const part = { title, seconds: 0, measurements: [], untried: [] };
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `bench/${name}.mjs`, ...options], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      const { measurement, untried } =
        /** @type {{ measurement?: import('./figures.mjs').Measurement, untried?: string }} */ (message);
      if (measurement) part.measurements.push(measurement);
      if (untried) part.untried.push(untried);
    });
    let isLate = false;
    // The first signal lets the part close its browser.
    const stop = setTimeout(() => {
      isLate = true;
      child.kill('SIGTERM');
    }, limitMs);
    const kill = setTimeout(() => child.kill('SIGKILL'), limitMs + GRACE_MS);
    child.on('close', (code) => {
      clearTimeout(stop);
      clearTimeout(kill);
      part.seconds = Math.round((Date.now() - started) / 1000);
      // A goal that is missed is the figures' to say; it is an exit code of 1 as well.
      const isMissed = part.measurements.some(({ goals }) => goals.some((goal) => !isKept(goal)));
      if (isLate) part.problem = 'stopped, --minutes gives it more';
      else if (code !== 0 && !isMissed) part.problem = `exit code ${code}`;
      if (code !== 0) process.exitCode = 1;
      done(part);
    });
  });
}

function writeFigures() {
  const [processor] = cpus();
  const chrome = spawnSync(findChrome() ?? '', ['--version'], { encoding: 'utf8' }).stdout.trim();
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      Processor: `${cpus().length} × ${processor?.model}`,
      Memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
      'Load before the run': `${load.toFixed(1)} on ${cpus().length} processors`,
      Browser: chrome,
      Node: process.version,
    },
    versions: {
      'sqs-kit': `${versionOf('package.json')}${commit.status === 0 ? `, ${commit.stdout.trim()}` : ''}`,
      ...Object.fromEntries(PEERS.map((peer) => [peer, versionOf(`node_modules/${peer}/package.json`)])),
    },
    parts,
  };
  writeFileSync(join(root, 'docs/figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(root, 'docs/figures.md'), figuresPage(figures));
  console.log('Written: docs/figures.json, docs/figures.md');
}

/** @param {string} path @returns {string} */
function versionOf(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8')).version;
}
