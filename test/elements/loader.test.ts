/** The loader looks at what is new on a page and at nothing else, loads its language, and what cannot be loaded stands alone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { MARKUP } from '../../elements/markup.ts';
import { build } from '../../tools/build.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { type PageAnswer, servePages } from '../support/node/pages.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
<script type="module" src="/dist/lite/loader.js"></script></head><body><main></main>${body}</body></html>`;

/** Counts the looks of the loader and the elements that each of them goes through; everything works as before. */
const COUNT_LOOKS = `
  window.looks = [];
  for (const { prototype } of [Document, Element]) {
    const { querySelectorAll } = prototype;
    prototype.querySelectorAll = function (selector) {
      if (selector.includes(':defined')) looks.push(this.getElementsByTagName('*').length);
      return querySelectorAll.call(this, selector);
    };
  }
  window.nextTask = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); done(); };
    port2.postMessage('');
  });`;

async function open(
  test: TestContext,
  body: string,
  pages: Record<string, string | PageAnswer> = {},
  script = '',
) {
  const origin = await servePages(test, Object.assign(pages, { '/': page(body) }));
  const tab = await (await openBrowser(test)).newPage();
  const said: string[] = [];
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  // What the kit says; the browser's own line about a file that is missing is another.
  tab.on('console', (message) => {
    if (message.type() === 'error' && /<sqs-|^The language /.test(message.text())) said.push(message.text());
  });
  await tab.evaluateOnNewDocument(COUNT_LOOKS + script);
  await tab.goto(origin);
  // Its first look is at all of the page, two frames after it has come.
  await tab.waitForFunction('looks.length > 0');
  /** Runs a piece of script in the page. @returns how many elements were in each place the loader looked into */
  const looksDuring = (script: string) =>
    tab.evaluate(`(async () => {
      await nextTask();
      looks.length = 0;
      const main = document.querySelector('main');
      ${script}
      await nextTask();
      return looks;
    })()`) as Promise<number[]>;
  return { tab, origin, said, errors, looksDuring };
}

const ROW = '<p><b>bold</b> <i>italic</i></p>';

/** Frames come when the test says so. */
const HOLD_FRAMES = `
  const held = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  window.nextFrame = () => held.splice(0).forEach((callback) => callback(performance.now()));`;
/** As in a tab behind another one, which has no frames. */
const IN_THE_BACKGROUND = `Object.defineProperty(Document.prototype, 'hidden', { value: true });`;

/** What is to come in seconds comes when the test says so. */
const HOLD_SECONDS = `
  const waiting = [];
  const atOnce = window.setTimeout;
  window.setTimeout = (callback, delay = 0, ...more) =>
    delay < 1000 ? atOnce(callback, delay, ...more) : waiting.push(callback);
  window.passSeconds = () => waiting.splice(0).forEach((callback) => callback());`;

describe('the first paint', () => {
  before(() => build());

  /** Whether a tag is known once all files are there that were asked for. */
  async function isLoaded(tab: Page): Promise<boolean> {
    await tab.waitForNetworkIdle();
    return (await tab.evaluate("customElements.get('sqs-divider') !== undefined")) as boolean;
  }

  for (const [what, script, expected] of [
    ['waits for no tag', HOLD_FRAMES, false],
    ['is not waited for in the background', HOLD_FRAMES + IN_THE_BACKGROUND, true],
  ] as const)
    it(what, async (t) => {
      const origin = await servePages(t, { '/': page('<sqs-divider></sqs-divider>') });
      const tab = await (await openBrowser(t)).newPage();
      await tab.evaluateOnNewDocument(script);
      await tab.goto(origin);
      assert.equal(await isLoaded(tab), expected);
      await tab.evaluate('nextFrame()');
      assert.equal(await isLoaded(tab), expected, 'the frame that is painted');
      await tab.evaluate('nextFrame()');
      assert.equal(await isLoaded(tab), true);
    });
});

