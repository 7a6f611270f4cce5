/** Makes a fresh clone ready: installs packages when the lock file changed and, with --browser, finds or installs a browser. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed; see its output above.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Tests need a Chrome or Chromium: CHROME_PATH, an installed one, or (Debian as root) the chromium package. */
function installBrowser() {
  if (spawnSync(process.execPath, [join(root, 'tools/chrome.mjs'), '--check']).status === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!canInstall) {
    console.error('No Chrome or Chromium found: install one, or set CHROME_PATH to its executable.');
    process.exit(1);
  }
  console.log('Installing Chromium for the browser tests …');
  run('apt-get', ['update', '-qq'], 'apt-get update failed; install Chromium by hand or set CHROME_PATH.');
  run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    'apt-get could not install chromium; install it by hand or set CHROME_PATH.',
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} onFailure what to tell the user when the command fails
 */
function run(command, args, onFailure) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status !== 0) {
    console.error(onFailure);
    process.exit(1);
  }
}
