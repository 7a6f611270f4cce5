/** What `loader.js` weighs, and what a page with a tag below its first screen loads before it is needed. */
import { build } from '../tools/build.mjs';
import { MOST_LOADER_BYTES } from '../tools/sizes.mjs';
import { gzipped, withPages } from './browser.mjs';
import { measured } from './figures.mjs';

const BUILDS = /** @type {const} */ ({ lite: 'lite', React: 'cdn' });
const page = (
  /** @type {string} */ runtime,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<script type="module" src="/dist/${runtime}/loader.js"></script>
<style>main { block-size: 3000px }</style><main>Text</main>
<sqs-newsletter form-id="news" data-load-on="visible"><a href="/news">Letters</a></sqs-newsletter></html>`;

await build();
measured({
  name: 'loader.js',
  unit: 'bytes gzipped',
  kit: { lite: gzipped(['/dist/lite/loader.js']), React: gzipped(['/dist/cdn/loader.js']) },
  goals: [
    { of: 'lite', most: MOST_LOADER_BYTES },
    { of: 'React', most: MOST_LOADER_BYTES },
  ],
});

await withPages({ '/lite': page('lite'), '/cdn': page('cdn') }, async ({ origin, browser }) => {
  /** @type {Record<string, number>} */
  const loaded = {};
  for (const [name, runtime] of Object.entries(BUILDS)) {
    const tab = await browser.newPage();
    /** @type {Set<string>} */
    const files = new Set();
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/dist/')) files.add(pathname);
    });
    await tab.goto(`${origin}/${runtime}`, { waitUntil: 'networkidle0' });
    loaded[name] = gzipped(files);
    await tab.$eval('sqs-newsletter', (tag) => tag.scrollIntoView());
    await tab.waitForSelector('sqs-newsletter input');
    loaded[`${name}, scrolled to it`] = gzipped(files);
    await tab.close();
  }
  measured({
    name: 'A page with the loader and a newsletter far below',
    unit: 'bytes gzipped',
    kit: loaded,
    goals: [
      { of: 'lite', most: MOST_LOADER_BYTES },
      { of: 'React', most: MOST_LOADER_BYTES },
    ],
  });
});
