/** A background video from a file for ten seconds: the work of the page beside that of a bare `<video>`. */
import { readFileSync } from 'node:fs';
import { build } from '../tools/build.mjs';
import { withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option } from './options.mjs';

const SECONDS = option('seconds', 10);
/** Of 600 frames and their video's turns: nothing for each of them. */
const MOST_SCRIPT_MS = 10;
const FILM = `data:video/webm;base64,${readFileSync('demo/assets/media/waves.webm', 'base64')}`;
const LOOK = 'position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover';
const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><body>${body}</html>`;
const kit = (/** @type {string} */ runtime) =>
  page(`<script type="module" src="/dist/${runtime}/sqs-bg-video.js"></script>
    <sqs-bg-video><source src="${FILM}" type="video/webm"><h1>Over it</h1></sqs-bg-video>`);

const PAGES = {
  '/bare': page(`<video src="${FILM}" muted loop autoplay playsinline style="${LOOK}"></video>`),
  '/lite': kit('lite'),
  '/react': kit('cdn'),
};

await build();
await withPages(PAGES, async ({ origin, browser }) => {
  /** @type {Record<string, Record<string, number>>} */
  const rows = {};
  for (const path of Object.keys(PAGES)) {
    const tab = await browser.newPage();
    await tab.goto(`${origin}${path}`);
    // It plays, and what fades in has come.
    await tab.waitForFunction(() => {
      const root = document.querySelector('sqs-bg-video')?.shadowRoot ?? document;
      const video = root.querySelector('video');
      return (
        video &&
        video.currentTime > 1 &&
        root.getAnimations().every(({ playState }) => playState === 'finished')
      );
    });
    const session = await tab.createCDPSession();
    await session.send('Performance.enable');
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (/** @type {string} */ wanted) =>
        metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    };
    const before = await read();
    await new Promise((done) => setTimeout(done, SECONDS * 1000));
    const after = await read();
    const spent = (/** @type {string} */ name) => after(name) - before(name);
    rows[path.slice(1)] = {
      layouts: spent('LayoutCount'),
      'style recalculations': spent('RecalcStyleCount'),
      script: spent('ScriptDuration') * 1000,
    };
    await tab.close();
  }
  for (const [what, unit, most] of /** @type {const} */ ([
    ['layouts', 'layouts', 0],
    ['style recalculations', 'recalculations', 0],
    ['script', 'ms', MOST_SCRIPT_MS],
  ])) {
    const of = (/** @type {string} */ name) => rows[name]?.[what] ?? Number.NaN;
    measured({
      name: `A background video that plays for ${SECONDS} s: ${what}`,
      unit,
      kit: { lite: of('lite'), React: of('react') },
      peers: { 'a bare <video>': of('bare') },
      goals: [
        { of: 'lite', most },
        { of: 'React', most },
      ],
    });
  }
});
