/** What only a whole page can show of background videos: strict policies, work while they play, what they leave behind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { playerPage } from '../../tools/stub-media.mjs';
import { openBrowser, openUnchangingBrowser } from '../support/node/browser.ts';
import { assertBack, counts } from '../support/node/leaks.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const POLICY =
  "default-src 'self'; require-trusted-types-for 'script'; trusted-types sqs-html; frame-src 'self' http://localhost:*";
const PLAYERS = ['/embed/aqz-KE-bpKQ', '/embed/neveranswer', '/video/76979871'];

const film: PageAnswer = (_request, response) =>
  void response
    .setHeader('content-type', 'video/webm')
    .end(readFileSync('test/fixtures/media/two-seconds.webm'));
const still: PageAnswer = (_request, response) =>
  void response
    .setHeader('content-type', 'image/svg+xml')
    .end('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>');

/**
 * A page under a strict policy; the players of providers are stand-ins, under the server's other name.
 * @param isNear the stand-ins are of the page's own origin, and need no process of their own
 */
async function open(
  test: TestContext,
  runtime: string,
  body: string,
  { isNear = false, browser = openBrowser } = {},
) {
  const page: PageAnswer = (_request, response) =>
    void response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', POLICY)
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><link rel="icon" href="/still.svg"><script type="module" src="/dist/${runtime}/sqs-bg-video.js"></script><script type="module" src="/players.js"></script><body>${body}`,
      );
  const players = Object.fromEntries(PLAYERS.map((path) => [path, playerPage(path) ?? '']));
  const origin: string = await servePages(test, {
    '/': page,
    '/film.webm': film,
    '/still.svg': still,
    ...players,
    '/players.js': `
      const home = (globalThis[Symbol.for('sqs-kit.page')] ??= {});
      const standIn = location.origin${isNear ? '' : ".replace('127.0.0.1', 'localhost')"};
      home['players.1'] = { youtube: standIn, vimeo: standIn };`,
  });
  const tab = await (await browser(test)).newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await tab.goto(origin);
  return { tab, problems };
}

const plays = (tab: Page) =>
  tab.waitForFunction(() =>
    [...document.querySelectorAll('sqs-bg-video')].every(
      (video) => video.shadowRoot?.querySelector<HTMLElement>('[part="stage"]')?.dataset.state === 'playing',
    ),
  );

describe('background videos in a page', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: play under a strict policy with Trusted Types`, async (t) => {
      const urls = ['/film.webm', 'https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'];
      const videos = urls.map(
        (url) => `<sqs-bg-video url="${url}" fallback-image="/still.svg" filter="blur"></sqs-bg-video>`,
      );
      const { tab, problems } = await open(t, runtime, `${videos.join('')}<h1>Over them</h1>`);
      await plays(tab);
      // The trial whether videos may begin by themselves is a `data:` address, which this policy refuses.
      const others = problems.filter((problem) => !/data:video/.test(problem));
      assert.deepEqual(others, []);
    });

    it(`${runtime}: a file plays without any work of the page`, async (t) => {
      const { tab } = await open(
        t,
        runtime,
        '<sqs-bg-video url="/film.webm"><h1>Over it</h1></sqs-bg-video>',
      );
      await plays(tab);
      // What comes into view has come.
      await tab.waitForFunction(() =>
        document
          .querySelector('sqs-bg-video')
          ?.shadowRoot?.getAnimations()
          .every(({ playState }) => playState === 'finished'),
      );
      const session = await tab.createCDPSession();
      await session.send('Performance.enable');
      const work = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value;
        return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
      };
      const before = await work();
      const film = (await tab.evaluateHandle(() =>
        document.querySelector('sqs-bg-video')?.shadowRoot?.querySelector('video'),
      )) as unknown as import('puppeteer-core').JSHandle<HTMLVideoElement>;
      // Past its end, so that its loop is among what costs nothing.
      await film.evaluate(
        (video) =>
          new Promise<void>((done) => {
            let last = video.currentTime;
            const timer = setInterval(() => {
              if (video.currentTime < last) done(clearInterval(timer));
              last = video.currentTime;
            }, 100);
          }),
      );
      assert.deepEqual(await work(), before);
    });

    it(`${runtime}: 20 of them put in and taken out 20 times leave nothing`, async (t) => {
      const { tab } = await open(t, runtime, '<main></main>', {
        isNear: true,
        browser: openUnchangingBrowser,
      });
      const cycle = (times: number) =>
        tab.evaluate(async (count) => {
          const urls = [
            '/film.webm',
            'https://youtu.be/aqz-KE-bpKQ',
            'https://vimeo.com/76979871',
            'https://youtu.be/neveranswer',
          ];
          const main = document.querySelector('main') as HTMLElement;
          for (let turn = 0; turn < count; turn += 1) {
            for (let at = 0; at < 20; at += 1) {
              const video = document.createElement('sqs-bg-video');
              // All of them in view, so that each has its player.
              video.style.cssText = 'position: fixed; inset: 0';
              video.setAttribute('url', urls[at % 4] as string);
              main.append(video);
            }
            const videos = [...document.querySelectorAll('sqs-bg-video')];
            await Promise.all(videos.map((video) => video.updateComplete));
            while (videos.some((video) => !video.shadowRoot?.querySelector('iframe, video')))
              await new Promise(requestAnimationFrame);
            main.replaceChildren();
            await new Promise(requestAnimationFrame);
          }
          return document.querySelectorAll('iframe, video').length + window.length;
        }, times);
      // Until there is what is made once.
      await cycle(3);
      const before = await counts(tab);
      assert.equal(await cycle(20), 0, 'frames');
      await assertBack(tab, before);
    });
  }
});
