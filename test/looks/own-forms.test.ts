/**
 * Forms of six makes, upgraded in place: each is followed by keyboard alone through all its states, and every state is
 * looked at in a wide page, in one of 320 px and from right to left.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { before, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { axeProblems } from '../support/node/browser.ts';
import { guestPage, RUNTIMES, serveGuests } from '../support/node/guest-page.ts';
import { heldAnswer, type PageAnswer } from '../support/node/pages.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(`own-forms/${name}.html`, import.meta.url));

interface Make {
  /** The page's own css, beside what its markup brings. */
  css?: (markup: string) => string | Promise<string>;
  /** What a visitor presses or types in each control, by its name; a path of a file for what takes one. */
  answers: Record<string, string | readonly KeyInput[]>;
  /** What the summary says of a form that is sent empty. */
  summary: readonly string[];
  /** How its endpoint refuses what is right, and what a visitor reads then. */
  refusal: { status: number; body: unknown };
  refused: readonly string[];
  /** What arrives in the end. */
  sent: readonly (readonly [string, string])[];
}

const MAKES: Record<string, Make> = {
  bootstrap: {
    css: () => readFileSync(require.resolve('bootstrap-5/dist/css/bootstrap.css'), 'utf8'),
    answers: {
      guest: 'Ada',
      mail: 'ada@example.com',
      handle: 'ada',
      people: ['T'],
      seats: ['ArrowDown'],
      wishes: 'A window',
      terms: ['Space'],
    },
    summary: [
      'Full name: Required',
      'Email address: Required',
      'Username: Required',
      'Guests: Required',
      'Seats: Required',
      'Wishes: Required',
      'Agree to terms and conditions: Required',
    ],
    refusal: { status: 422, body: { errors: { handle: ['Somebody has that name.'] } } },
    refused: ['Username: Somebody has that name.'],
    sent: [
      ['guest', 'Ada'],
      ['mail', 'ada@example.com'],
      ['handle', 'ada'],
      ['people', 'Two'],
      ['seats', 'garden'],
      ['wishes', 'A window'],
      ['terms', 'yes'],
    ],
  },
  'bootstrap-3': {
    css: () => readFileSync(require.resolve('bootstrap-3/dist/css/bootstrap.css'), 'utf8'),
    answers: {
      name: 'Ada',
      email: 'ada@example.com',
      budget: '50',
      boat: ['ArrowDown'],
      'extras[]': ['Space'],
      land: ['S'],
      terms: ['Space'],
    },
    summary: [
      'Name: Required',
      'Email: Required',
      'Budget: Required',
      'Boat: Required',
      'Country: Required',
      'I have a licence: Required',
    ],
    refusal: { status: 422, body: { errors: { budget: 'Not for that.', 'extras[]': 'No lunch today.' } } },
    refused: ['Budget: Not for that.', 'Extras: No lunch today.'],
    sent: [
      ['g-recaptcha-response', ''],
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
      ['budget', '50'],
      ['boat', 'motor'],
      ['extras[]', 'skipper'],
      ['extras[]', 'lunch'],
      ['land', 'Sweden'],
      ['terms', '1'],
      ['send', 'Send message'],
    ],
  },
  table: {
    answers: { f_name: 'Ada', f_mail: 'ada@example.com', f_cat: ['Space'], f_land: ['S'], f_text: 'Soon' },
    summary: [
      'Name: Required',
      'E-mail: Required',
      'Catalogue: Required',
      'Country: Required',
      'Comments: Required',
    ],
    refusal: { status: 503, body: 'We are closed today.' },
    refused: [],
    sent: [
      ['recipient', 'orders'],
      ['f_name', 'Ada'],
      ['f_mail', 'ada@example.com'],
      ['f_cat', 'print'],
      ['f_land', 'se'],
      ['f_text', 'Soon'],
    ],
  },
  semantic: {
    answers: {
      person: 'Ada',
      email: 'ada@example.com',
      born: '12101815',
      adult: ['Space'],
      reach: ['Space'],
      likes: ['Space'],
      else: 'No',
    },
    summary: [
      'Your name: Required',
      'Your email: Required',
      'Born on: Required',
      'I am of age: Required',
      'How shall we reach you?: Required',
      'Anything else?: Required',
    ],
    refusal: { status: 400, body: { errors: [{ field: 'reach', message: 'Not by mail today.' }] } },
    refused: ['How shall we reach you?: Not by mail today.'],
    sent: [
      ['person', 'Ada'],
      ['email', 'ada@example.com'],
      ['born', '1815-12-10'],
      ['adult', 'yes'],
      ['reach', 'mail'],
      ['likes', 'music'],
      ['likes', 'books'],
      ['likes', 'films'],
      ['else', 'No'],
    ],
  },
  'contact-form-7': {
    answers: {
      'your-name': 'Ada',
      'your-email': 'ada@example.com',
      topic: ['W'],
      known: ['ArrowDown'],
      'your-message': 'Hello',
      acceptance: ['Space'],
    },
    summary: [
      'Your name: Required',
      'Your email: Required',
      'Topic: Required',
      'Do we know each other?: Required',
      'Your message: Required',
      'I have read the privacy notice.: Required',
    ],
    refusal: {
      status: 200,
      body: {
        status: 'validation_failed',
        message: 'One or more fields have an error.',
        invalid_fields: [{ field: 'acceptance', message: 'Please read the notice.' }],
      },
    },
    refused: ['I have read the privacy notice.: Please read the notice.'],
    sent: [
      ['_wpcf7', '6'],
      ['_wpcf7_version', '6.1'],
      ['_wpcf7_unit_tag', 'wpcf7-f6-p2-o1'],
      ['your-name', 'Ada'],
      ['your-email', 'ada@example.com'],
      ['topic', 'Work'],
      ['known', 'No'],
      ['your-message', 'Hello'],
      ['acceptance', '1'],
    ],
  },
  tailwind: {
    css: tailwind,
    answers: {
      name: 'Ada',
      email: 'ada@example.com',
      site: 'ada.example',
      'skills[]': ['Home', 'Shift', 'ArrowDown'],
      cv: fileOf('tailwind'),
      note: 'Hello',
      updates: ['Space'],
    },
    summary: [
      'Name: Required',
      'Email: Required',
      'Website: Required',
      'Skills: Required',
      'Your CV: Required',
      'Note: Required',
    ],
    refusal: { status: 422, body: { errors: { 'skills[]': 'Not HTML.', cv: 'Too long.' } } },
    refused: ['Skills: Not HTML.', 'Your CV: Too long.'],
    sent: [
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
      ['site', 'ada.example'],
      ['skills[]', 'css'],
      ['skills[]', 'html'],
      ['cv', 'tailwind.html'],
      ['note', 'Hello'],
      ['updates', '1'],
    ],
  },
};

