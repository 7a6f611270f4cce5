/** What `<sqs-site>` alone costs a page: every byte it loads, long tasks, and CPU against the same page without it. */
import { build } from '../tools/build.mjs';
import { cpuMeter, gzipped, median, seenOf, watch, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

/** Gzipped, of the tag, its services and what they fetch at once: what every page with a site carries. */
const MOST_BYTES = 14_500;

const ROUNDS = option('rounds', 5);
const page = (/** @type {string} */ kit) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${kit}<p>Text</p></html>`;
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
      await tab.evaluateOnNewDocument(watch);
      const spent = await cpuMeter(tab);
      await tab.goto(`${origin}/${name}`, { waitUntil: 'networkidle0' });
      cpu[name]?.push(await spent());
      if (name === 'with') longTasks += (await seenOf(tab)).longTasks;
      await tab.close();
    }
    progress('rounds', round + 1, ROUNDS);
  }
  const bytes = gzipped(files);
  measured({
    name: 'A page with <sqs-site> alone, until it is quiet',
    unit: 'ms of processor',
    kit: { lite: median(cpu.with ?? []) },
    peers: { 'the page without it': median(cpu.without ?? []) },
  });
  measured({
    name: `The ${files.size} files that <sqs-site> loads`,
    unit: 'bytes gzipped',
    kit: { lite: bytes },
    goals: [{ of: 'lite', most: MOST_BYTES }],
  });
  measured({
    name: 'A page with <sqs-site> alone, long tasks',
    unit: 'tasks',
    kit: { lite: longTasks },
    goals: [{ of: 'lite', most: 0 }],
  });
});
