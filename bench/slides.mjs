/** Headings of twenty slides that shrink until they fit: the layouts and the work, beside trying one step after the other. */
import { build } from '../tools/build.mjs';
import { median, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const SLIDES = option('slides', 20);
const ROUNDS = option('rounds', 3);
const STEP = 0.99;
const MIN_PX = 18;
/** Of the layout that the slides have. */
const HEIGHT_RATIO = 0.45;
const MOST_LAYOUTS = 12;
const MOST_OF_STEPWISE = 0.1;

const style = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  .slide, sqs-cover-slide { inline-size: 700px; block-size: 500px; --sqs-cover-slide-height: 500px }
  sqs-cover-slide { --sqs-cover-slide-heading-size: 120px }
</style>`;
const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${style}<body>${body}</html>`;
const slides = Array.from(
  { length: SLIDES },
  () =>
    '<sqs-cover-slide layout="landing-full-center-01"><h2 slot="heading" style="line-height: 1.1">A</h2></sqs-cover-slide>',
).join('');
const kit = (/** @type {string} */ runtime) =>
  page(`${slides}<script type="module" src="/dist/${runtime}/sqs-cover-slide.js"></script>`);

await build();
await withPages({ '/lite': kit('lite'), '/react': kit('cdn') }, async ({ origin, browser }) => {
  /** @type {Record<string, { cpu: number[], layouts: number, sizes: number[] }>} */
  const samples = {};
  // Rounds take turns, so that a busy moment of the machine hits all alike. The first warms the caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const runtime of ['lite', 'react']) {
      for (const way of /** @type {const} */ (['kit', 'stepwise'])) {
        const { cpu, layouts, sizes } = await fit(browser, `${origin}/${runtime}`, way);
        const name = `${runtime} ${way}`;
        const before = round > 0 ? (samples[name]?.cpu ?? []) : [];
        samples[name] = { cpu: round > 0 ? [...before, cpu] : [], layouts, sizes };
      }
    }
    progress('rounds', round, ROUNDS);
  }
  const sampleOf = (/** @type {string} */ name) =>
    samples[name] ?? { cpu: [], layouts: Number.NaN, sizes: [] };
  for (const [build, runtime] of /** @type {const} */ ([
    ['lite', 'lite'],
    ['React', 'react'],
  ])) {
    const own = sampleOf(`${runtime} kit`);
    const stepwise = sampleOf(`${runtime} stepwise`);
    const what = `${SLIDES} headings from 120 px by ${STEP}, the build on ${build === 'lite' ? 'Preact' : 'React'}`;
    const differ = own.sizes.filter((size, index) => Math.abs(size - (stepwise.sizes[index] ?? 0)) > 0.001);
    measured({
      name: `${what}: layouts`,
      unit: 'layouts',
      kit: { [build]: own.layouts },
      peers: { 'one step after the other': stepwise.layouts },
      goals: [{ of: build, most: MOST_LAYOUTS }],
    });
    measured({
      name: `${what}: until they fit`,
      unit: 'ms of processor',
      kit: { [build]: median(own.cpu) },
      peers: { 'one step after the other': median(stepwise.cpu) },
      goals: [{ of: build, per: 'one step after the other', most: MOST_OF_STEPWISE }],
    });
    measured({
      name: `${what}: other sizes than one step after the other finds`,
      unit: 'headings',
      kit: { [build]: differ.length },
      goals: [{ of: build, most: 0 }],
    });
  }
});

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {'kit' | 'stepwise'} way
 */
async function fit(browser, address, way) {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1000, height: 800 });
  await tab.goto(address);
  await tab.waitForFunction(
    (slides) => document.querySelectorAll('.sqs-slide-ready').length === slides,
    {},
    SLIDES,
  );
  const session = await tab.createCDPSession();
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  const before = await read();
  const sizes = await tab.evaluate(way === 'kit' ? fitByKit : fitStepwise, {
    step: STEP,
    min: MIN_PX,
    ratio: HEIGHT_RATIO,
  });
  // Both until the page is painted.
  await tab.evaluate(painted);
  const after = await read();
  await tab.close();
  const spent = (/** @type {string} */ name) => after(name) - before(name);
  return { cpu: spent('TaskDuration') * 1000, layouts: spent('LayoutCount'), sizes };
}

/** In the page. */
async function painted() {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** In the page: other words in all headings, and what the kit makes of them before the next paint. */
async function fitByKit() {
  const words = 'The long and winding name of a record that nobody remembers ';
  const headings = [...document.querySelectorAll('h2')];
  headings.forEach((heading, index) => {
    heading.textContent = words.repeat(1 + (index % 5)) + index;
  });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
}

/** In the page: the same words, one heading after the other and one step after the other. */
function fitStepwise(/** @type {{ step: number, min: number, ratio: number }} */ { step, min, ratio }) {
  const words = 'The long and winding name of a record that nobody remembers ';
  const headings = [...document.querySelectorAll('h2')];
  return headings.map((heading, index) => {
    const slide = /** @type {HTMLElement} */ (
      heading.parentElement?.shadowRoot?.querySelector('[part="slide"]')
    );
    heading.textContent = words.repeat(1 + (index % 5)) + index;
    let size = 120;
    let steps = 0;
    for (;;) {
      size = Math.max(min, 120 * step ** steps);
      slide.style.setProperty('--_heading-size', `${size}px`);
      if (size === min) return size;
      if (heading.scrollWidth <= heading.clientWidth + 0.5 && heading.offsetHeight <= 500 * ratio + 0.5)
        return size;
      steps += 1;
    }
  });
}
