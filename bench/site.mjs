/** What `<sqs-site>` alone costs a page: every byte it loads, long tasks, and CPU against the same page without it. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from '../tools/build.mjs';
import { cpuMeter, judge, median, printTable, withPages } from './browser.mjs';
import { option, progress } from './options.mjs';

/** Gzipped, of the tag, its services and what they fetch at once: what every page with a site carries. */
const MOST_BYTES = 14_500;

const ROUNDS = option('rounds', 9);
/** A browser calls a task of more than 50 ms long. */
const WATCH = `<script>
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true });
</script>`;
const page = (/** @type {string} */ kit) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${WATCH}${kit}<p>Text</p></html>`;
const KIT =
  '<script type="module" src="/dist/lite/sqs-site.js"></script><sqs-site website-id="w1"></sqs-site>';

await build();
await withPages({ '/with': page(KIT), '/without': page('') }, async ({ origin, browser }) => {
  /** @type {Record<string, number[]>} */
  const cpu = { with: [], without: [] };
  let longTasks = 0;
  /** @type {Set<string>} */
  const files = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['without', 'with']) {
      const tab = await browser.newPage();
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (name === 'with' && pathname.startsWith('/dist/')) files.add(pathname);
      });
      const spent = await cpuMeter(tab);
      await tab.goto(`${origin}/${name}`, { waitUntil: 'networkidle0' });
      cpu[name]?.push(await spent());
      if (name === 'with') longTasks += Number(await tab.evaluate('longTasks.length'));
      await tab.close();
    }
    progress('rounds', round + 1, ROUNDS);
  }
  const bytes = [...files].reduce(
    (sum, path) => sum + gzipSync(readFileSync(`.${path}`), { level: 9 }).length,
    0,
  );
  printTable(`<sqs-site> alone, median of ${ROUNDS}`, {
    without: { 'CPU ms': median(cpu.without ?? []) },
    with: { 'CPU ms': median(cpu.with ?? []), files: files.size, 'bytes gz': bytes },
  });
  judge('bytes gz of everything it loads', bytes, MOST_BYTES);
  judge('long tasks', longTasks, 0);
});
