/** Opens measured pages in Chrome: main-thread CPU by the browser's own counters, repeated and reduced to medians. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { CHROME_FLAGS, findChrome } from '../tools/chrome.mjs';

/** @param {Record<string, string>} pages by path; `.js` paths are served as scripts, other files from dist/ */
export async function withPages(
  pages,
  /** @type {(tools: { origin: string, browser: import('puppeteer-core').Browser }) => Promise<void>} */ run,
) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages[path];
    if (page !== undefined) {
      response.setHeader(
        'content-type',
        path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      );
      response.end(page);
    } else if (path.startsWith('/dist/') && existsSync(`.${path}`)) {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(`.${path}`).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await launch({ executablePath: findChrome(), args: CHROME_FLAGS });
  try {
    await run({ origin: `http://127.0.0.1:${port}`, browser });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * CPU of the page's main thread, in milliseconds, since the counters were last read.
 * @param {import('puppeteer-core').Page} page
 */
export async function cpuMeter(page) {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let last = 0;
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const total = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    const spent = total - last;
    last = total;
    return spent;
  };
  await read();
  return read;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** In a page, before anything of it: what shifts, and which tasks are long, which browsers say of those above 50 ms. */
export function watch() {
  const seen = Object.assign(window, { seen: { shift: 0, longTasks: 0 } }).seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
}

/** @param {import('puppeteer-core').Page} page that is watched @returns {Promise<{ shift: number, longTasks: number }>} */
export const seenOf = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

/** Two frames later what was set is painted. @param {import('puppeteer-core').Page} page */
export const twoFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What files of the kit are on the wire. @param {Iterable<string>} paths as pages name them @returns {number} bytes */
export const gzipped = (paths) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(`.${path}`), { level: 9 }).length, 0);
