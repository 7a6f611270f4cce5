/**
 * Clicks on a tracked link, each followed at once by leaving the page: how many reports are lost, and what leaving costs.
 * The same link without the kit, in the same run, is what it is compared with. `--clicks=1000` for more of them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import { buildApp } from '../server/src/app.ts';
import { deliveryFrom } from '../server/src/outbox/delivery-options.ts';
import { build } from '../tools/build.mjs';
import { CHROME_FLAGS, findChrome } from '../tools/chrome.mjs';
import { median } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OWNER_TOKEN = 'bench';
const CLICKS = option('clicks', 100);
/** None of these can be lost: they are the time without the kit. */
const CLICKS_WITHOUT = 30;
/** A frame of a 60 Hz screen: what leaving may cost at most. */
const FRAME_MS = 1000 / 60;

/** The page measures from the click to the moment at which it is told to go. */
const MEASURE = `<script>
addEventListener('click', (event) => { window.clickedAt = performance.timeOrigin + performance.now(); }, true);
addEventListener('pagehide', () => {
  const left = performance.timeOrigin + performance.now();
  sessionStorage.left = String(left - window.clickedAt);
});
</script>`;
const page = (
  /** @type {string} */ kit,
) => `<!doctype html><html lang="en"><title>Bench</title>${MEASURE}${kit}
<a id="go" href="/next.html" data-sqs-button>Order</a></html>`;
const KIT = '<script type="module" src="/dist/lite/sqs-site.js"></script><sqs-site></sqs-site>';

await build();
const folder = mkdtempSync(join(tmpdir(), 'sqs-bench-'));
mkdirSync(join(folder, 'site'));
writeFileSync(join(folder, 'site/with.html'), page(KIT));
writeFileSync(join(folder, 'site/without.html'), page(''));
writeFileSync(
  join(folder, 'site/next.html'),
  '<!doctype html><html lang="en"><title>Next</title>Next</html>',
);
const app = await buildApp({
  dataDir: folder,
  ownerToken: OWNER_TOKEN,
  production: false,
  rateLimit: { submissions: 1_000_000, windowSeconds: 60 },
  allowedOrigins: [],
  trustProxy: false,
  restockCaptcha: false,
  requestTimeoutMs: 60_000,
  databaseWaitMs: 0,
  reportsKept: 100_000,
  reload: false,
  delivery: deliveryFrom({}, 20),
  websiteId: 'site',
  siteDir: join(folder, 'site'),
  kitDir: join(ROOT, 'dist'),
  now: Date.now,
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const executablePath = findChrome();
if (!executablePath) throw new Error('No Chrome or Chromium was found; set CHROME_PATH.');
const browser = await launch({ executablePath, args: [...CHROME_FLAGS] });
try {
  const without = await leave('/without.html', CLICKS_WITHOUT, '');
  const withKit = await leave('/with.html', CLICKS, 'button-render');
  const arrived = await countClicks(CLICKS);
  measured({
    name: `${CLICKS} clicks that lead away at once, reports that are lost`,
    unit: 'reports',
    kit: { lite: CLICKS - arrived },
    goals: [{ of: 'lite', most: 0 }],
  });
  measured({
    name: 'From a click to leaving the page',
    unit: 'ms',
    kit: { lite: median(withKit) },
    peers: { 'the same link without the kit': median(without) },
  });
  measured({
    name: 'From a click to leaving the page, what a tracked link adds',
    unit: 'ms',
    kit: { lite: Math.max(0, median(withKit) - median(without)) },
    goals: [{ of: 'lite', most: FRAME_MS }],
  });
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens the page, clicks and goes, again and again. @param {string} path @param {number} times @param {string} waitsFor part of an address that the page must have called @returns {Promise<number[]>} ms from click to leaving */
async function leave(path, times, waitsFor) {
  const tab = await browser.newPage();
  const spent = [];
  for (let turn = 0; turn < times; turn += 1) {
    await tab.goto(origin + path);
    if (waitsFor) await tab.waitForFunction(isFetched, {}, waitsFor);
    // Clicked in a task of its own: leaving would take the answer of the call along.
    const click = () => void setTimeout(() => document.getElementById('go')?.click());
    await Promise.all([tab.waitForNavigation(), tab.evaluate(click)]);
    spent.push(Number(await tab.evaluate(() => sessionStorage.left)));
    progress(path, turn + 1, times);
  }
  await tab.close();
  return spent;
}

/** Runs in the page. @param {string} part */
function isFetched(part) {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
}

/** Reports on their way have a few seconds to arrive. @param {number} expected */
async function countClicks(expected) {
  const headers = { authorization: `Bearer ${OWNER_TOKEN}` };
  const url = `/api/owner/hits?kind=button-click&limit=${expected * 2}`;
  const deadline = Date.now() + 5000;
  for (;;) {
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    const count = answer.json().length;
    if (count >= expected || Date.now() > deadline) return count;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
