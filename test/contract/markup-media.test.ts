/** What templates write for videos and audio becomes the kit's players, with the loader alone on the page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const POLICY =
  "default-src 'self'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types sqs-html";

const template = (source: string, data: object, attributes = '') =>
  `<sqs-template ${attributes}><script type="text/x-sqs-template">${source}</script><script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></sqs-template>`;
const video = (html: string, attributes = '') =>
  template(
    '{@|video}',
    {
      overlay: true,
      mainImageId: 'm',
      assetUrl: '/still.svg',
      originalSize: '600x400',
      oembed: { html, providerName: 'YouTube' },
    },
    attributes,
  );
const FRAME =
  '<iframe width="480" height="360" src="//www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" title="A film"></iframe>';
const WRAPPED = `<iframe src="//cdn.embedly.com/widgets/media.html?src=${encodeURIComponent('https://player.vimeo.com/video/76979871')}" width="640" height="360"></iframe>`;
const AUDIO = { id: 'a1', structuredContent: { audioAssetUrl: '/blue-hour.mp3' } };

const still: PageAnswer = (_request, response) =>
  void response
    .setHeader('content-type', 'image/svg+xml')
    .end('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>');
const film: PageAnswer = (_request, response) =>
  void response
    .setHeader('content-type', 'video/webm')
    .end(readFileSync('test/fixtures/media/two-seconds.webm'));

async function open(test: TestContext, runtime: string, body: string, attributes = '') {
  const answer: PageAnswer = (_request, response) =>
    void response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', POLICY)
      .end(
        `<!doctype html><html lang="en" ${attributes}><meta charset="utf-8"><title>t</title><link rel="icon" href="/still.svg"><script type="module" src="/dist/${runtime}/loader.js"></script><body>${body}`,
      );
  const origin = await servePages(test, { '/': answer, '/still.svg': still, '/film.webm': film });
  const tab = await (await openBrowser(test)).newPage();
  const problems: string[] = [];
  const hosts = new Set<string>();
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  tab.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  return { tab, problems, foreignHosts: () => [...hosts].filter((host) => host !== origin) };
}

const shown = (tab: Page, tag: string, part: string) =>
  tab.waitForFunction(
    (tag, part) => document.querySelector(tag)?.shadowRoot?.querySelector(`[part="${part}"]`) != null,
    {},
    tag,
    part,
  );

/** What the video says of itself. */
const videoFacts = (tab: Page) =>
  tab.$eval('.sqs-video-wrapper > sqs-video', (tag) => {
    const [button, poster, frame] = ['play', 'poster', 'frame'].map((name) =>
      tag.shadowRoot?.querySelector(`[part="${name}"]`),
    );
    return {
      name: button?.getAttribute('aria-label'),
      poster: poster?.getAttribute('src'),
      shape: getComputedStyle(frame as Element).aspectRatio,
      isOverlaySeen: tag.querySelector('.sqs-video-overlay')?.checkVisibility(),
    };
  });

