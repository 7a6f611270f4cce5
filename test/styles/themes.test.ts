/** The themes: every tag reads what they set, words and edges are told from their ground, and a page's own choice goes before them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { parseColor } from '../../src/domain/color/parse.ts';
import { contrastOf } from '../../src/domain/color/picture.ts';
import { build } from '../../tools/build.mjs';
import { axeProblems, openBrowser } from '../support/node/browser.ts';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';

const FOLDER = 'src/styles/themes';
const THEMES = readdirSync(FOLDER).map((file) => file.replace('.css', ''));

const textOf = (theme: string) => readFileSync(`${FOLDER}/${theme}.css`, 'utf8');
const declarationsOf = (theme: string) =>
  new Map(
    [...textOf(theme).matchAll(/(--sqs-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** @returns the light and the dark colour */
function pairOf(theme: string, name: string): [string, string] {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(declarationsOf(theme).get(name) ?? '') ?? [];
  assert.ok(light && dark, `${theme}: ${name} is no pair of colours`);
  return [light, dark];
}

const colorOf = ([r = 0, g = 0, b = 0]: readonly number[]) => ({ r, g, b, a: 1 });

/** In the page. @returns what is seen of its ground, and on it of the edges of controls that are not wrong: red, green, blue */
function pixelsOfEdges(): number[][] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const controls = document.querySelectorAll(':not([data-invalid]) > [data-part="control"]');
  const edges = [...controls].map((control) => getComputedStyle(control).borderTopColor);
  return ['transparent', ...edges].map((edge) => {
    for (const color of [ground, edge]) {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data];
  });
}

/** What a tag reads, by the sources. */
const READ = new Set(
  ['elements', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(css|tsx?)$/.test(path) && !path.startsWith('styles/themes'))
      .flatMap((path) => readFileSync(`${folder}/${path}`, 'utf8').match(/(?<=var\()--sqs-[\w-]+/g) ?? []),
  ),
);

const PAIRS = [
  ['--sqs-on-accent', '--sqs-accent', 4.5],
  ['--sqs-dialog-color', '--sqs-dialog-background', 4.5],
  ['--sqs-accent', '--sqs-dialog-background', 4.5],
  ['--sqs-focus', '--sqs-dialog-background', 3],
] as const;

for (const theme of THEMES)
  describe(`the theme ${theme}`, () => {
    it('sets nothing that no tag reads', () => {
      for (const name of declarationsOf(theme).keys()) assert.ok(READ.has(name), name);
    });

    for (const [sign, ground, least] of PAIRS)
      it(`has ${least} : 1 between ${sign} and ${ground}, light and dark`, () => {
        const [one, other] = [pairOf(theme, sign), pairOf(theme, ground)];
        for (const at of [0, 1] as const) {
          const contrast = contrastOf(parseColor(one[at]), parseColor(other[at]));
          assert.ok(contrast >= least, `${one[at]} on ${other[at]}: ${contrast}`);
        }
      });

    it('names itself for a part of the page', () =>
      assert.ok(textOf(theme).includes(`[data-sqs-theme="${theme}"]`)));
  });

describe('a page with a theme', () => {
  before(() => build());

  const FIELDS = [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'text', type: 'textarea', title: 'Message' },
    { id: 'size', type: 'radio', title: 'Size', options: ['Small', 'Large'] },
  ];
  const BODY = `<main><h1>A page</h1>
<sqs-form form-id="f"><script type="application/json">${JSON.stringify({ fields: FIELDS })}</script></sqs-form>
<sqs-newsletter form-id="n"></sqs-newsletter>
<sqs-audio src="/none.mp3" label="A song"></sqs-audio>
<sqs-button><a href="#a">A way on</a></sqs-button>
<div data-sqs-theme="bold"><sqs-button id="part"><a href="#b">A part</a></sqs-button></div>
<sqs-popup-overlay><h2>An offer</h2><p>It is <a href="#offer">here</a>.</p></sqs-popup-overlay></main>`;
  const links = (themes: readonly string[]) =>
    themes.map((theme) => `<link rel="stylesheet" href="/dist/themes/${theme}.css">`).join('');

  for (const theme of THEMES)
    for (const runtime of RUNTIMES)
      it(`is accessible with ${theme}, light and dark, wrong and under a pop-up (${runtime})`, async (t) => {
        const style = `<style>:root{color-scheme:light dark;background:light-dark(#fff,#101114);color:light-dark(#1b1d22,#eceef2)}</style>`;
        const head = links(['bold', theme]) + style;
        const { origin } = await serveGuests(t, { '/': guestPage(BODY, { runtime, head }) });
        const tab = await (await openBrowser(t)).newPage();
        await tab.goto(origin);
        await tab.evaluate(async () => {
          const form = document.querySelector('sqs-form');
          await form?.updateComplete;
          form?.validate();
          await form?.updateComplete;
        });
        for (const scheme of ['light', 'dark']) {
          // What fades in is not yet what it is going to be.
          await tab.emulateMediaFeatures([
            { name: 'prefers-color-scheme', value: scheme },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ]);
          assert.deepEqual(await axeProblems(tab, { rules: ['color-contrast'] }), [], scheme);
          const [ground = [], ...edges] = await tab.evaluate(pixelsOfEdges);
          assert.ok(edges.length > 0);
          for (const edge of edges) {
            const contrast = contrastOf(colorOf(ground), colorOf(edge));
            assert.ok(contrast >= 3, `${scheme}, edge of a control: ${contrast}`);
          }
          for (const button of ['sqs-form [data-part="submit"]', '#part [data-part="button"]']) {
            await tab.hover(button);
            assert.deepEqual(
              await axeProblems(tab, { rules: ['color-contrast'], within: button }),
              [],
              `${scheme}, pointer on ${button}`,
            );
          }
          await tab.evaluate(() => document.querySelector('sqs-popup-overlay')?.show());
          await tab.waitForFunction(() =>
            document.querySelector('sqs-popup-overlay')?.shadowRoot?.querySelector('dialog[open]'),
          );
          assert.deepEqual(await axeProblems(tab, { rules: ['color-contrast'] }), [], `${scheme}, pop-up`);
          await tab.evaluate(() => document.querySelector('sqs-popup-overlay')?.close());
        }
      });

  it('has the last sheet’s look, another one in a part, and its own choice before both', async (t) => {
    const own = '<style>:root{--sqs-radius:13px}</style>';
    const { origin } = await serveGuests(t, {
      '/': guestPage(BODY, { runtime: 'lite', head: own + links(['bold', 'editorial']) }),
    });
    const tab = await (await openBrowser(t)).newPage();
    await tab.goto(origin);
    const look = (selector: string) =>
      tab.evaluate((wanted) => {
        const element = document.querySelector(wanted) as Element;
        const style = getComputedStyle(element);
        return [style.getPropertyValue('--sqs-accent'), style.getPropertyValue('--sqs-radius')];
      }, selector);
    assert.deepEqual(await look('sqs-form'), ['light-dark(#7a1f1b, #f2b5a4)', '13px']);
    assert.deepEqual(await look('#part'), ['light-dark(#4a1fe0, #c8ff4d)', 'max(1.375rem, 22px)']);
  });
});
