/** From click to picture shown, 24 pictures: the kit's lightbox beside PhotoSwipe and a bare native dialog. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { launch } from 'puppeteer-core';
import { build } from '../tools/build.mjs';
import { CHROME_FLAGS, findChrome } from '../tools/chrome.mjs';
import { median } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 3);
const PICTURES = 24;
const [WIDTH, HEIGHT] = [1600, 1067];
const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
});

const thumbs = Array.from({ length: PICTURES }, (_, index) => {
  const file = `/picture-${index}.jpg`;
  return `<a href="${file}" data-image-dimensions="${WIDTH}x${HEIGHT}" data-pswp-width="${WIDTH}" data-pswp-height="${HEIGHT}"><img src="/thumb.jpg" width="90" height="60" alt="Picture ${index + 1}"></a>`;
}).join('\n');

const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><style>#set a { display: inline-block }</style>${body}`;

/** Each page opens a picture on click and closes on Escape; `.big` of PhotoSwipe and of the dialog is theirs. */
const PAGES = /** @type {Record<string, string>} */ ({
  'native dialog': page(`<div id="set">${thumbs}</div>
    <style>dialog { padding: 0; border: 0; max-width: 100vw; max-height: 100vh } dialog img { display: block; max-width: 100vw; max-height: 100vh }</style>
    <dialog><img class="big" alt=""></dialog>
    <script>
      const dialog = document.querySelector('dialog');
      document.querySelector('#set').addEventListener('click', (event) => {
        const link = event.target.closest('a');
        event.preventDefault();
        dialog.firstChild.src = link.href;
        dialog.showModal();
      });
    </script>`),
  'sqs-lightbox (lite)': page(`<sqs-lightbox><div id="set">${thumbs}</div></sqs-lightbox>
    <script type="module" src="/dist/lite/sqs-lightbox.js"></script>`),
  'sqs-lightbox (React)': page(`<sqs-lightbox><div id="set">${thumbs}</div></sqs-lightbox>
    <script type="module" src="/dist/cdn/sqs-lightbox.js"></script>`),
  PhotoSwipe: page(`<link rel="stylesheet" href="/node_modules/photoswipe/dist/photoswipe.css">
    <div id="set">${thumbs}</div>
    <script type="module">
      import PhotoSwipeLightbox from '/node_modules/photoswipe/dist/photoswipe-lightbox.esm.min.js';
      new PhotoSwipeLightbox({
        gallery: '#set',
        children: 'a',
        pswpModule: () => import('/node_modules/photoswipe/dist/photoswipe.esm.min.js'),
      }).init();
    </script>`),
});