/** The utilities that the markup names, as Tailwind's own compiler writes them. */
async function tailwind(markup: string): Promise<string> {
  const { compile } = await import('tailwindcss-4');
  const { build: utilities } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(`tailwindcss-4/${id === 'tailwindcss' ? 'index.css' : id}`);
      return { path, base, content: readFileSync(path, 'utf8') };
    },
  });
  return utilities(markup.split(/[\s"]+/));
}

/** How a state is looked at: width and direction. */
const LOOKS = [
  ['a wide page', 800, 'ltr'],
  ['320 px', 320, 'ltr'],
  ['320 px from right to left', 320, 'rtl'],
  ['right to left', 800, 'rtl'],
] as const;

/** Together they have everything that axe could see in the others. */
const SEEN_BY_AXE: readonly string[] = ['a wide page', '320 px from right to left'];

const WIDE = { width: 800, height: 700 };

/** A page with the form, and with the tag around it if the kit is there. */
async function pageOf(name: string, make: Make, runtime?: (typeof RUNTIMES)[number]): Promise<string> {
  const markup = readFileSync(fileOf(name), 'utf8');
  const css = (await make.css?.(markup)) ?? '';
  const body = markup
    .replace('<!--tag-->', runtime ? '<sqs-form>' : '')
    .replace('<!--/tag-->', runtime ? '</sqs-form>' : '');
  return guestPage(`<main>${body}</main>`, {
    runtime: runtime ?? 'lite',
    file: runtime ? 'sqs-form' : '',
    head: `<meta name="viewport" content="width=device-width"><style>${css}</style>`,
  });
}

async function openMake(test: TestContext, name: string, runtime: (typeof RUNTIMES)[number]) {
  const make = MAKES[name] as Make;
  const sent: [string, string][][] = [];
  const { status, body } = make.refusal;
  const isText = typeof body === 'string';
  const refusal = heldAnswer((_request, response) => {
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  const send: PageAnswer = async (request, response) => {
    sent.push(await entriesOf(request));
    if (sent.length === 1) return refusal.page(request, response);
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const { open } = await serveGuests(test, {
    '/': await pageOf(name, make, runtime),
    '/without': await pageOf(name, make),
    '/send': send,
  });
  const early = async (tab: Page) => {
    await tab.setViewport(WIDE);
    await tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  };
  const { tab: without } = await open('/without', early);
  const originals = await originalsOf(without);
  await without.close();
  const { tab, problems } = await open('/', early);
  await tab.waitForFunction(() => document.querySelector('form')?.noValidate);
  await tab.$eval('sqs-form', (form) => form.updateComplete);
  return { make, tab, originals, problems, sent, refusal };
}

async function entriesOf(request: IncomingMessage): Promise<[string, string][]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const data = await new Response(Buffer.concat(parts), { headers }).formData();
  return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

async function look(tab: Page, [, width, direction]: (typeof LOOKS)[number]) {
  await tab.setViewport({ ...WIDE, width });
  await tab.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
}

const overflow = (tab: Page) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** @returns what of the kit's words cannot be read: what lies over them, runs through them, or pushes them out of the page */
// As a text: what the test's compiler adds to named functions is not there in the page.
const UNREADABLE = `(() => {
  const rectsOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[data-part="sr-only"], [data-part="trap"]');
  const words = [...document.querySelectorAll('[data-part="error"], [data-part="banner-top"] p, [data-part="summary"] a, [data-part="banner-bottom"], [data-part="success"]')];
  const wrong = [];
  for (const message of words) {
    const said = message.textContent;
    message.scrollIntoView({ block: 'center', behavior: 'instant' });
    const rects = rectsOf(message);
    const [first] = rects;
    if (!first) { wrong.push(said + ': is not seen'); continue; }
    if (first.left < 0 || rects.some(({ right }) => right > innerWidth + 1)) wrong.push(said + ': leaves the page');
    const top = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    if (!top || !message.contains(top)) wrong.push(said + ': lies under <' + top?.localName + ' class="' + top?.className + '">');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (message.contains(text) || !text.data.trim() || !isSeen(text.parentElement)) continue;
      if (['OPTION', 'STYLE', 'SCRIPT', 'TEXTAREA'].includes(text.parentElement.tagName)) continue;
      if (rectsOf(text).some((rect) => rects.some((own) => meet(rect, own)))) wrong.push(said + ': runs into ' + text.data.trim());
    }
    for (const control of document.querySelectorAll('input, select, textarea, button'))
      if (isSeen(control) && rects.some((rect) => meet(rect, control.getBoundingClientRect())))
        wrong.push(said + ': runs into the control ' + control.name);
  }
  for (const error of document.querySelectorAll('form [data-part="error"]')) {
    const control = document.querySelector('[aria-describedby~="' + error.id + '"]');
    const box = control && rectsOf(error)[0];
    if (!box) continue;
    const { top, bottom } = control.getBoundingClientRect();
    const gap = Math.max(top - box.bottom, box.top - bottom);
    // One of several that stand over a row, in a page that became narrow meanwhile, is two lines further up.
    if (gap > 80) wrong.push(control.name + ': its error is ' + Math.round(gap) + ' px away');
  }
  scrollTo(0, 0);
  return wrong;
})()`;

/** @returns of what stands side by side, or over each other, in one parent: how far apart it is */
const BESIDE = `(() => {
  const found = [];
  const all = [...document.querySelectorAll('form, form *')].filter((element) => !element.closest('[data-sqs-root]'));
  all.forEach((element, index) => {
    const a = element.getBoundingClientRect();
    for (const other of element.parentElement.children) {
      const b = other.getBoundingClientRect();
      if (!all.includes(other) || !(element.compareDocumentPosition(other) & 4) || a.width < 2 || b.width < 2) continue;
      if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 2) continue;
      found.push([index + ' ' + all.indexOf(other), element.localName + ' ' + (element.name || element.className) + ' and ' + other.localName + ' ' + (other.name || other.className), b.x - a.x, b.y - a.y]);
    }
  });
  return found;
})()`;
type Beside = [key: string, what: string, x: number, y: number];

/** Where everything of the author's stands. */
const PLACES = `[...document.querySelectorAll('main *')]
  .filter((element) => !element.closest('[data-sqs-root], sqs-form:empty, style') && element.localName !== 'sqs-form')
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.localName + ' ' + (element.name || element.className) + ' ' + [x, y, width, height].map(Math.round);
  })`;

/** A page without the kit, in one of the looks. */
interface Original {
  places: string[];
  beside: Beside[];
  overflow: number;
}

async function originalsOf(without: Page): Promise<Original[]> {
  const originals: Original[] = [];
  for (const each of LOOKS) {
    await look(without, each);
    originals.push({
      places: (await without.evaluate(PLACES)) as string[],
      beside: (await without.evaluate(BESIDE)) as Beside[],
      overflow: await overflow(without),
    });
  }
  return originals;
}

async function expectGood(
  { name, tab, originals }: { name: string; tab: Page; originals: Original[] },
  state: string,
) {
  const wrong: string[] = [];
  for (const [at, each] of LOOKS.entries()) {
    const original = originals[at] as Original;
    await look(tab, each);
    const said = (await tab.evaluate(UNREADABLE)) as string[];
    if (SEEN_BY_AXE.includes(each[0])) said.push(...(await axeProblems(tab)));
    // What is filled in and what is being sent looks different by itself.
    if (state === 'idle' || state === 'invalid') {
      const apart = (await tab.evaluate(BESIDE)) as Beside[];
      for (const [key, what, x, y] of original.beside) {
        const now = apart.find(([other]) => other === key);
        if (!now || Math.abs(now[2] - x) > 2 || Math.abs(now[3] - y) > 2)
          said.push(`${what}: no longer side by side`);
      }
    }
    const wider = (await overflow(tab)) - original.overflow;
    if (wider > 0) said.push(`${wider} px wider than without the kit`);
    wrong.push(...said.map((text) => `${state}, ${each[0]}: ${text}`));
  }
  await tab.setViewport(WIDE);
  await tab.evaluate(() => document.documentElement.removeAttribute('dir'));
  // To be looked at: LOOKS_FOLDER=/tmp/looks npm run test:node -- own-forms
  const { LOOKS_FOLDER } = process.env;
  if (LOOKS_FOLDER) await tab.screenshot({ path: `${LOOKS_FOLDER}/${name} ${state}.png`, fullPage: true });
  assert.deepEqual(wrong, []);
}

const focused = (tab: Page) =>
  tab.evaluate(() => {
    const { name, type, dataset } = document.activeElement as HTMLInputElement;
    return { name: name ?? '', type: type ?? '', part: dataset.part ?? '' };
  });

async function answer(tab: Page, { name, type }: { name: string; type: string }, answers: Make['answers']) {
  const given = answers[name];
  if (given === undefined) return;
  if (type === 'file') {
    const input = await tab.evaluateHandle(() => document.activeElement);
    // The dialog is the system's, which no test can reach.
    return (input as ElementHandle<HTMLInputElement>).uploadFile(String(given));
  }
  if (typeof given !== 'string') {
    const isHeld = given.includes('Shift');
    for (const key of given) {
      if (key === 'Shift') await tab.keyboard.down(key);
      else await tab.keyboard.press(key);
    }
    if (isHeld) await tab.keyboard.up('Shift');
    return;
  }
  await tab.keyboard.down('Control');
  await tab.keyboard.press('KeyA');
  await tab.keyboard.up('Control');
  await tab.keyboard.type(given);
}

/** Goes from where the focus is to the button that sends, and presses it. @returns the controls on the way */
async function walk(tab: Page, answers: Make['answers']): Promise<string[]> {
  const met: string[] = [];
  let last = '';
  for (let steps = 0; steps < 60; steps += 1) {
    const here = await focused(tab);
    if (here.type === 'submit') {
      await tab.keyboard.press('Enter');
      return met;
    }
    // The parts of a date are one control, the boxes of a list are several.
    if (here.name && (here.name !== last || here.type === 'checkbox')) {
      met.push(here.name);
      await answer(tab, here, answers);
    }
    last = here.name;
    await tab.keyboard.press('Tab');
  }
  assert.fail(`the button that sends is not reached: ${met}`);
}

const summary = (tab: Page) =>
  tab.$$eval('[data-part="summary"] a', (links) => links.map(({ textContent }) => textContent));

const isPart = (tab: Page, part: string) =>
  tab.waitForFunction((name) => (document.activeElement as HTMLElement).dataset.part === name, {}, part);

describe('a form of its author’s', () => {
  before(() => build());

  for (const name of Object.keys(MAKES))
    for (const runtime of RUNTIMES) {
      it(`${name}: stands as it stood; by keyboard alone, from a wrong submit to thanks; good in every state (${runtime})`, async (t) => {
        const { make, tab, originals, problems, sent, refusal } = await openMake(t, name, runtime);
        for (const [at, each] of LOOKS.entries()) {
          await look(tab, each);
          assert.deepEqual(await tab.evaluate(PLACES), originals[at]?.places, each[0]);
        }
        const good = (state: string) => expectGood({ name, tab, originals }, state);
        await good('idle');

        await walk(tab, {});
        await isPart(tab, 'banner-top');
        assert.deepEqual(await summary(tab), make.summary);
        await good('invalid');
        assert.deepEqual(sent, []);

        await tab.keyboard.press('Tab');
        await tab.keyboard.press('Enter');
        const names = Object.keys(make.answers);
        assert.equal((await focused(tab)).name, names[0]);
        const met = await walk(tab, make.answers);
        assert.deepEqual([...new Set(met)], names);

        await tab.waitForSelector('form[aria-busy="true"]');
        await good('submitting');
        await tab.keyboard.press('Enter');
        await refusal.release();
        await isPart(tab, 'banner-top');
        assert.deepEqual(await summary(tab), make.refused);
        if (typeof make.refusal.body === 'string')
          assert.equal(
            await tab.$eval('[data-part="banner-top"] p', (words) => words.textContent),
            make.refusal.body,
          );
        await good('failed');

        await walk(tab, {});
        await isPart(tab, 'success');
        await good('success');
        assert.deepEqual(sent, [make.sent, make.sent]);
        // The browser's own line about an answer of 400 and above.
        assert.deepEqual(
          problems.filter((line) => !line.startsWith('Failed to load resource')),
          [],
        );
      });
    }
});