describe('markup of templates', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: a video becomes a poster with a button, and nothing of its provider is loaded`, async (t) => {
      const { tab, problems, foreignHosts } = await open(t, runtime, video(FRAME));
      await shown(tab, 'sqs-video', 'poster');
      assert.deepEqual(await videoFacts(tab), {
        name: 'Play video: A film',
        poster: '/still.svg',
        shape: '1.33333 / 1',
        isOverlaySeen: false,
      });
      assert.deepEqual([problems, foreignHosts()], [[], []]);
    });

    it(`${runtime}: an audio file becomes a player`, async (t) => {
      const { tab, problems } = await open(t, runtime, template('{@|audio-player}', AUDIO));
      await shown(tab, '.squarespace-audio-player > sqs-audio', 'player');
      const facts = await tab.$eval('sqs-audio', (audio) => [
        audio.shadowRoot?.querySelector('[part="title"]')?.textContent,
        audio.getAttribute('src'),
        audio.getAttribute('track-id'),
        audio.parentElement?.id,
      ]);
      assert.deepEqual(facts, ['blue hour', '/blue-hour.mp3', 'a1', 'audio-player-a1']);
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: an album block becomes one player, with its files as tracks`, async (t) => {
      const { tab, problems } = await open(
        t,
        runtime,
        template(
          '<div class="sqs-block sqs-block-album"><h2>Hours</h2>{.repeated section items}{@|audio-player}{.end}</div>',
          { items: [AUDIO, { ...AUDIO, id: 'a2' }] },
        ),
      );
      await shown(tab, '.sqs-block-album > sqs-album-player', 'tracks');
      const facts = await tab.$eval('sqs-album-player', ({ shadowRoot }) => [
        shadowRoot?.querySelector('[part="title"]')?.textContent,
        shadowRoot?.querySelectorAll('[part="track"]').length,
      ]);
      assert.deepEqual([facts, await tab.$('sqs-audio')], [['Hours', 2], null]);
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: markup written later, by the page itself, as well`, async (t) => {
      const { tab, problems } = await open(t, runtime, '<main></main>');
      await tab.evaluate(() => {
        const wrapper = document.createElement('div');
        wrapper.className = 'sqs-video-wrapper';
        wrapper.dataset.html = '<iframe src="https://vimeo.com/76979871"></iframe>';
        wrapper.dataset.load = 'false';
        document.querySelector('main')?.append(wrapper);
      });
      await shown(tab, 'sqs-video', 'play');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: stays as it is where the page says so`, async (t) => {
      const off = '<div data-sqs-markup="off">';
      const { tab } = await open(
        t,
        runtime,
        `${off}${template('{@|audio-player}', AUDIO)}</div>${video(FRAME)}`,
      );
      await shown(tab, 'sqs-video', 'play');
      assert.equal(await tab.$('sqs-audio'), null);
      assert.equal(await tab.$eval('.squarespace-audio-player', (player) => player.childElementCount), 0);
      const whole = await open(t, runtime, video(FRAME), 'data-sqs-markup="off"');
      await whole.tab.waitForSelector('.sqs-video-wrapper');
      assert.equal(await whole.tab.$('sqs-video'), null);
    });

    it(`${runtime}: plays a file under a strict policy with Trusted Types`, async (t) => {
      const body = '<sqs-video><a href="/film.webm">A film</a></sqs-video>';
      const { tab, problems } = await open(t, runtime, body);
      await shown(tab, 'sqs-video', 'play');
      const played = tab.evaluate(
        () => new Promise((done) => document.addEventListener('sqs-video-play', () => done('played'))),
      );
      await tab.click('sqs-video');
      assert.equal(await played, 'played');
      assert.deepEqual(problems, []);
    });
  }

  it('shows a way to the video when its player cannot be fetched', async (t) => {
    const { tab } = await open(t, 'lite', '<sqs-video><a href="/film.webm">A film</a></sqs-video>');
    await shown(tab, 'sqs-video', 'play');
    await tab.setRequestInterception(true);
    tab.on('request', (request) =>
      request.url().includes('/chunks/') ? request.abort() : request.continue(),
    );
    await tab.click('sqs-video');
    await shown(tab, 'sqs-video', 'error');
    const link = await tab.$eval(
      'sqs-video',
      (tag) => tag.shadowRoot?.querySelector<HTMLAnchorElement>('[part="error"] a')?.href,
    );
    assert.match(link ?? '', /\/film\.webm$/);
  });

  it('finds the video inside an embed service’s wrapper', async (t) => {
    const { tab } = await open(t, 'lite', video(WRAPPED));
    await shown(tab, 'sqs-video', 'play');
    assert.equal((await videoFacts(tab)).shape, '1.77778 / 1');
    await tab.click('sqs-video');
    await shown(tab, 'sqs-video', 'video');
    const address = await tab.$eval('sqs-video', (tag) => tag.shadowRoot?.querySelector('iframe')?.src);
    assert.match(address ?? '', /^https:\/\/player\.vimeo\.com\/video\/76979871\?/);
  });

  it('without scripts a link and a list of files are what is seen', async (t) => {
    const origin = await servePages(t, {
      '/': `<!doctype html><title>t</title><script type="module" src="/dist/lite/loader.js"></script><sqs-video><a id="v" href="/film.webm">Film</a></sqs-video><sqs-audio><a id="a" href="/a.mp3">Song</a></sqs-audio>`,
    });
    const tab = await (await openBrowser(t)).newPage();
    await tab.setJavaScriptEnabled(false);
    await tab.goto(origin);
    const boxes = await Promise.all(['#v', '#a'].map(async (link) => (await tab.$(link))?.boundingBox()));
    assert.ok(boxes.every((box) => box && box.width > 0));
  });
});
