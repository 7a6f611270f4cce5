/** A newsletter on a processor that is four times slower: when its form is first painted, beside a form of HTML alone. */
import { build } from '../tools/build.mjs';
import { median, seenOf, twoFrames, watch, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

// First paints come with frames: few of them say little.
const ROUNDS = option('rounds', 9);
const SLOWDOWN = 4;
const form = `<form method="post" action="/api/form/news">
<label>Email <input type="email" name="email" required></label> <button>Sign up</button></form>`;
const page = (/** @type {string} */ body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}`;
const script = (/** @type {string} */ file) => `<script type="module" src="/dist/lite/${file}.js"></script>`;
const TAG = `<sqs-newsletter form-id="news">${form}</sqs-newsletter><p>Below</p>`;

/** The form is all that there is to paint on each, but for a line below it, which moves when the form grows. */
const PAGES = {
  '/plain': page(`${form}<p>Below</p>`),
  '/loader': page(TAG, script('loader')),
  '/inside': page(TAG, script('sqs-newsletter')),
  '/made': page('<sqs-newsletter form-id="news"></sqs-newsletter>', script('sqs-newsletter')),
};

await build();
/** @type {Record<string, { first: number, shift: number, longTasks: number }[]>} */
const seen = Object.fromEntries(Object.keys(PAGES).map((path) => [path, []]));
await withPages(PAGES, async ({ origin, browser }) => {
  // The first round only warms the machine up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of Object.keys(PAGES)) {
      const tab = await browser.newPage();
      await tab.emulateCPUThrottling(SLOWDOWN);
      await tab.evaluateOnNewDocument(watch);
      await tab.goto(origin + path, { waitUntil: 'networkidle0' });
      if (path !== '/plain') await tab.waitForSelector('sqs-newsletter form[novalidate] input[type="email"]');
      await twoFrames(tab);
      const first = await tab.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      );
      if (round > 0) seen[path]?.push({ first, ...(await seenOf(tab)) });
      await tab.close();
    }
    progress('rounds', round, ROUNDS);
  }
});

const [LOADER, INSIDE, MADE, PLAIN] = [
  'lite by the loader, a form inside',
  'lite, a form inside',
  'lite, made by the tag',
  'a form without the kit',
];
const WAYS = { [LOADER]: '/loader', [INSIDE]: '/inside', [MADE]: '/made', [PLAIN]: '/plain' };
/** @param {string[]} ways @param {(sights: (typeof seen)[string]) => number} figure */
const of = (ways, figure) =>
  Object.fromEntries(ways.map((way) => [way, figure(seen[WAYS[way] ?? ''] ?? [])]));
const first = (/** @type {(typeof seen)[string]} */ sights) => median(sights.map((sight) => sight.first));
const tasks = (/** @type {(typeof seen)[string]} */ sights) => median(sights.map((sight) => sight.longTasks));
const mostShift = (/** @type {(typeof seen)[string]} */ sights) =>
  Math.max(...sights.map(({ shift }) => shift));

measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, first paint of its form`,
  unit: 'ms',
  kit: of([LOADER, INSIDE, MADE], first),
  peers: of([PLAIN], first),
  // As the guide says to load it; a file of one tag is fetched with what it imports, before anything is painted.
  goals: [{ of: LOADER, per: PLAIN, most: 1.3 }],
  isChart: true,
});
measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, what shifts`,
  unit: 'CLS',
  kit: of([LOADER, INSIDE], mostShift),
  goals: [LOADER, INSIDE].map((way) => ({ of: way, most: 0 })),
});
measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, long tasks`,
  unit: 'tasks',
  kit: of([LOADER, INSIDE, MADE], tasks),
  peers: of([PLAIN], tasks),
  goals: [LOADER, INSIDE].map((way) => ({ of: way, most: 0 })),
});
