/** What the frame of the documentation offers on its pages, with a strict policy: search, switches, playground, states. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { ElementHandle, HTTPRequest, Page } from 'puppeteer-core';
import { TAGS } from '../../elements/tags.ts';
import { states, type TagName } from '../../src/testing/states.ts';
import { build } from '../../tools/build.mjs';
import { buildSite } from '../../tools/docs-site.mjs';
import { axeProblems } from '../support/node/browser.ts';
import { isBarrier, openPage, openSite, partOf, ready } from '../support/node/demo-site.ts';

/** Pages that are open side by side. */
const TABS = 3;

/** With what there is every state of a tag. */
const EVERYTHING = { film: 'film.webm', press() {} };

/** Goes from the first state on, until the first one comes again. @returns the name of each, and what was said of it */
async function switchThrough(page: Page, most: number): Promise<string[]> {
  await (await partOf(page, 'docs-states', 'input')).focus();
  const seen: string[] = [];
  for (let count = 0; count <= most; count += 1) {
    await page.keyboard.press(count === 0 ? 'Space' : 'ArrowRight');
    const there = await page.waitForFunction(() => {
      const root = document.querySelector('docs-states')?.shadowRoot;
      const said = root?.querySelector('[role="status"]')?.textContent;
      // What opens in a state takes the focus, and the switch takes it back.
      const chosen = root?.activeElement?.matches('input:checked') && root.activeElement.parentElement;
      return chosen && said && !said.endsWith('…') && `${chosen.textContent}: ${said}`;
    });
    const state = await there.jsonValue();
    if (state === seen[0]) break;
    seen.push(String(state));
  }
  return seen;
}

describe('the frame of the documentation', () => {
  before(async () => {
    await build();
    await buildSite();
  });

  it('finds pages by their words with the keyboard alone', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/guides/drop-in.html`);
    await partOf(page, 'docs-search', 'button');
    await page.keyboard.press('/');
    await page.keyboard.type('can-decline');
    await page.waitForFunction(() =>
      document
        .querySelector('docs-search')
        ?.shadowRoot?.querySelector('[aria-selected="true"]')
        ?.textContent?.includes('<sqs-cookie-banner>'),
    );
    assert.deepEqual(await axeProblems(page), []);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /sqs-cookie-banner\.html/);
    assert.deepEqual(await problemsOf(), []);
  });

  it('opens what was typed for those who press Enter before the list of pages is there', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/guides/drop-in.html`);
    await page.setRequestInterception(true);
    const isList = (request: HTTPRequest) => request.url().endsWith('/search.json');
    page.on('request', (request) => isList(request) || void request.continue());
    const asked = page.waitForRequest(isList);
    await partOf(page, 'docs-search', 'button');
    await page.keyboard.press('/');
    await page.keyboard.type('lightbox');
    await page.keyboard.press('Enter');
    const list = await asked;
    await Promise.all([page.waitForNavigation(), list.continue()]);
    assert.match(page.url(), /sqs-lightbox\.html$/);
    assert.deepEqual(await problemsOf(), []);
  });

  it('keeps pages dark, right to left and on React from one to the next', async (t) => {
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

  it('lets one change the JSON of a tag, with completion and what is wrong, and see it in other states', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/sqs-form.html`);
    await (await partOf(page, 'docs-playground', 'button')).evaluate((button) => button.click());
    await partOf(page, 'docs-playground', '.cm-content:focus');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"disclaimerMes');
    const list = await (await partOf(page, 'docs-playground', '.cm-tooltip-autocomplete')).boundingBox();
    const words = await (await partOf(page, 'docs-playground', '[role="status"]')).boundingBox();
    assert.ok(list && words && list.y + list.height <= words.y, 'the list covers what is told below it');
    await (await partOf(page, 'docs-playground', '.cm-tooltip-autocomplete [aria-selected]')).click();
    await page.keyboard.type('true,');
    const told = await partOf(page, 'docs-playground', '[role="status"] li');
    assert.equal(await told.evaluate((one) => one.textContent), 'Line 2: disclaimerMessage must be a string');
    for (let count = 0; count < 'true,'.length; count += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('"For a month');
    await page.keyboard.press('End');
    await page.keyboard.type(',');
    await page.waitForFunction(() => {
      const playground = document.querySelector<HTMLElement>('docs-playground');
      return (
        playground?.innerText.includes('For a month') &&
        !playground.shadowRoot?.querySelector('[role="status"] li')
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

  it('tries a theme on a form, and says when its words cannot be read', async (t) => {
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

  it('shows a state dark, right to left, on the other build, until Escape closes it', async (t) => {
    const { origin, context } = await openSite(t);
    const { page, problemsOf } = await openPage(context, `${origin}/sqs-lightbox.html`);
    await (await partOf(page, 'docs-states', 'button:last-of-type')).evaluate((next) => next.click());
    for (const [index, value] of ['dark', 'rtl', 'cdn'].entries())
      await (await partOf(page, 'docs-states', `.selects label:nth-of-type(${index + 2}) select`)).select(
        value,
      );
    await (await partOf(page, 'docs-states', 'label:nth-of-type(2) input')).click();
    const element = await partOf(page, 'docs-states', 'iframe');
    const frame = await (element as unknown as ElementHandle<HTMLIFrameElement>).contentFrame();
    await frame.waitForFunction(() =>
      document.querySelector('sqs-lightbox')?.shadowRoot?.querySelector('dialog[open]'),
    );
    const view = await frame.evaluate(() => ({ ...document.documentElement.dataset, dir: document.dir }));
    assert.deepEqual(view, { scheme: 'dark', runtime: 'cdn', dir: 'rtl' });
    await (await frame.waitForSelector('sqs-lightbox >>> [part~="close"]'))?.focus();
    await page.keyboard.press('Escape');
    await frame.waitForFunction(
      () => !document.querySelector('sqs-lightbox')?.shadowRoot?.querySelector('dialog[open]'),
    );
    assert.deepEqual(await problemsOf(), []);
  });

  it('switches through every state of each tag with the keyboard, and each gets there', async (t) => {
    const { origin, context } = await openSite(t);
    const waiting = Object.keys(TAGS) as TagName[];
    const found: string[] = [];
    const visitWaiting = async () => {
      for (let tag = waiting.shift(); tag; tag = waiting.shift()) {
        const { page, problemsOf } = await openPage(context, `${origin}/${tag}.html`);
        const wanted = states(tag, EVERYTHING).map(({ name, description }) => `${name}: ${description}`);
        const seen = await switchThrough(page, wanted.length);
        if (seen.join() !== wanted.join()) found.push(`${tag}: ${seen.join(' ')}`);
        const barriers = await axeProblems(page, { within: 'docs-states' });
        // States of what cannot be had ask for it all the same.
        const problems = (await problemsOf()).filter((text) => !text.startsWith('Failed to load resource'));
        found.push(...[...barriers, ...problems].map((problem) => `${tag}: ${problem}`));
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: TABS }, visitWaiting));
    assert.deepEqual(found, []);
  });
});