describe('a slide', () => {
  before(() => build());

  it('loads the tags on it itself, on pages without the loader', async (t) => {
    const slide = `<script type="module" src="/dist/lite/sqs-cover-slide.js"></script>
      <sqs-cover-slide><h1 slot="heading">A</h1><sqs-video slot="media" src="/a.mp4"></sqs-video>
      <script type="application/json">{ "slices": [{ "type": "newsletter", "formId": "n" }] }</script></sqs-cover-slide>`;
    const origin = await servePages(t, { '/': page(slide).replace(/<script.*loader.js"><.script>/, '') });
    const tab = await (await openBrowser(t)).newPage();
    await tab.goto(origin);
    await tab.waitForSelector('sqs-newsletter input[type="email"]');
    await tab.waitForFunction("document.querySelector('sqs-video').matches(':defined')");
    assert.equal(await tab.evaluate("customElements.get('sqs-form') === undefined"), true);
  });
});

it('the loader’s hint leaves out no markup that a tag takes over', () => {
  const [, hint = ''] = /hint: '([^']+)'/.exec(readFileSync('elements/loader.ts', 'utf8')) ?? [];
  // As a selector of the markup begins: with a class that has the hinted name at its start, or with the very same.
  const beginnings = hint.split(',').map((each) => each.replace(/^\[class\*=(.+)\]$/, '.$1'));
  assert.ok(beginnings.length > 1, hint);
  const missed = Object.keys(MARKUP).filter(
    (selector) => !beginnings.some((each) => selector.startsWith(each)),
  );
  assert.deepEqual(missed, []);
});

describe('the loader', () => {
  before(() => build());

  it('looks into what was added, whatever else is on the page', async (t) => {
    const { looksDuring, errors } = await open(t, ROW.repeat(2500));
    const looks = await looksDuring(`
      for (let turn = 0; turn < 200; turn += 1) {
        main.insertAdjacentHTML('beforeend', '${ROW}');
        await nextTask();
      }`);
    assert.deepEqual(looks, Array(200).fill(2));
    assert.deepEqual(errors, []);
  });

  it('looks once at all that one task adds inside each other, and not at what has gone again', async (t) => {
    const { tab, looksDuring } = await open(t, '');
    const looks = await looksDuring(`
      const list = document.createElement('ul');
      main.append(list, 'text');
      for (let item = 0; item < 100; item += 1) {
        list.append(document.createElement('li'));
        list.lastChild.innerHTML = '<sqs-newsletter form-id="f"></sqs-newsletter>';
      }
      const gone = document.createElement('p');
      main.append(gone);
      gone.remove();`);
    assert.equal(looks[0], 200);
    await tab.waitForSelector('li:last-child input[type="email"]');
  });

  it('does not look again for what changes or goes away', async (t) => {
    const { looksDuring } = await open(t, '');
    const looks = await looksDuring(`
      document.body.firstChild.remove();
      document.body.append('text');
      document.body.setAttribute('class', 'a');`);
    assert.deepEqual(looks, []);
  });

  it('finds a tag at the root of what was added, and markup that is filled later', async (t) => {
    const { tab } = await open(t, '<div class="sqs-gallery"></div>');
    await tab.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('sqs-newsletter'));
    });
    await tab.waitForSelector('main > sqs-newsletter input');
    assert.equal(await tab.$('sqs-gallery'), null);
    await tab.evaluate(() => {
      const image = document.createElement('img');
      image.dataset.src = image.dataset.image = 'data:image/svg+xml,<svg/>';
      document.querySelector('.sqs-gallery')?.append(image);
    });
    await tab.waitForSelector('.sqs-gallery > sqs-gallery');
    assert.equal(await tab.$('sqs-image'), null);
  });

  it('loads nothing for a tag below the first screen until it is near, or until somebody reaches for it', async (t) => {
    const { tab } = await open(
      t,
      `<div style="block-size: 4000px"></div><sqs-newsletter form-id="a" data-load-on="visible"></sqs-newsletter>
       <div style="block-size: 4000px"></div><sqs-quotes data-load-on="interaction"><p id="reach" tabindex="0">“Good”</p></sqs-quotes>`,
    );
    const kit = () =>
      tab.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => name.split('/dist/lite/')[1] ?? []),
      );
    // Two frames later the observer of what is in view has spoken.
    await tab.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    assert.deepEqual(await kit(), ['loader.js']);
    await tab.$eval('sqs-newsletter', (tag) => tag.scrollIntoView());
    await tab.waitForSelector('sqs-newsletter input');
    assert.ok(!(await kit()).includes('sqs-quotes.js'));
    await tab.focus('#reach');
    await tab.waitForFunction("document.querySelector('sqs-quotes').matches(':defined')");
  });

  it('asks once more for what a network kept from it, and whenever there is a connection again', async (t) => {
    let asked = 0;
    /** A portal that wants to be paid first. */
    const portal: PageAnswer = (_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/html').end('<h1>Welcome to our Wi-Fi</h1>');
    };
    const pages: Record<string, PageAnswer> = { '/dist/lite/sqs-newsletter.js': portal };
    const { tab, said } = await open(
      t,
      '<sqs-newsletter form-id="f"></sqs-newsletter><sqs-quotes data-load-on="interaction"></sqs-quotes>',
      pages,
      HOLD_SECONDS,
    );
    await tab.waitForNetworkIdle();
    await tab.evaluate('passSeconds()');
    await tab.waitForNetworkIdle();
    await tab.evaluate('passSeconds()');
    await tab.waitForNetworkIdle();
    assert.equal(asked, 2);
    await tab.setOfflineMode(true);
    delete pages['/dist/lite/sqs-newsletter.js'];
    await tab.setOfflineMode(false);
    await tab.waitForSelector('sqs-newsletter input');
    assert.equal(said.length, 1, said.join('\n'));
    assert.equal(await tab.evaluate("customElements.get('sqs-quotes') === undefined"), true);
  });

  it('says once which tag could not be loaded and from where, and loads the others', async (t) => {
    let asked = 0;
    let isBroken = true;
    const audio: PageAnswer = (_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/javascript');
      response.end(isBroken ? 'throw new Error("broken in the middle");' : '');
    };
    const missing: PageAnswer = (_request, response) => void response.writeHead(404).end();
    const { tab, origin, said, errors } = await open(
      t,
      `<sqs-audio></sqs-audio><sqs-audio></sqs-audio><sqs-video></sqs-video>
       <div class="squarespace-audio-player" data-audio-asset-url="/a.mp3"></div>
       <sqs-newsletter form-id="f"></sqs-newsletter>`,
      { '/dist/lite/sqs-audio.js': audio, '/dist/lite/sqs-video.js': missing },
    );
    await tab.waitForSelector('sqs-newsletter input');
    await tab.evaluate(() => document.querySelector('main')?.append(document.createElement('sqs-audio')));
    await tab.evaluate('nextTask()');
    isBroken = false;
    await tab.waitForFunction(
      'performance.getEntriesByType("resource").some(({name}) => name.endsWith("sqs-video.js"))',
    );
    said.sort();
    assert.equal(said.length, 2, said.join('\n'));
    assert.ok(
      said[0]?.startsWith(`<sqs-audio> could not be loaded from ${origin}/dist/lite/sqs-audio.js.`),
      said[0],
    );
    assert.match(said[0] ?? '', /broken in the middle/);
    assert.ok(said[1]?.startsWith('<sqs-video> could not be loaded.'), said[1]);
    assert.ok(said[1]?.includes(`${origin}/dist/lite/sqs-video.js`), said[1]);
    assert.ok(asked >= 1);
    assert.deepEqual(errors, []);
  });

  it('loads the language of the page with its first tag, and again when it changes; none for English or another', async (t) => {
    const missing: PageAnswer = (_request, response) => void response.writeHead(404).end();
    const { tab, origin, said } = await open(t, '', { '/dist/lite/locales/nl.js': missing });
    const locales = () =>
      tab.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => /\/locales\/.*/.exec(name)?.[0] ?? []),
      );
    const speak = (lang: string) =>
      tab.evaluate(
        `document.documentElement.lang = ${JSON.stringify(lang)}, nextTask()` as never,
      ) as Promise<unknown>;
    const submitReads = (text: string) =>
      tab.waitForFunction(
        `document.querySelector('sqs-newsletter [type="submit"]')?.textContent === ${JSON.stringify(text)}`,
      );
    await speak('fr-CA');
    assert.deepEqual(await locales(), [], 'a page without tags');
    await speak('en-GB');
    await tab.evaluate(() => {
      const newsletter = document.createElement('sqs-newsletter');
      newsletter.setAttribute('form-id', 'f');
      document.querySelector('main')?.append(newsletter);
    });
    await submitReads('Submit');
    await speak('sv');
    assert.deepEqual(await locales(), [], 'English, and a language that there is not');
    await speak('fr-CA');
    await submitReads('Envoyer');
    await speak('pt_BR');
    await submitReads('Enviar');
    assert.deepEqual(await locales(), ['/locales/fr.js', '/locales/pt.js']);
    await speak('nl');
    await speak('nl-BE');
    await submitReads('Submit');
    await tab.waitForFunction(
      'performance.getEntriesByType("resource").some(({name}) => name.endsWith("/locales/nl.js"))',
    );
    await tab.evaluate('nextTask()');
    assert.equal(said.length, 1, said.join('\n'));
    assert.ok(said[0]?.startsWith('The language “nl” could not be loaded'), said[0]);
    assert.ok(said[0]?.includes(`${origin}/dist/lite/locales/nl.js`), said[0]);
  });
});
