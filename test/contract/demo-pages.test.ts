/** Every page of the documentation in a browser: each example runs under a strict policy, and what the frame offers works. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { demoCheckout } from '../../tools/demo-checkout.mjs';
import { buildSite, SITE } from '../../tools/docs-site.mjs';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { DEMO_SEED, startApp } from '../support/node/server.ts';

/** Pages that are open side by side. */
const TABS = 3;

interface Told {
  example: string;
  isMeant: boolean;
}

async function openSite(test: TestContext) {
  const kitDir = fileURLToPath(new URL('../../dist', import.meta.url));
  const app = await startApp(test, { siteDir: SITE, kitDir, seed: DEMO_SEED }, [demoCheckout]);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, context: await openBrowser(test) };
}

/** Opens a page and collects what goes wrong on it: what its author shows on purpose stands in `[data-mistake]`. */
async function openPage(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluateOnNewDocument(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    document.addEventListener('sqs-config-error', ({ target }) => {
      const example = (target as Element).closest('.example');
      told.push({
        example: example?.getAttribute('aria-label') ?? (target as Element).localName,
        isMeant: example?.hasAttribute('data-mistake') ?? false,
      });
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  const problemsOf = async () => {
    const { told, showsMistake } = await page.evaluate(() => ({
      told: (window as unknown as { told: Told[] }).told,
      showsMistake: document.querySelector('[data-mistake]') !== null,
    }));
    // Lines of the console do not say which example they are of; policies are kept to everywhere.
    const unexpected = errors.filter((text) => !showsMistake || !/^<sqs-|^Failed to load/.test(text));
    return [...unexpected, ...told.filter(({ isMeant }) => !isMeant).map(({ example }) => example)];
  };
  return { page, problemsOf };
}

/** When every tag of the page shows what it has to, but for those that wait until they are seen. */
async function ready(page: Page) {
  await page.evaluate(async () => {
    const tags = [...document.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>('main *')];
    const own = tags.filter(({ localName, dataset }) => localName.startsWith('sqs-') && !dataset.loadOn);
    await Promise.all(own.map(({ localName }) => customElements.whenDefined(localName)));
    await Promise.all(own.map((tag) => tag.updateComplete));
  });
}

/** Examples of one tag that stand on one page have the same names. */
const isBarrier = (finding: string) => !finding.startsWith('landmark-unique:');

describe('the pages of the documentation', () => {
  before(async () => {
    await build();
    await buildSite();
  });

  for (const runtime of ['lite', 'cdn'] as const) {
    it(`${runtime}: run every example, narrow and dark, without a mistake, within their width, without a finding of axe`, async (t) => {
      const { origin, context } = await openSite(t);
      const waiting = readdirSync(SITE).filter((file) => /^(sqs-.*|index|blocks)\.html$/.test(file));
      const found: string[] = [];
      const visitWaiting = async () => {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          const { page, problemsOf } = await openPage(
            context,
            `${origin}/${file}?runtime=${runtime}&scheme=dark`,
          );
          await page.setViewport({ width: 360, height: 800 });
          await ready(page);
          // The same tags on the other build have been looked at alone.
          const barriers = runtime === 'lite' ? (await axeProblems(page)).filter(isBarrier) : [];
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const problems = [...(await problemsOf()), ...barriers, ...(overflow > 0 ? ['too wide'] : [])];
          found.push(...problems.map((problem) => `${file}: ${problem}`));
          await page.close();
        }
      };
      await Promise.all(Array.from({ length: TABS }, visitWaiting));
      assert.deepEqual(found, []);
    });
  }
});
