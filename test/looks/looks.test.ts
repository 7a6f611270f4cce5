/**
 * Pages with a style sheet of their own: what belongs together on screen stays together. Contrast, choices beside their
 * words, buttons that look like buttons, dark sections with and without `color-scheme`, and paper.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { parseColor } from '../../src/domain/color/index.ts';
import { contrastOf } from '../../src/domain/color/picture.ts';
import { build } from '../../tools/build.mjs';
import { axeProblems } from '../support/node/browser.ts';
import { guestPage, serveGuests } from '../support/node/guest-page.ts';

const require = createRequire(import.meta.url);
const cssOf = (path: string) => readFileSync(require.resolve(path), 'utf8');

/** What a page has before the kit comes. Tailwind 3 writes its reset as a template, of which the second word is the default. */
const SHEETS: Record<string, string> = {
  'no style sheet': '',
  'Bootstrap 3': cssOf('bootstrap-3/dist/css/bootstrap.css'),
  'Bootstrap 4': cssOf('bootstrap-4/dist/css/bootstrap.css'),
  'Bootstrap 5': cssOf('bootstrap-5/dist/css/bootstrap.css'),
  'Tailwind 3': cssOf('tailwindcss-3/src/css/preflight.css').replace(/theme\('[^']*',\s*([^)]*)\)/g, '$1'),
  'Tailwind 4': `@layer base { ${cssOf('tailwindcss-4/preflight.css')} }`,
  'Tailwind 4 without layers': cssOf('tailwindcss-4/preflight.css'),
  'normalize.css': cssOf('normalize.css/normalize.css'),
  'the default block theme of WordPress': readFileSync(new URL('wordpress.css', import.meta.url), 'utf8'),
  'rules for every control': `input,select,textarea{width:100%;border:0;background:none;color:inherit;font:inherit}
    label{display:block;font-weight:normal} button{background:none;border:0;color:inherit;font:inherit;padding:0}
    main div{display:flex} legend{font-size:2rem}`,
  // As frameworks do that draw lists of their own.
  'nothing around anything, one box model that is inherited, and hidden lists': `html{box-sizing:border-box}
    *,*::before,*::after{margin:0;padding:0;border:0;box-sizing:inherit} select{display:none}
    input:not([type="radio"],[type="checkbox"]){box-sizing:inherit;width:100%;padding:0 10px}`,
};

/** How the part of the page is coloured that the tags stand in. */
const SECTIONS: Record<string, string> = {
  light: 'background:#fff;color:#222',
  'dark with color-scheme': 'color-scheme:dark;background:#111;color:#eee',
  'dark without color-scheme': 'background:#111;color:#eee',
};

const FIELDS = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'mail', type: 'email', title: 'Email', required: true, description: 'We answer there.' },
  { id: 'text', type: 'textarea', title: 'Message', maxLength: 100 },
  { id: 'size', type: 'radio', title: 'Size', options: ['Small', 'Large'] },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Wrapping', 'Card'] },
  { id: 'like', type: 'likert', title: 'We were', options: ['Friendly', 'Fast'] },
  { id: 'when', type: 'date', title: 'When' },
  { id: 'land', type: 'select', title: 'Country', options: ['Here', 'There'] },
];
const BODY = `<sqs-form id="form" form-id="f"><p>Write to us.</p><script type="application/json">${JSON.stringify(
  {
    fields: FIELDS,
    disclaimerMessage: 'See our <a href="/terms">terms</a>.',
  },
)}</script></sqs-form><sqs-newsletter form-id="n"></sqs-newsletter>`;

interface Look {
  buttons: { isFilled: boolean; height: number; padding: number }[];
  /** Distance of the middle of a choice from the middle of its words, and its width, px. */
  choices: { name: string; offset: number; width: number }[];
  controls: { name: string; hasEdge: boolean; height: number }[];
  /** Room between the edge of a box and its words, px. */
  boxes: number[];
  legends: number[];
  fallback: number;
  overflow: number;
}

