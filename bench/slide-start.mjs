/** A cover slide of six slices on the lite build: whether anything jumps, how long its tasks are, how large its heading is first painted. */
import { build } from '../tools/build.mjs';
import { judge, median, printTable, withPages } from './browser.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 5);
const SIZES = /** @type {const} */ ([
  [360, 640],
  [1440, 900],
]);
const slices = [
  { type: 'heading', text: 'Slow water' },
  { type: 'sub-heading', text: 'A record of one summer by the sea' },
  { type: 'body', text: 'Recorded in a boathouse, with the windows open.' },
  { type: 'buttons', buttons: [{ text: 'Listen', url: '#listen' }] },
  { type: 'navigation', links: [{ text: 'Tour', url: '#tour' }] },
  { type: 'newsletter', formId: 'news' },
];
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
<style>body { margin: 0; font: 16px/1.5 sans-serif }</style>
<body><sqs-cover-slide layout="landing-full-left-01"><script type="application/json">${JSON.stringify({ slices })}</script></sqs-cover-slide>
<script type="module" src="/dist/lite/sqs-cover-slide.js"></script>`;

await build();
await withPages({ '/': page }, async ({ origin, browser }) => {
  for (const [width, height] of SIZES) {
    /** @type {{ shift: number, longTasks: number, first: number, last: number }[]} */
    const samples = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const tab = await browser.newPage();
      await tab.setViewport({ width, height });
      await tab.evaluateOnNewDocument(watch);
      await tab.goto(origin);
      await tab.waitForSelector('.sqs-slide-ready');
      await tab.waitForSelector('sqs-newsletter input');
      const sample = await tab.evaluate(settled);
      if (round > 0) samples.push(sample);
      await tab.close();
      progress('rounds', round, ROUNDS);
    }
    const worst = (/** @type {(sample: typeof samples[0]) => number} */ of) => Math.max(...samples.map(of));
    const jump = worst(({ first, last }) => Math.abs(first - last));
    printTable(`A slide of ${slices.length} slices at ${width} by ${height}`, {
      worst: { CLS: worst(({ shift }) => shift), 'heading px off at first': jump },
      median: { 'long tasks': median(samples.map(({ longTasks }) => longTasks)) },
    });
    judge(
      'CLS',
      worst(({ shift }) => shift),
      0,
    );
    judge('long tasks', median(samples.map(({ longTasks }) => longTasks)), 0);
    judge('px between the first and the last size of the heading', jump, 1);
  }
});

/** In the page, before anything of it: what shifts, what takes long, and the heading's size in the first frame that has it. */
function watch() {
  const seen = Object.assign(window, { seen: { shift: 0, longTasks: 0, first: 0 } }).seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const heading = document.querySelector('[slot="heading"]');
    if (heading && heading.getBoundingClientRect().height > 0)
      seen.first = Number.parseFloat(getComputedStyle(heading).fontSize);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page, once nothing is on its way any more. */
async function settled() {
  await document.fonts.ready;
  for (let frame = 0; frame < 10; frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const heading = /** @type {Element} */ (document.querySelector('[slot="heading"]'));
  const { seen } = /** @type {{ seen: { shift: number, longTasks: number, first: number } }} */ (
    /** @type {unknown} */ (window)
  );
  return { ...seen, last: Number.parseFloat(getComputedStyle(heading).fontSize) };
}
