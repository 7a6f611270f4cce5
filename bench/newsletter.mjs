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
const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><body>${body}`;
const SCRIPT = '<script type="module" src="/dist/lite/sqs-newsletter.js"></script>';

/** The form is all that there is to paint on each, but for a line below it, which moves when the form grows. */
const PAGES = {
  '/plain': page(`${form}<p>Below</p>`),
  '/inside': page(`${SCRIPT}<sqs-newsletter form-id="news">${form}</sqs-newsletter><p>Below</p>`),
  '/made': page(`${SCRIPT}<sqs-newsletter form-id="news"></sqs-newsletter>`),
};

await build();
/** @type {Record<string, number[]>} */
const painted = Object.fromEntries(Object.keys(PAGES).map((path) => [path, []]));
/** @type {Record<string, number[]>} */
const longTasks = Object.fromEntries(Object.keys(PAGES).map((path) => [path, []]));
let shift = 0;
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
      const seen = await seenOf(tab);
      await tab.close();
      if (round === 0) continue;
      painted[path]?.push(first);
      longTasks[path]?.push(seen.longTasks);
      if (path === '/inside') shift = Math.max(shift, seen.shift);
    }
    progress('rounds', round, ROUNDS);
  }
});

const of = (/** @type {string} */ path) => median(painted[path] ?? []);
const tasksOf = (/** @type {string} */ path) => median(longTasks[path] ?? []);
const [INSIDE, MADE, PLAIN] = ['lite, a form inside', 'lite, made by the tag', 'a form without the kit'];
measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, first paint of its form`,
  unit: 'ms',
  kit: { [INSIDE]: of('/inside'), [MADE]: of('/made') },
  peers: { [PLAIN]: of('/plain') },
  goals: [{ of: INSIDE, per: PLAIN, most: 1.3 }],
  isChart: true,
});
measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, what shifts`,
  unit: 'CLS',
  kit: { [INSIDE]: shift },
  goals: [{ of: INSIDE, most: 0 }],
});
measured({
  name: `A newsletter at 1/${SLOWDOWN} of the speed, long tasks`,
  unit: 'tasks',
  kit: { [INSIDE]: tasksOf('/inside'), [MADE]: tasksOf('/made') },
  peers: { [PLAIN]: tasksOf('/plain') },
  goals: [{ of: INSIDE, most: 0 }],
});