// As a text: what the test's compiler adds to named functions is not there in the page.
const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const root = parseFloat(getComputedStyle(document.querySelector('main')).fontSize);
  const clear = (color) => /^(transparent|rgba\\(.*, 0\\))$/.test(color);
  const textRect = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].at(-1);
  };
  return {
    buttons: all('[data-part="submit"]').map((button) => {
      const style = getComputedStyle(button);
      return { isFilled: !clear(style.backgroundColor), height: button.offsetHeight, padding: parseFloat(style.paddingInlineStart) };
    }),
    choices: all('[data-sqs-root] :is([type="radio"], [type="checkbox"])').map((input) => {
      const box = input.getBoundingClientRect();
      const words = textRect(input.closest('label') ?? input.labels[0]);
      return {
        name: input.name + input.value,
        offset: Math.round(Math.abs(box.top + box.height / 2 - words.top - words.height / 2)),
        width: Math.round(box.width),
      };
    }),
    controls: all('[data-sqs-root] :is(input:not([type="radio"], [type="checkbox"], [name="_gotcha"]), select, textarea)').map((control) => {
      const style = getComputedStyle(control);
      return {
        name: control.name,
        hasEdge: parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && !clear(style.borderTopColor),
        height: control.offsetHeight,
      };
    }),
    boxes: all('[data-part^="banner"]').map((box) => parseFloat(getComputedStyle(box).paddingTop)),
    legends: all('legend').map((legend) => Math.round((100 * parseFloat(getComputedStyle(legend).fontSize)) / root)),
    fallback: document.querySelector('#form > p').getBoundingClientRect().height,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
})()`;

/** @returns the page with the tags in that section */
function pageWith(sheet: string, section: string): string {
  // Classes that only WordPress knows.
  const main = `<main class="entry-content is-layout-constrained" style="${section};padding:1rem"><h1>Page</h1>${BODY}</main>`;
  return guestPage(`<div class="wp-site-blocks">${main}</div>`, {
    runtime: 'lite',
    head: `<meta name="viewport" content="width=device-width"><style>${sheet}</style>`,
  });
}

/** Waits for the tags, and lets them show their errors, since those have colours of their own. */
async function showErrors(tab: Page) {
  await tab.waitForFunction(
    () =>
      document.querySelector('#form [data-part="submit"]') && document.querySelector('sqs-newsletter input'),
  );
  await tab.evaluate(() => {
    for (const form of document.querySelectorAll('sqs-form, sqs-newsletter'))
      (form as unknown as { validate(): boolean }).validate();
  });
  await tab.waitForSelector('#form [data-part="summary"]');
}

async function problemsOf(tab: Page): Promise<string[]> {
  const look = (await tab.evaluate(LOOK)) as Look;
  return [
    ...look.buttons.flatMap(({ isFilled, height, padding }) =>
      isFilled && height >= 24 && padding >= 8
        ? []
        : [`a button: filled ${isFilled}, ${height} px, padding ${padding}`],
    ),
    ...look.choices.flatMap(({ name: choice, offset, width }) =>
      offset <= 8 && width <= 32 ? [] : [`${choice}: ${offset} px beside its words, ${width} px wide`],
    ),
    ...look.controls.flatMap(({ name: control, hasEdge, height }) =>
      hasEdge && height >= 24 ? [] : [`${control}: edge ${hasEdge}, ${height} px`],
    ),
    ...look.boxes.flatMap((room) => (room >= 6 ? [] : [`a box whose words have ${room} px around them`])),
    ...look.legends.flatMap((percent) => (percent <= 130 ? [] : [`a legend of ${percent} %`])),
    ...(look.fallback > 0 ? ['the fallback shows'] : []),
    ...(look.overflow > 0 ? [`the page is ${look.overflow} px too wide`] : []),
    ...(await axeProblems(tab, { rules: ['color-contrast'] })),
  ];
}

describe('in a page with', () => {
  before(() => build());

  for (const [name, sheet] of Object.entries(SHEETS))
    it(name, async (t) => {
      const places = Object.entries(SECTIONS);
      const pages = places.map(([, section], at) => [`/${at}`, pageWith(sheet, section)]);
      const { origin, open } = await serveGuests(t, Object.fromEntries(pages));
      // One tab for all of them: opening it takes longer than what is looked at.
      const { tab } = await open('/0', (early) => early.setViewport({ width: 360, height: 800 }));
      const wrong: string[] = [];
      for (const [at, [place]] of places.entries()) {
        if (at > 0) await tab.goto(`${origin}/${at}`);
        await showErrors(tab);
        // To be looked at: LOOKS_FOLDER=/tmp/looks npm run test:node -- test/looks
        const { LOOKS_FOLDER } = process.env;
        if (LOOKS_FOLDER)
          await tab.screenshot({ path: `${LOOKS_FOLDER}/${name} ${place}.png`, fullPage: true });
        wrong.push(...(await problemsOf(tab)).map((problem) => `${place}: ${problem}`));
      }
      assert.deepEqual(wrong, []);
    });

  it('paper, which shows the page and nothing that lies over it', async (t) => {
    const site =
      '<sqs-site><script type="application/json">{"websiteId":"w","cookieSettings":{"isCookieBannerEnabled":true}}</script></sqs-site>';
    const popup =
      '<sqs-popup-overlay open><script type="application/json">{"style":2,"version":1}</script><p>Hello</p></sqs-popup-overlay>';
    const bars = '<sqs-lightbox id="box"><p>Content</p></sqs-lightbox>';
    const body = `${site}<sqs-cookie-banner></sqs-cookie-banner>${popup}${bars}<h1>Page</h1>`;
    const { open } = await serveGuests(t, { '/': guestPage(body, { runtime: 'lite' }) });
    const { tab } = await open('/');
    await tab.waitForFunction(() =>
      document
        .querySelector('sqs-cookie-banner')
        ?.shadowRoot?.querySelector('dialog:is([open], :popover-open)'),
    );
    await tab.evaluate(() => (document.querySelector('#box') as unknown as { show(): void }).show());
    await tab.waitForFunction(() =>
      document.querySelector('#box')?.shadowRoot?.querySelector('dialog:is([open], :popover-open)'),
    );
    await tab.emulateMediaType('print');
    const shown = await tab.evaluate(() =>
      ['sqs-cookie-banner', 'sqs-popup-overlay', '#box'].filter((selector) =>
        [...(document.querySelector(selector)?.shadowRoot?.querySelectorAll('dialog') ?? [])].some((dialog) =>
          dialog.checkVisibility(),
        ),
      ),
    );
    assert.deepEqual(shown, []);
  });

  it('forced colours, in which the sign of a video is seen on its ground', async (t) => {
    const body =
      '<sqs-video src="/a.mp4" poster="/demo/assets/lightbox/fjord.svg" label="Drift"><a href="/a.mp4">Drift</a></sqs-video>';
    const { open } = await serveGuests(t, { '/': guestPage(body, { runtime: 'lite' }) });
    const { tab } = await open('/');
    const devtools = await tab.createCDPSession();
    await devtools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    const icon = await tab.waitForSelector('sqs-video >>> [part="icon"]');
    const look = () =>
      icon!.evaluate((sign) => {
        const { color, backgroundColor } = getComputedStyle(sign);
        return [color, backgroundColor] as const;
      });
    for (const isPointed of [false, true]) {
      if (isPointed) await icon!.hover();
      const [color, ground] = (await look()).map(parseColor);
      assert.ok(contrastOf(color!, ground!) >= 3, `pointed at: ${isPointed}`);
    }
  });
});
