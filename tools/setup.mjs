/** Makes a fresh clone ready: installs packages when the lock file changed and, with --browser, finds or installs a browser. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChrome, hasShell } from './chrome.mjs';

/** A machine without a network is told so in seconds. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `sqs-kit needs Node 20.19 or newer; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

installPackages();
if (process.argv.includes('--browser')) installBrowser();

function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.versions.modules).digest('hex');
  const stampFile = join(root, 'node_modules/.sqs-kit-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing packages (once per change of package-lock.json) …');
  if (!succeeds('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('npm ci failed; see its output above.');
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/**
 * Tests need a Chrome or Chromium: CHROME_PATH, an installed one, or (Debian as root) the package. There a shell without
 * windows is installed too: most tests take a third of the processor time in it.
 */
function installBrowser() {
  const missing = [
    ...(findChrome({ hasWindows: true }) ? [] : ['chromium']),
    ...(hasShell() ? [] : ['chromium-headless-shell']),
  ];
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length > 0 && canInstall) {
    console.log(`Installing ${missing.join(' and ')} for the browser tests …`);
    succeeds('apt-get', ['update', '-qq', ...IMPATIENT]);
    // One by one: not every system that is like Debian has both.
    for (const name of missing)
      succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...IMPATIENT, name]);
  }
  if (findChrome({ hasWindows: true })) return;
  console.error('No Chrome or Chromium found: install one, or set CHROME_PATH to its executable.');
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