/** Runs in the page: ms from the next click until the picture is loaded, opaque, and has not moved for two frames. */
function watchNextClick() {
  const find = () => {
    const inShadow = document.querySelector('sqs-lightbox')?.shadowRoot?.querySelector('[part="picture"]');
    const images = [...document.querySelectorAll('.pswp__img:not(.pswp__img--placeholder), .big')];
    return /** @type {HTMLImageElement | undefined} */ (
      inShadow ?? images.find((image) => image.closest('[aria-hidden="false"], dialog'))
    );
  };
  const opacity = (/** @type {Element | null} */ element) => {
    let product = 1;
    for (let node = element; node; ) {
      product *= Number(getComputedStyle(node).opacity);
      const root = node.getRootNode();
      node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return product;
  };
  return new Promise((done) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let last = '';
        let stable = 0;
        const look = (/** @type {number} */ now) => {
          const image = find();
          const { x, y, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
          const box = [x, y, width, height].map(Math.round).join();
          const isThere = image?.complete && image.naturalWidth > 0 && width > 200 && opacity(image) > 0.99;
          stable = isThere && box === last ? stable + 1 : 0;
          last = box;
          if (stable >= 2) done(now - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Photographs of their own, made by the browser: no binaries in the repository. */
async function makePictures(/** @type {import('puppeteer-core').Browser} */ browser) {
  const tab = await browser.newPage();
  const urls = await tab.evaluate(
    async (count, width, height) => {
      const canvas = document.createElement('canvas');
      const draw = canvas.getContext('2d');
      const paint = (/** @type {number} */ seed, /** @type {number} */ w, /** @type {number} */ h) => {
        Object.assign(canvas, { width: w, height: h });
        for (let i = 0; draw && i < 4000; i += 1) {
          draw.fillStyle = `hsl(${(seed * 53 + i * 7) % 360} 50% ${20 + ((i * 31 + seed) % 60)}% / 0.5)`;
          draw.fillRect(
            (i * 97 * (seed + 1)) % w,
            (i * 61) % h,
            w / 20 + ((i * 13) % 40),
            h / 20 + ((i * 29) % 40),
          );
        }
        return canvas.toDataURL('image/jpeg', 0.85);
      };
      return [paint(99, 90, 60), ...Array.from({ length: count }, (_, index) => paint(index, width, height))];
    },
    PICTURES,
    WIDTH,
    HEIGHT,
  );
  await tab.close();
  return urls.map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

await build();
const browser = await launch({ executablePath: findChrome(), args: CHROME_FLAGS });
const [thumb, ...pictures] = await makePictures(browser);
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html; charset=utf-8');
  const picture = /^\/picture-(\d+)\.jpg$/.exec(path);
  if (picture) response.setHeader('cache-control', 'max-age=600').end(pictures[Number(picture[1])]);
  else if (path === '/thumb.jpg') response.end(thumb);
  else if (PAGES[path.slice(1)]) response.end(PAGES[path.slice(1)]);
  else if (/^\/(dist|node_modules\/photoswipe)\/[\w./-]+$/.test(path) && !path.includes('..'))
    response.end(
      readFileSync(join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', path)),
    );
  else response.writeHead(404).end();
});
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

/** One visit: a cold click on the third picture, then a warm one on the seventh. */
async function visit(/** @type {string} */ name) {
  // A context of its own has an empty cache.
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 1200, height: 800 });
  await tab.goto(`http://127.0.0.1:${port}/${encodeURIComponent(name)}`, { waitUntil: 'networkidle0' });
  const times = [];
  for (const index of [2, 6]) {
    // What was closed is gone.
    if (times.length > 0) await new Promise((done) => setTimeout(done, 600));
    const shown = tab.evaluate(watchNextClick);
    // As visitors do: the pointer is on a picture for a moment, and down for the length of a click.
    await tab.hover(`#set a:nth-child(${index + 1})`);
    await new Promise((done) => setTimeout(done, 150));
    await tab.click(`#set a:nth-child(${index + 1})`, { delay: 80 });
    times.push(/** @type {number} */ (await shown));
    await tab.keyboard.press('Escape');
  }
  await context.close();
  return times;
}

/** @type {Record<string, { cold: number[], warm: number[] }>} */
const samples = Object.fromEntries(Object.keys(PAGES).map((name) => [name, { cold: [], warm: [] }]));
try {
  // The first round only warms the machine up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, sample] of Object.entries(samples)) {
      const [cold = Number.NaN, warm = Number.NaN] = await visit(name);
      if (round === 0) continue;
      sample.cold.push(cold);
      sample.warm.push(warm);
    }
    progress('rounds', round, ROUNDS);
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

for (const [when, words] of /** @type {const} */ ([
  ['cold', 'the first'],
  ['warm', 'the next'],
])) {
  const of = (/** @type {string} */ name) => median(samples[name]?.[when] ?? []);
  measured({
    name: `From click to picture, ${words} of ${PICTURES}`,
    unit: 'ms',
    kit: { lite: of('sqs-lightbox (lite)'), React: of('sqs-lightbox (React)') },
    peers: { PhotoSwipe: of('PhotoSwipe'), 'a bare <dialog>': of('native dialog') },
    goals: [
      { of: 'lite', per: 'PhotoSwipe', most: 0.5 },
      { of: 'lite', per: 'a bare <dialog>', most: 1.1 },
    ],
    isChart: when === 'cold',
  });
}
