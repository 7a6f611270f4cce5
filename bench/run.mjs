/**
 * `npm run bench`: every comparison with peers, one after the other, within six minutes. `npm run bench -- tracking form`
 * runs some of them; `--clicks=1000`, `--rounds=15` and `--minutes=30` measure more. A part that fails is told and the
 * others go on.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../tools/build.mjs';
import { option } from './options.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
/** What each part is sure to have, and what one that is stopped has to close its browser. */
const LEAST_MS = 45_000;
const GRACE_MS = 5000;
const SHARED = ['run', 'browser', 'load', 'options'];
const parts = readdirSync(folder)
  .map((file) => file.replace(/\.mjs$/, ''))
  .filter((part) => !SHARED.includes(part));

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const wanted = given.filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; there are ${parts.join(', ')}.`);
  process.exit(1);
}

const end = Date.now() + option('minutes', 6) * 60_000;
const chosen = parts.filter((part) => wanted.length === 0 || wanted.includes(part));
// Not on the clock of the part that happens to be the first.
await build();
/** @type {string[]} */
const failed = [];
for (const [index, part] of chosen.entries()) {
  console.log(`\n— ${part} (${index + 1} of ${chosen.length})`);
  const started = Date.now();
  // A part that hangs leaves enough for the others.
  const following = chosen.length - index - 1;
  const problem = await run(part, end - started - following * LEAST_MS);
  console.log(`  ${problem || 'done'} after ${Math.round((Date.now() - started) / 1000)} s`);
  if (problem) failed.push(`${part} (${problem})`);
}
if (failed.length > 0) {
  console.log(`\nMissed or failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** @param {string} part @param {number} limitMs @returns {Promise<string>} what went wrong, empty for nothing */
function run(part, limitMs) {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(folder, `${part}.mjs`), ...options], {
      cwd: join(folder, '..'),
      stdio: 'inherit',
    });
    let isLate = false;
    // The first signal lets the part close its browser.
    const stop = setTimeout(() => {
      isLate = true;
      child.kill('SIGTERM');
    }, limitMs);
    const kill = setTimeout(() => child.kill('SIGKILL'), limitMs + GRACE_MS);
    child.on('exit', (code) => {
      clearTimeout(stop);
      clearTimeout(kill);
      if (isLate) done('stopped, --minutes gives it more');
      else done(code === 0 ? '' : `exit code ${code}`);
    });
  });
}
