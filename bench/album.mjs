/** An album of 60 tracks, from script to the first press of a button: the kit's album player beside APlayer. */
import { readFileSync } from 'node:fs';
import { build } from '../tools/build.mjs';
import { cpuMeter, median, withPages } from './browser.mjs';
import { measured } from './figures.mjs';
import { option, progress } from './options.mjs';

const ROUNDS = option('rounds', 5);
const TRACKS = Array.from({ length: 60 }, (_, index) => ({
  title: `Track ${index + 1}`,
  artist: `Artist ${index % 7}`,
  url: `/${index}.mp3`,
  duration: 180 + index,
}));

const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>${body}`;
const ours = (/** @type {string} */ build) =>
  page(`<sqs-album-player><script type="application/json">${JSON.stringify({ tracks: TRACKS })}</script></sqs-album-player>
    <script type="module" src="/dist/${build}/sqs-album-player.js"></script>`);

/** @type {Record<string, string>} */
const NAMES = { lite: '/lite', React: '/react', APlayer: '/aplayer' };
const PAGES = {
  '/lite': ours('lite'),
  '/react': ours('cdn'),
  '/aplayer.js': readFileSync('node_modules/aplayer/dist/APlayer.min.js', 'utf8'),
  '/aplayer': page(`<style>${readFileSync('node_modules/aplayer/dist/APlayer.min.css', 'utf8')}</style>
    <div id="player"></div><script src="/aplayer.js"></script>
    <script>
      const audio = ${JSON.stringify(TRACKS.map(({ title, artist, url }) => ({ name: title, artist, url })))};
      new APlayer({ container: document.querySelector('#player'), audio, preload: 'none' });
    </script>`),
};

/** Runs in the page: the rows stand there and have been painted; how many players of media there are. */
function whenReady() {
  return new Promise((done) => {
    const look = () => {
      const tag = document.querySelector('sqs-album-player');
      const rows = tag
        ? tag.shadowRoot?.querySelectorAll('[part="track"]')
        : document.querySelectorAll('.aplayer-list li');
      if (rows?.length === 60) requestAnimationFrame(() => setTimeout(done));
      else requestAnimationFrame(look);
    };
    look();
  });
}

await build();
/** @type {Record<string, number[]>} */
const samples = Object.fromEntries(Object.keys(NAMES).map((name) => [name, []]));
await withPages(PAGES, async ({ origin, browser }) => {
  // The first round only warms the machine up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(NAMES)) {
      const tab = await browser.newPage();
      const read = await cpuMeter(tab);
      await tab.goto(origin + path);
      await tab.evaluate(whenReady);
      const spent = await read();
      if (round > 0) samples[name]?.push(spent);
      await tab.close();
    }
    progress('rounds', round, ROUNDS);
  }
});

const cpu = (/** @type {string} */ name) => median(samples[name] ?? []);
measured({
  name: 'An album of 60 tracks, until it can be used',
  unit: 'ms of processor',
  kit: { lite: cpu('lite'), React: cpu('React') },
  peers: { APlayer: cpu('APlayer') },
  goals: [
    { of: 'lite', per: 'APlayer', most: 0.6 },
    { of: 'React', per: 'APlayer', most: 1 },
  ],
  isChart: true,
});
