/** A gallery of 100 slides, from script to the first step, beside Embla and Swiper; and a grid of 500 pictures. */
import { readFileSync } from 'node:fs';
import { build } from '../tools/build.mjs';
import { cpuMeter, median, seenOf, watch, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 3);
const SLIDES = 100;
const PICTURES = 500;
const MOST_OF_SWIPER = 0.5;
const MOST_GRID_SCRIPT_MS = 50;

const picture = (/** @type {number} */ number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="hsl(${number} 40% 40%)"/></svg>`)}`;
const image = (/** @type {number} */ number) =>
  `<img src="${picture(number)}" width="600" height="400" alt="Picture ${number}" loading="lazy">`;
const many = (/** @type {number} */ count, /** @type {(number: number) => string} */ write) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');
const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style><body>${body}`;
const ours = (/** @type {string} */ attributes, /** @type {number} */ count) =>
  page(
    `<sqs-gallery ${attributes}>${many(count, image)}</sqs-gallery><script type="module" src="/dist/lite/sqs-gallery.js"></script>`,
  );

const PAGES = {
  '/kit': ours('design="slideshow" thumbnails="false" dots controls', SLIDES),
  '/grid': ours('design="grid"', PICTURES),
  '/embla.js': readFileSync('node_modules/embla-carousel/embla-carousel.umd.js', 'utf8'),
  // With what its own examples for steps and dots do.
  '/embla': page(`<style>
      .view { overflow: hidden } .row { display: flex } .row > * { flex: 0 0 100%; min-width: 0 } .row img { width: 100%; height: auto }
    </style>
    <div class="view"><div class="row">${many(SLIDES, (number) => `<div>${image(number)}</div>`)}</div></div>
    <button class="next">Next</button><div class="dots"></div>
    <script src="/embla.js"></script>
    <script>
      const embla = EmblaCarousel(document.querySelector('.view'), { loop: false });
      document.querySelector('.next').addEventListener('click', () => embla.goToNext ? embla.goToNext() : embla.scrollNext());
      const snaps = embla.snapList ? embla.snapList() : embla.scrollSnapList();
      const dots = document.querySelector('.dots');
      snaps.forEach((_, index) => {
        const dot = document.createElement('button');
        dot.setAttribute('aria-label', 'Slide ' + (index + 1));
        dot.addEventListener('click', () => embla.goTo ? embla.goTo(index) : embla.scrollTo(index));
        dots.append(dot);
      });
      document.body.dataset.ready = '';
    </script>`),
  '/swiper.js': readFileSync('node_modules/swiper/swiper-bundle.min.js', 'utf8'),
  '/swiper':
    page(`<style>${readFileSync('node_modules/swiper/swiper-bundle.min.css', 'utf8')} .swiper img { width: 100%; height: auto }</style>
    <div class="swiper"><div class="swiper-wrapper">${many(SLIDES, (number) => `<div class="swiper-slide">${image(number)}</div>`)}</div>
      <div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>
    <script src="/swiper.js"></script>
    <script>
      new Swiper('.swiper', {
        navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
        pagination: { el: '.swiper-pagination', clickable: true },
        keyboard: true, a11y: true,
      });
      document.body.dataset.ready = '';
    </script>`),
};
/** @type {Record<string, string>} */
const NAMES = { lite: '/kit', Embla: '/embla', Swiper: '/swiper' };

/** Runs in the page: the slides stand there and have been painted. */
function whenReady(/** @type {number} */ count) {
  return new Promise((done) => {
    const look = () => {
      const tag = document.querySelector('sqs-gallery');
      const items = tag?.shadowRoot?.querySelectorAll('[part="item"]').length ?? 0;
      if ('ready' in document.body.dataset || items === count) requestAnimationFrame(() => setTimeout(done));
      else requestAnimationFrame(look);
    };
    look();
  });
}

await build();
/** @type {Record<string, number[]>} */
const samples = Object.fromEntries(Object.keys(NAMES).map((name) => [name, []]));
/** @type {number[]} */
const longTasks = [];
/** @type {number[]} */
const gridScript = [];
await withPages(PAGES, async ({ origin, browser }) => {
  // The first round only warms the machine up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(NAMES)) {
      const tab = await browser.newPage();
      const read = await cpuMeter(tab);
      await tab.evaluateOnNewDocument(watch);
      await tab.goto(origin + path);
      await tab.evaluate(whenReady, SLIDES);
      const spent = await read();
      const { longTasks: tasks } = await seenOf(tab);
      if (round > 0) samples[name]?.push(spent);
      if (round > 0 && name === 'lite') longTasks.push(tasks);
      await tab.close();
    }
    const tab = await browser.newPage();
    const session = await tab.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.goto(`${origin}/grid`);
    await tab.evaluate(whenReady, PICTURES);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    if (round > 0) gridScript.push(seconds * 1000);
    await tab.close();
    progress('rounds', round, ROUNDS);
  }
});

const cpu = (/** @type {string} */ name) => median(samples[name] ?? []);
measured({
  name: `A gallery of ${SLIDES} slides, until it can be used`,
  unit: 'ms of processor',
  kit: { lite: cpu('lite') },
  peers: { Embla: cpu('Embla'), Swiper: cpu('Swiper') },
  goals: [
    { of: 'lite', per: 'Embla', most: 1 },
    { of: 'lite', per: 'Swiper', most: MOST_OF_SWIPER },
  ],
  isChart: true,
});
measured({
  name: `A gallery of ${SLIDES} slides, long tasks`,
  unit: 'tasks',
  kit: { lite: median(longTasks) },
  goals: [{ of: 'lite', most: 0 }],
});
measured({
  name: `A grid of ${PICTURES} pictures, until it is shown`,
  unit: 'ms of script',
  kit: { lite: median(gridScript) },
  goals: [{ of: 'lite', most: MOST_GRID_SCRIPT_MS }],
});
