/** Two copies of the kit on one page, of both builds: what a page has once is shared between them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

type Build = 'cdn' | 'lite';
const ORDERS: [Build, Build][] = [
  ['cdn', 'lite'],
  ['lite', 'cdn'],
];
const script = (copy: Build, name: string) =>
  `<script type="module" src="/dist/${copy}/${name}.js"></script>`;
const json =
  (value: unknown): PageAnswer =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

async function open(test: TestContext, head: string, body: string, pages: Record<string, PageAnswer> = {}) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>${head}</head><body>${body}</body></html>`;
  const origin = await servePages(test, { '/': page, ...pages });
  const tab = await (await openBrowser(test)).newPage();
  await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  return tab;
}

const isOpen = (tab: Page, tag: string) =>
  tab.evaluate(
    (name) => document.querySelector(name)?.shadowRoot?.querySelector('dialog[open]') != null,
    tag,
  );
const isLocked = (tab: Page) =>
  tab.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

async function call(tab: Page, tag: 'sqs-lightbox' | 'sqs-popup-overlay', method: 'show' | 'close') {
  await tab.evaluate(
    async (name, action) => {
      const element = document.querySelector(name);
      element?.[action]();
      await element?.updateComplete;
    },
    tag,
    method,
  );
}

describe('two copies of the kit on one page', () => {
  before(() => build());

  for (const [first, second] of ORDERS) {
    const overlays = [
      script(first, 'sqs-lightbox') + script(second, 'sqs-popup-overlay'),
      '<sqs-lightbox><h2>Box</h2></sqs-lightbox><sqs-popup-overlay><h2>Offer</h2></sqs-popup-overlay>',
    ] as const;

    it(`${first}, ${second}: Escape closes the topmost overlay only`, async (t) => {
      const tab = await open(t, ...overlays);
      await call(tab, 'sqs-lightbox', 'show');
      await call(tab, 'sqs-popup-overlay', 'show');
      const open2 = async () => [await isOpen(tab, 'sqs-lightbox'), await isOpen(tab, 'sqs-popup-overlay')];
      assert.deepEqual(await open2(), [true, true]);
      await tab.keyboard.press('Escape');
      assert.deepEqual(await open2(), [true, false]);
      await tab.keyboard.press('Escape');
      assert.deepEqual(await open2(), [false, false]);
    });

    it(`${first}, ${second}: the page scrolls again when the last overlay is closed, in any order`, async (t) => {
      const tab = await open(t, ...overlays);
      await call(tab, 'sqs-lightbox', 'show');
      await call(tab, 'sqs-popup-overlay', 'show');
      await call(tab, 'sqs-lightbox', 'close');
      assert.equal(await isLocked(tab), true, 'the second one is still open');
      await call(tab, 'sqs-popup-overlay', 'close');
      assert.equal(await isLocked(tab), false);
      assert.equal(await tab.$eval('html', (root) => root.getAttribute('style') || ''), '');
    });

    it(`${first}, ${second}: one player sounds at a time, and each play is counted once`, async (t) => {
      const counted: string[] = [];
      const tab = await open(
        t,
        script(first, 'sqs-site') +
          script(first, 'sqs-album-player') +
          script(second, 'sqs-album-player') +
          script(second, 'sqs-audio'),
        `<sqs-site></sqs-site>
        <sqs-album-player><a href="/song.webm" type="audio/webm" id="one">One</a></sqs-album-player>
        <sqs-album-player><a href="/song.webm" type="audio/webm" id="two">Two</a></sqs-album-player>
        <sqs-audio src="/song.webm" track-id="three"></sqs-audio>`,
        {
          '/song.webm': (_request, response) =>
            void response
              .setHeader('content-type', 'audio/webm')
              .end(readFileSync('test/fixtures/media/two-seconds.webm')),
          '/api/census/RecordHit': async (request, response) => {
            const parts: Buffer[] = [];
            for await (const part of request) parts.push(part);
            const hit = new URLSearchParams(Buffer.concat(parts).toString());
            if (hit.get('event') === '20') counted.push(hit.get('data') ?? '');
            return json({})(request, response);
          },
        },
      );
      const players = await tab.$$('sqs-album-player, sqs-audio');
      const states = () =>
        tab.$$eval('sqs-album-player, sqs-audio', (all) =>
          all.map(
            (player) => player.shadowRoot?.querySelector<HTMLElement>('[part="player"]')?.dataset.state,
          ),
        );
      for (const [at, player] of players.entries()) {
        await (await player.$('>>> [part="play"]'))?.click();
        await tab.waitForFunction(
          (index) =>
            document
              .querySelectorAll('sqs-album-player, sqs-audio')
              [index]?.shadowRoot?.querySelector('[data-state="playing"]'),
          {},
          at,
        );
        // Whoever plays may have to wait for the file again.
        const paused = (await states()).map((state) => state === 'paused');
        assert.deepEqual(
          paused,
          [0, 1, 2].map((index) => index !== at),
        );
      }
      await tab.waitForFunction(
        () => !document.querySelector('sqs-audio')?.shadowRoot?.querySelector('[data-state="playing"]'),
      );
      while (!counted.some((data) => data.includes('ended')))
        await tab.evaluate(() => new Promise(requestAnimationFrame));
      const begun = counted.map((data) => JSON.parse(data)).filter(({ action }) => action === 'play');
      assert.deepEqual(
        begun.map(({ mediaId }) => mediaId),
        ['one', 'two', 'three'],
      );
    });

    it(`${first}, ${second}: product tags know the same product and the same cart`, async (t) => {
      const sent: string[] = [];
      const entries = [{ id: '1', itemId: 'a', quantity: 3 }];
      const tab = await open(
        t,
        script(first, 'sqs-cart-quantity') +
          script(first, 'sqs-quantity') +
          script(second, 'sqs-add-to-cart'),
        `<sqs-cart-quantity>0</sqs-cart-quantity><sqs-quantity item-id="a"></sqs-quantity>
        <sqs-add-to-cart item-id="a">Buy</sqs-add-to-cart>`,
        {
          '/api/commerce/shopping-cart/entries': async (request, response) => {
            for await (const part of request) sent.push(String(part));
            return json({ entries })(request, response);
          },
        },
      );
      // Only the store is to tell, not the event that the page hears as well.
      await tab.evaluate(() =>
        document.addEventListener('sqs-add-to-cart-added', (event) => event.stopPropagation()),
      );
      await tab.$eval('sqs-quantity', (element) => {
        const input = element.querySelector('input') as HTMLInputElement;
        input.value = '3';
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await tab.click('sqs-add-to-cart button');
      await tab.waitForFunction(
        () => document.querySelector('sqs-cart-quantity [data-part="output"]')?.textContent === '3',
      );
      assert.equal(JSON.parse(sent.join('')).quantity, 3);
    });
  }
});
