/** Every page of the documentation in a browser: each example runs under a strict policy, at every width, on paper. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { LAYOUT_IDS } from '../../src/domain/slides/layouts.ts';
import { build } from '../../tools/build.mjs';
import { buildSite, SITE } from '../../tools/docs-site.mjs';
import { axeProblems } from '../support/node/browser.ts';
import { isBarrier, openPage, openSite, ready } from '../support/node/demo-site.ts';

/** Pages that are open side by side. */
const TABS = 3;

/** What the first screen of the start page may load of scripts, compressed. */
const MOST_SCRIPT_BYTES = 100_000;

/** In the frame; whole pages of the demo are no examples. */
function pagesWithExamples(): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.html')) return false;
    const text = readFileSync(`${SITE}/${file}`, 'utf8');
    return text.includes('class="columns"') && text.includes('class="live');
  });
}

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
          // The frame around them is looked at elsewhere; the same tags on the other build have been looked at alone.
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

  it('show a form that can be sent where scripts do not run', async (t) => {
    const { origin, context } = await openSite(t);
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${origin}/sqs-form.html`);
    const form = await page.waitForSelector('.live form');
    const entries = {
      'name.first': 'Ada',
      'name.last': 'L',
      email: 'ada@example.com',
      subject: 'S',
      message: 'M',
    };
    for (const [name, text] of Object.entries(entries)) await (await form?.$(`[name="${name}"]`))?.type(text);
    await Promise.all([page.waitForNavigation(), (await form?.$('button'))?.click()]);
    assert.equal(await page.$eval('h1', (title) => title.textContent), 'Your form was sent');
  });

  it('keep numbers, units and code in order from right to left', async (t) => {
    const { origin, context } = await openSite(t);
    for (const [file, text] of [
      ['index.html', /\d+ kB/],
      ['guides/performance.html', /\d+ kB/],
      ['sqs-form.html', /reset\(\)/],
    ] as const) {
      const { page } = await openPage(context, `${origin}/${file}?dir=rtl`);
      const places = await page.evaluate((pattern) => {
        const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const found = new RegExp(pattern).exec(node.nodeValue ?? '');
          if (!found || node.parentElement?.closest('pre')) continue;
          return Array.from(found[0], (_, offset) => {
            const range = document.createRange();
            range.setStart(node, found.index + offset);
            range.setEnd(node, found.index + offset + 1);
            return range.getBoundingClientRect().left;
          });
        }
        return [];
      }, text.source);
      assert.deepEqual([file, places], [file, [...places].sort((a, b) => a - b)]);
      assert.notDeepEqual(places, []);
    }
  });

  it('leave room for Copy beside the code, and for words beside the names of settings', async (t) => {
    const { origin, context } = await openSite(t);
    for (const file of ['index.html', 'guides/drop-in.html', 'sqs-gallery.html'])
      for (const width of [360, 1280]) {
        const { page } = await openPage(context, 'about:blank');
        await page.setViewport({ width, height: 900 });
        await page.goto(`${origin}/${file}`);
        await page.waitForFunction(() =>
          document.querySelector('docs-copy')?.shadowRoot?.querySelector('button'),
        );
        const covered = await page.$$eval('.source', (sources) =>
          sources.flatMap((source) => {
            const button = source.querySelector('docs-copy')!.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(source.querySelector('code')!);
            const lines = [...range.getClientRects()];
            const isCovered = lines.some(
              (line) =>
                line.right > button.left &&
                line.left < button.right &&
                line.top < button.bottom - 2 &&
                line.bottom > button.top,
            );
            return isCovered ? [source.textContent] : [];
          }),
        );
        assert.deepEqual([file, width, covered], [file, width, []]);
        await page.close();
      }
    const { page } = await openPage(context, `${origin}/sqs-gallery.html`);
    await page.setViewport({ width: 1280, height: 900 });
    const widths = await page.$$eval('.reference thead', (heads) =>
      heads.map((head) => [...head.querySelectorAll('th')].map((cell) => cell.clientWidth)),
    );
    for (const [most, ...others] of widths.map((row) => row.reverse()))
      assert.ok(
        others.every((width) => width < Number(most)),
        `${others} beside ${most}`,
      );
  });
});
