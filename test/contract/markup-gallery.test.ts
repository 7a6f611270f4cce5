/** Pictures and galleries that a template's formatters wrote, taken over by the kit's tags in a whole page. */
import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';

const item = (id: string) => ({
  id,
  title: `Picture ${id}`,
  assetUrl: `/pictures/${id}.jpg`,
  originalSize: '600x400',
  mediaFocalPoint: { x: 0.25, y: 0.75 },
  colorData: {
    topLeftAverage: '008080',
    topRightAverage: '008080',
    bottomLeftAverage: '006060',
    bottomRightAverage: '006060',
  },
});
const DATA = { items: ['a', 'b', 'c'].map(item) };

const page = (runtime: string, template: string, attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>
<script type="module" src="/dist/${runtime}/loader.js"></script></head><body ${attributes}><main>
<sqs-template><script type="text/x-sqs-template">${template}</script>
<script type="application/json">${JSON.stringify(DATA)}</script></sqs-template></main></body></html>`;

/** @returns the page, what went wrong on it, and the pictures that were asked for */
async function open(test: TestContext, html: string) {
  const asked: string[] = [];
  const picture: PageAnswer = (request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'image/svg+xml').end(SVG);
  };
  const pictures = Object.fromEntries(DATA.items.map(({ assetUrl }) => [assetUrl, picture]));
  const origin = await servePages(test, { '/': html, ...pictures });
  const tab = await (await openBrowser(test)).newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url?.endsWith('favicon.ico'))
      problems.push(message.text());
  });
  await tab.goto(origin);
  return { tab, problems, asked };
}

const rendered = (tab: Page) => tab.waitForSelector('sqs-template [data-part="output"] img');

describe('pictures from templates', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite']) {
    it(`${runtime}: are loaded by <sqs-image>, with what the formatters say`, async (t) => {
      const template =
        '{.repeated section items}<div class="plain">{@|image}</div>{.end}{.section items.0}<p><img {@|image-meta} {@|image-color}/></p>{.end}';
      const { tab, problems, asked } = await open(t, page(runtime, template));
      await tab.waitForFunction(
        () =>
          document.querySelectorAll('.plain > sqs-image[data-state="loaded"] + img.thumb-image').length === 3,
      );
      await tab.waitForSelector('p > sqs-image[data-state="loaded"]');
      const image = await tab.$eval('p img', ({ alt, width, style }) => ({
        alt,
        width,
        position: style.objectPosition,
      }));
      assert.equal(image.alt, 'Picture a');
      assert.equal(image.position, '25% 75%');
      const background = await tab.$eval('p sqs-image', (element) =>
        (element as HTMLElement).style.getPropertyValue('--_placeholder'),
      );
      assert.match(background, /#008080/);
      assert.ok(
        asked.every((url) => /\?format=\d+w$/.test(url)),
        asked.join(),
      );
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: keep the place that the page's css gives them`, async (t) => {
      const template =
        '<div class="thumb">{.section items.0}{@|image}{.end}</div><div class="high">{.section items.2}{@|image}{.end}</div><div class="child">{.section items.1}{@|image}{.end}<i></i></div>';
      const css =
        '<style>div{inline-size:400px}.thumb{position:relative;padding-bottom:60%}.thumb img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.high{height:90px}.high img{height:100%;width:auto}.child>img{width:120px}.child>img+i{display:block;height:7px}</style>';
      const { tab, problems } = await open(t, page(runtime, template).replace('<head>', `<head>${css}`));
      await tab.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('div > img')].every(
          ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc !== '',
        ),
      );
      await tab.waitForSelector('.thumb > sqs-image[data-state="loaded"]');
      const sizes = await tab.$$eval('div > img, div > img + i', (elements) =>
        elements.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight].join('x')),
      );
      assert.deepEqual(sizes, ['400x240', '135x90', '120x80', '400x7']);
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: stay as they are where the page says so, and where a script has loaded them`, async (t) => {
      const template =
        '<div id="off" data-sqs-markup="off">{.section items.0}{@|image}{.end}</div><div class="sqs-video-overlay">{.section items.1}{@|image}{.end}</div><p>{.section items.2}<img src="{assetUrl}" {@|image-meta} />{.end}</p><div id="on">{.section items.2}{@|image}{.end}</div>';
      const { tab, problems } = await open(t, page(runtime, template));
      await tab.waitForSelector('#on > sqs-image');
      assert.equal(await tab.$$eval('sqs-image', (elements) => elements.length), 1);
      assert.equal(await tab.$eval('#off img', (image) => image.hasAttribute('src')), false);
      assert.deepEqual(problems, []);
    });
  }

  for (const runtime of ['cdn', 'lite']) {
    it(`${runtime}: in a gallery block become a <sqs-gallery> with its options`, async (t) => {
      const template =
        '<div class="sqs-gallery" data-design="slideshow" data-controls="true" data-thumbnails="false">{.repeated section items}<div class="slide"><a href="/{id}">{@|image}</a><div class="meta"><div class="meta-title">{title}</div></div></div>{.end}</div>';
      const { tab, problems, asked } = await open(t, page(runtime, template));
      await tab.waitForFunction(() => {
        const gallery = document.querySelector('.sqs-gallery > sqs-gallery');
        return gallery?.shadowRoot?.querySelector('[part="picture"][data-state="loaded"]');
      });
      // Written out: the test runner's compiler names functions, and the page does not know how.
      const shown = await tab.evaluate(`(() => {
        const gallery = document.querySelector('sqs-gallery');
        const all = (part) => [...gallery.shadowRoot.querySelectorAll('[part="' + part + '"]')];
        return {
          alts: all('image').map((image) => image.alt),
          links: all('link').map((link) => link.getAttribute('href')),
          titles: all('title').map((title) => title.textContent),
          controls: all('next').length,
          thumbnails: all('thumbnail').length,
          position: all('image')[0].style.objectPosition,
          kept: gallery.querySelectorAll('.slide img.thumb-image:not([src])').length,
        };
      })()`);
      const titles = ['Picture a', 'Picture b', 'Picture c'];
      assert.deepEqual(shown, {
        alts: titles,
        links: ['/a', '/b', '/c'],
        titles,
        controls: 1,
        thumbnails: 0,
        position: '25% 75%',
        kept: 3,
      });
      assert.equal(await tab.$('sqs-image'), null);
      assert.ok(asked.length > 0 && asked.every((url) => /\?format=\d+w$/.test(url)), asked.join());
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: show under a strict policy with Trusted Types`, async (t) => {
      const list = DATA.items.map((one) => ({ ...one, clickthroughUrl: { url: `/${one.id}` } }));
      const gallery = `<sqs-gallery design="slideshow" autoplay controls lightbox><script type="application/json">${JSON.stringify({ items: list })}</script></sqs-gallery>`;
      const image =
        '<sqs-image src="/pictures/a.jpg" dimensions="600x400" colors="088 088 066 066" focal-point="0.1,0.1" alt="A"></sqs-image>';
      const csp = "default-src 'self'; require-trusted-types-for 'script'; trusted-types sqs-html";
      const head = `<meta http-equiv="content-security-policy" content="${csp}">`;
      const html = page(runtime, '')
        .replace('<head>', `<head>${head}`)
        .replace(/<sqs-template>.*<\/sqs-template>/s, gallery + image);
      const { tab, problems } = await open(t, html);
      await tab.waitForSelector('sqs-image[data-state="loaded"]');
      await tab.waitForFunction(() =>
        document
          .querySelector('sqs-gallery')
          ?.shadowRoot?.querySelector('[part="picture"][data-state="loaded"]'),
      );
      assert.equal(await tab.$eval('sqs-image img', (picture) => picture.style.objectPosition), '10% 10%');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: cost no more layouts in a slideshow of 100 than in one of 10`, async (t) => {
      const layouts = async (count: number) => {
        const items = Array.from({ length: count }, () => DATA.items[0]);
        const gallery = `<sqs-gallery design="slideshow" controls><script type="application/json">${JSON.stringify({ items })}</script></sqs-gallery>`;
        const html = page(runtime, '').replace(/<sqs-template>.*<\/sqs-template>/s, gallery);
        const { tab } = await open(t, html);
        // Those beside the one that is seen; how many more a browser loads is its own affair.
        await tab.waitForFunction(() => {
          const root = document.querySelector('sqs-gallery')?.shadowRoot;
          return (root?.querySelectorAll('[part="picture"][data-state="loaded"]').length ?? 0) >= 3;
        });
        const { LayoutCount = 0 } = await tab.metrics();
        return LayoutCount;
      };
      const [few, many] = [await layouts(10), await layouts(100)];
      assert.ok(many <= few + 5, `${few} layouts for 10 slides, ${many} for 100`);
    });

    it(`${runtime}: in a block as the builder writes it have its options and titles; a summary is no gallery`, async (t) => {
      const slides = (title: string) =>
        `<div class="sqs-gallery">{.repeated section items}<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor">{@|image}</a>${title}</div></div>{.end}</div>`;
      const template = `<div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-thumbnails-per-row-3">${slides('<div class="image-slide-title">{title}</div>')}</div>
        <div class="summary-block-wrapper"><div class="summary-item-list sqs-gallery">{.section items.0}<div class="summary-item">{@|image}</div>{.end}</div></div>`;
      const { tab, problems } = await open(t, page(runtime, template));
      await tab.waitForFunction(() =>
        document.querySelector('.sqs-gallery > sqs-gallery')?.shadowRoot?.querySelector('[part="title"]'),
      );
      const shown = await tab.$eval('.sqs-gallery > sqs-gallery', (gallery) => [
        gallery.getAttribute('thumbnails-per-row'),
        ...[...(gallery.shadowRoot?.querySelectorAll('[part="title"]') ?? [])].map(
          (title) => title.textContent,
        ),
      ]);
      assert.deepEqual(shown, ['3', 'Picture a', 'Picture b', 'Picture c']);
      assert.equal(await tab.$$eval('sqs-gallery', (galleries) => galleries.length), 1);
      await tab.waitForSelector('.summary-item sqs-image, .summary-item img[src]');
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: stay a gallery block where the page says so`, async (t) => {
      const template =
        '<div class="sqs-gallery" data-sqs-markup="off">{.repeated section items}{@|image}{.end}</div><div class="sqs-gallery" id="on">{.section items.0}{@|image}{.end}</div>';
      const { tab } = await open(t, page(runtime, template));
      await tab.waitForSelector('#on > sqs-gallery');
      assert.equal(await tab.$$eval('sqs-gallery, sqs-image', (elements) => elements.length), 1);
    });
  }

  it('are left alone on a page that says so', async (t) => {
    const { tab, asked } = await open(
      t,
      page('lite', '{.section items.0}{@|image}{.end}', 'data-sqs-markup="off"'),
    );
    await rendered(tab);
    await tab.evaluate(() => new Promise(requestAnimationFrame));
    assert.equal(await tab.$('sqs-image'), null);
    assert.deepEqual(asked, []);
  });
});
