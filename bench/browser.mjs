/** Opens measured pages in Chrome: main-thread CPU by the browser's own counters, repeated and reduced to medians. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
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

/** Prints rows under a title; numbers with two significant decimals. */
export function printTable(
  /** @type {string} */ title,
  /** @type {Record<string, Record<string, number | string>>} */ rows,
) {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'number' ? Number(value.toFixed(2)) : value,
          ]),
        ),
      ]),
    ),
  );
}

/** Says whether a figure keeps its limit; one that does not fails the run. @param {string} what @param {number} value @param {number} limit */
export function judge(what, value, limit) {
  const isKept = value <= limit;
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${what}: ${value.toFixed(2)} (at most ${limit})`);
}

/** @param {string} what @param {number} value @param {number} limit it must reach */
export function judgeLeast(what, value, limit) {
  const isKept = value >= limit;
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${what}: ${value.toFixed(2)} (at least ${limit})`);
}
