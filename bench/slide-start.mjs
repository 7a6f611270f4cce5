/** A cover slide of six slices on the lite build: whether anything jumps, how long its tasks are, how large its heading is first painted. */
import { build } from '../tools/build.mjs';
import { median, watch, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 3);
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
      await tab.evaluateOnNewDocument(watchHeading);
      await tab.goto(origin);
      await tab.waitForSelector('.sqs-slide-ready');
      await tab.waitForSelector('sqs-newsletter input');
      const sample = await tab.evaluate(settled);
      if (round > 0) samples.push(sample);
      await tab.close();
      progress('rounds', round, ROUNDS);
    }
    const worst = (/** @type {(sample: typeof samples[0]) => number} */ of) => Math.max(...samples.map(of));
    const name = `A cover slide of ${slices.length} slices at ${width} × ${height}`;
    measured({
      name: `${name}, what shifts`,
      unit: 'CLS',
      kit: { lite: worst(({ shift }) => shift) },
      goals: [{ of: 'lite', most: 0 }],
    });
    measured({
      name: `${name}, long tasks`,
      unit: 'tasks',
      kit: { lite: median(samples.map(({ longTasks }) => longTasks)) },
      goals: [{ of: 'lite', most: 0 }],
    });
    measured({
      name: `${name}, first size of the heading against the last`,
      unit: 'px',
      kit: { lite: worst(({ first, last }) => Math.abs(first - last)) },
      goals: [{ of: 'lite', most: 1 }],
    });
  }
});

/** In the page, before anything of it: the heading's size in the first frame that has it. */
function watchHeading() {
  const look = () => {
    const heading = document.querySelector('[slot="heading"]');
    if (heading && heading.getBoundingClientRect().height > 0)
      Object.assign(window, { first: Number.parseFloat(getComputedStyle(heading).fontSize) });
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
  const { seen, first } = /** @type {{ seen: { shift: number, longTasks: number }, first: number }} */ (
    /** @type {unknown} */ (window)
  );
  return { ...seen, first, last: Number.parseFloat(getComputedStyle(heading).fontSize) };
}
