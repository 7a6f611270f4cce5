/** Finds the Chrome or Chromium that tests, bench and screenshots use. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Browsers without windows: a page in one takes a third of the processor time, and none is ever in the background. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a quiet headless browser that asks nothing of the network. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @param {{ hasWindows?: boolean }} [options] by default a shell where there is one
 * @returns {string | undefined} path of the executable: CHROME_PATH first, then the usual places, then PATH
 */
export function findChrome({ hasWindows = false } = {}) {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : undefined;
  const known = [...(hasWindows ? [] : SHELLS), ...BROWSERS].find((path) => existsSync(path));
  if (known) return known;
  for (const name of ['chromium', 'google-chrome', 'chrome']) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.split('\n')[0]?.trim();
  }
  return undefined;
}

/** Whether there is a shell, or somebody has said what to use in its place. */
export const hasShell = () => Boolean(process.env.CHROME_PATH) || SHELLS.some((path) => existsSync(path));
