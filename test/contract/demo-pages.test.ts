/** Every page of the documentation in a browser: each example runs under a strict policy, and what the frame offers works. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import { LAYOUT_IDS } from '../../src/domain/slides/layouts.ts';
import { build } from '../../tools/build.mjs';
import { demoCheckout } from '../../tools/demo-checkout.mjs';
import { buildSite, SITE } from '../../tools/docs-site.mjs';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { DEMO_SEED, startApp } from '../support/node/server.ts';

/** Pages that are open side by side. */
const TABS = 3;

/** What the first screen of the start page may load of scripts, compressed. */
const MOST_SCRIPT_BYTES = 100_000;

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

/** Opens a page and collects what goes wrong on it, but for what its author, or who plays with it, does on purpose. */
async function openPage(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.evaluateOnNewDocument(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    document.addEventListener('sqs-config-error', ({ target }) => {
      const example = (target as Element).closest('.example, docs-playground');
      told.push({
        example: example?.getAttribute('aria-label') ?? (target as Element).localName,
        isMeant: example?.matches('[data-mistake], docs-playground') ?? false,
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

/** In the frame; whole pages of the demo are no examples. */
function pagesWithExamples(): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.html')) return false;
    const text = readFileSync(`${SITE}/${file}`, 'utf8');
    return text.includes('class="columns"') && text.includes('class="live');
  });
}

/** A part of one of the frame's elements, once it is there. */
async function partOf(page: Page, element: string, selector: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (host, part) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(part),
    {},
    element,
    selector,
  );
  return found as ElementHandle<HTMLElement>;
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
      const waiting = pagesWithExamples();
      const found: string[] = [];
      const visitWaiting = async () => {
        for (let file = waiting.shift(); file; file = waiting.shift()) {
          const { page, problemsOf } = await openPage(
            context,
            `${origin}/${file}?runtime=${runtime}&scheme=dark`,
          );
          await page.setViewport({ width: 360, height: 800 });
          await ready(page);
          // The frame around them is looked at below; the same tags on the other build have been looked at alone.
          const barriers =
            runtime === 'lite' ? (await axeProblems(page, { within: '.live' })).filter(isBarrier) : [];
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

  it('begin with what is seen at once, stays where it is and weighs little', async (t) => {
    const { origin, context } = await openSite(t);
    for (const width of [360, 768, 1440]) {
      const { page, problemsOf } = await openPage(context, 'about:blank');
      await page.setViewport({ width, height: 900 });
      let bytes = 0;
      const client = await page.createCDPSession();
      await client.send('Network.enable');
      const scripts = new Set<string>();
      client.on(
        'Network.responseReceived',
        ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
      );
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength;
      });
      await page.evaluateOnNewDocument(() => {
        const seen = { shifts: 0, largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as unknown as { element: Element; url: string };
          seen.largest = url || (element.closest('.live') ? 'what a tag shows' : 'words');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(origin, { waitUntil: 'networkidle0' });
      await ready(page);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { shifts: number; largest: string } }).seen,
      );
      // Words of the page itself wait for no script and no picture.
      assert.deepEqual([width, seen], [width, { shifts: 0, largest: 'words' }]);
      assert.ok(bytes <= MOST_SCRIPT_BYTES, `${bytes} bytes of scripts`);
      assert.deepEqual([await problemsOf(), await axeProblems(page)], [[], []]);
      await page.close();
    }
  });

  it('are found by their words with the keyboard alone', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/guides/drop-in.html`);
    await partOf(page, 'docs-search', 'button');
    await page.keyboard.press('/');
    await page.keyboard.type('can-decline');
    const first = await partOf(page, 'docs-search', '[aria-selected="true"]');
    assert.match(await first.evaluate((one) => one.textContent), /<sqs-cookie-banner>/);
    assert.deepEqual(await axeProblems(page), []);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /sqs-cookie-banner\.html/);
    assert.deepEqual(await problemsOf(), []);
  });

  it('stay dark, right to left and on React from page to page', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/guides/drop-in.html`);
    for (const name of ['Dark', 'Right to left'])
      await (await partOf(page, 'docs-switches', `[title="${name}"]`)).evaluate((button) => button.click());
    const react = await partOf(page, 'docs-switches', '[title*="React"]');
    await Promise.all([page.waitForNavigation(), react.evaluate((button) => button.click())]);
    await page.goto(`${origin}/guides/theming.html`);
    const view = await page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.dir }));
    assert.deepEqual(view, { scheme: 'dark', runtime: 'cdn', dir: 'rtl' });
    assert.deepEqual(await problemsOf(), []);
  });

  it('let one change the JSON of a tag, with completion and what is wrong, and see it in other states', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/sqs-form.html`);
    await (await partOf(page, 'docs-playground', 'button')).evaluate((button) => button.click());
    await partOf(page, 'docs-playground', '.cm-content:focus');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"disclaimerMes');
    await (await partOf(page, 'docs-playground', '.cm-tooltip-autocomplete [aria-selected]')).click();
    await page.keyboard.type('true,');
    await partOf(page, 'docs-playground', '.cm-lint-marker-error');
    for (let count = 0; count < 'true,'.length; count += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('"For a month');
    await page.keyboard.press('End');
    await page.keyboard.type(',');
    await page.waitForFunction(() => {
      const playground = document.querySelector<HTMLElement>('docs-playground');
      return (
        playground?.innerText.includes('For a month') &&
        !playground.shadowRoot?.querySelector('.cm-lint-marker-error')
      );
    });
    const language = await partOf(page, 'docs-playground', 'label:nth-of-type(4) select');
    await language.select('de');
    await page.waitForFunction(() =>
      document.querySelector('docs-playground')?.textContent?.includes('Vorname'),
    );
    assert.deepEqual((await axeProblems(page)).filter(isBarrier), []);
    assert.deepEqual(await problemsOf(), []);
  });

  it('show every layout of a slide, each at three sizes', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/cover-layouts.html`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.layout-row > sqs-cover-slide').length === count,
      {},
      3 * ['', ...LAYOUT_IDS].length,
    );
    await page.waitForFunction(() =>
      document.querySelector('sqs-cover-slide')?.shadowRoot?.querySelector('[part="slide"]'),
    );
    assert.deepEqual(await problemsOf(), []);
  });

  it('are sites in light and dark, at every width, on paper, without a finding of axe', async (t) => {
    const { origin, context } = await openSite(t);
    const found: string[] = [];
    for (const site of readdirSync(`${SITE}/sites`).filter((file) => file.endsWith('.html'))) {
      const { page, problemsOf } = await openPage(context, `${origin}/sites/${site}`);
      for (const width of [320, 768, 1440])
        for (const scheme of ['light', 'dark']) {
          await page.setViewport({ width, height: 900 });
          // What fades in is not yet what it is going to be.
          await page.emulateMediaFeatures([
            { name: 'prefers-color-scheme', value: scheme },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ]);
          await page.reload({ waitUntil: 'load' });
          await ready(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const problems = [...(await axeProblems(page)), ...(overflow > 0 ? ['too wide'] : [])];
          found.push(...problems.map((problem) => `${site}, ${width} px, ${scheme}: ${problem}`));
        }
      await page.emulateMediaType('print');
      const onPaper = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, dt, [data-part="submit"]')].flatMap((element) =>
          element.checkVisibility() ? [] : [element.outerHTML],
        ),
      );
      found.push(...onPaper.filter((html) => !html.includes('The first hundred')), ...(await problemsOf()));
      await page.close();
    }
    assert.deepEqual(found, []);
  });

  it('print a page without what leads elsewhere', async (t) => {
    const { origin, context } = await openSite(t);
    const { page } = await openPage(context, `${origin}/sqs-form.html`);
    await page.setViewport({ width: 1280, height: 900 });
    const seen = () =>
      page.$$eval('.site-header, .side, .toc, .way-on, h1', (parts) =>
        parts.flatMap((part) => (part.checkVisibility() ? part.className || part.localName : [])),
      );
    assert.ok((await seen()).includes('site-header'));
    await page.emulateMediaType('print');
    assert.deepEqual(await seen(), ['h1']);
  });

  it('try a theme on a form, and say when its words cannot be read', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/guides/theming.html`);
    await ready(page);
    await (await partOf(page, 'docs-theme-editor', 'button:nth-of-type(3)')).evaluate((button) =>
      button.click(),
    );
    await page.waitForFunction(() => {
      const button = document.querySelector('sqs-form [data-part="submit"]');
      return button && getComputedStyle(button).backgroundColor === 'rgb(28, 27, 26)';
    });
    const words = await partOf(page, 'docs-theme-editor', 'label:nth-of-type(2) input');
    await words.evaluate((input) => {
      (input as HTMLInputElement).value = '#1c1b1b';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForFunction(() =>
      document.querySelector('docs-theme-editor')?.shadowRoot?.textContent?.includes('too little to read'),
    );
    assert.deepEqual(await problemsOf(), []);
  });
});
