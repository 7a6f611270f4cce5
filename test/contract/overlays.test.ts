/** What only a whole page can show of the overlays: strict policies, a part that cannot be fetched, leaks. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser, openUnchangingBrowser } from '../support/node/browser.ts';
import { assertBack, counts } from '../support/node/leaks.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
const svg: PageAnswer = (_request, response) =>
  void response.setHeader('content-type', 'image/svg+xml').end(SVG);
const links = [1, 2]
  .map(
    (n) =>
      `<a id="p${n}" href="/p${n}.svg"><img src="/p${n}.svg" width="60" height="40" alt="Picture ${n}"></a>`,
  )
  .join('');
const page = (runtime: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><script type="module" src="/dist/${runtime}/sqs-kit.js"></script><body>${body}`;

async function open(
  test: TestContext,
  pages: Record<string, string | PageAnswer>,
  browser = openBrowser,
): Promise<Page> {
  const origin = await servePages(test, { '/p1.svg': svg, '/p2.svg': svg, ...pages });
  const tab = await (await browser(test)).newPage();
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  return tab;
}

const shows = (tab: Page, selector: string) =>
  tab.waitForFunction(
    (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('dialog[open]') != null,
    {},
    selector,
  );

describe('overlays in a page', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    it(`${runtime}: work under a strict policy with Trusted Types`, async (t) => {
      const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types sqs-html";
      const rendered: PageAnswer = (_request, response) =>
        void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ shouldDisplayOnPage: true, renderedHtml: '<h2>Rendered</h2>' }));
      const strict: PageAnswer = (_request, response: ServerResponse) =>
        void response
          .setHeader('content-type', 'text/html')
          .setHeader('content-security-policy', policy)
          .end(
            page(
              runtime,
              `<sqs-lightbox>${links}</sqs-lightbox><sqs-popup-overlay server-rendered></sqs-popup-overlay>`,
            ),
          );
      const tab = await open(t, { '/': strict, '/api/popup-overlay/render': rendered });
      const problems: string[] = [];
      tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await tab.click('#p1');
      await shows(tab, 'sqs-lightbox');
      await tab.keyboard.press('Escape');
      await tab.evaluate(() => document.querySelector('sqs-popup-overlay')?.show());
      await shows(tab, 'sqs-popup-overlay');
      assert.equal(await tab.$eval('sqs-popup-overlay h2', (heading) => heading.textContent), 'Rendered');
      const background = await tab.evaluate(() => {
        const panel = document
          .querySelector('sqs-lightbox')
          ?.shadowRoot?.querySelector('[data-look="viewer"] [part="panel"]');
        return panel && getComputedStyle(panel).backgroundColor;
      });
      assert.equal(background, 'rgb(16, 17, 21)', 'the stylesheet of the viewer counts');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: a page that was saved while something was open begins closed, scrolls, and shows it once`, async (t) => {
      const rendered: PageAnswer = (_request, response) =>
        void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ shouldDisplayOnPage: true, renderedHtml: '<h2>Rendered</h2>' }));
      const box = '<sqs-lightbox id="box" for="open"><p>Content</p></sqs-lightbox>';
      const body = `${box}<sqs-popup-overlay server-rendered></sqs-popup-overlay><div style="height: 9000px"></div>`;
      let saved = '';
      const copy: PageAnswer = (_request, response) =>
        void response.setHeader('content-type', 'text/html').end(saved);
      const tab = await open(t, {
        '/': page(runtime, body),
        '/saved': copy,
        '/api/popup-overlay/render': rendered,
      });
      const show = async (tag: 'sqs-lightbox' | 'sqs-popup-overlay') => {
        await tab.$eval(tag, (element) => element.show());
        await shows(tab, tag);
      };
      await show('sqs-popup-overlay');
      await show('sqs-lightbox');
      const state = () =>
        tab.evaluate(async () => {
          const tags = [
            ...document.querySelectorAll<HTMLElementTagNameMap['sqs-lightbox']>('[id],sqs-popup-overlay'),
          ];
          await Promise.all(tags.map(({ updateComplete }) => updateComplete));
          scrollTo(0, 500);
          return [tags.map(({ open }) => open), scrollY];
        });
      saved = await tab.evaluate(() => document.documentElement.outerHTML);
      assert.doesNotMatch(saved, /<html[^>]*style/);
      await tab.goto(new URL('/saved', tab.url()).href, { waitUntil: 'networkidle0' });
      assert.deepEqual(await state(), [[false, false], 500]);
      await show('sqs-popup-overlay');
      assert.equal(await tab.$$eval('sqs-popup-overlay h2', (headings) => headings.length), 1);
    });

    it(`${runtime}: a picture is shown by its link when the viewer cannot be fetched`, async (t) => {
      const tab = await open(t, { '/': page(runtime, `<sqs-lightbox>${links}</sqs-lightbox>`) });
      await tab.setRequestInterception(true);
      tab.on('request', (request) =>
        /\/(chunks|parts)\//.test(request.url()) ? request.abort() : request.continue(),
      );
      await Promise.all([tab.waitForNavigation(), tab.click('#p2')]);
      assert.equal(new URL(tab.url()).pathname, '/p2.svg');
    });

    it(`${runtime}: the viewer fills the screen and gives it back, with its control and when it closes`, async (t) => {
      const tab = await open(t, { '/': page(runtime, `<sqs-lightbox fullscreen>${links}</sqs-lightbox>`) });
      const fills = (isExpected: boolean) =>
        tab.waitForFunction(
          (isWanted) => {
            const root = document.querySelector('sqs-lightbox')?.shadowRoot;
            const isFull = root?.fullscreenElement?.matches('[part="panel"]') ?? false;
            const control = root?.querySelector('[part="fullscreen"]');
            return isFull === isWanted && (!control || control.ariaPressed === String(isWanted));
          },
          {},
          isExpected,
        );
      await tab.click('#p1');
      await shows(tab, 'sqs-lightbox');
      for (const isFull of [true, false, true]) {
        await tab.click('sqs-lightbox >>> [part="fullscreen"]');
        await fills(isFull);
      }
      await tab.evaluate(() => document.querySelector('sqs-lightbox')?.close());
      await fills(false);
      assert.equal(await tab.evaluate(() => document.fullscreenElement), null);
    });

    it(`${runtime}: 100 times opened and closed, listeners, nodes and memory are back`, async (t) => {
      const body = `<sqs-lightbox>${links}</sqs-lightbox><sqs-popup-overlay><h2>Offer</h2></sqs-popup-overlay>`;
      const tab = await open(t, { '/': page(runtime, body) }, openUnchangingBrowser);
      // What is closed is hidden at once, and says so.
      await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      const cycle = (times: number) =>
        tab.evaluate(async (count) => {
          for (let turn = 0; turn < count; turn += 1) {
            for (const tag of ['sqs-popup-overlay', 'sqs-lightbox'] as const) {
              const element = document.querySelector(tag);
              element?.show();
              await element?.updateComplete;
              const hidden = new Promise((done) =>
                element?.addEventListener(`${tag}-hidden`, done, { once: true }),
              );
              element?.close();
              await hidden;
            }
          }
        }, times);
      // Until there is what is made once.
      await cycle(20);
      const before = await counts(tab);
      await cycle(100);
      await assertBack(tab, before);
    });
  }
});
