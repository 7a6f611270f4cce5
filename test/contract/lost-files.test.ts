/** Files of the kit that a network or a content filter keeps from a page: no tag takes others with it. */
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { TAGS } from '../../elements/tags.ts';
import { build } from '../../tools/build.mjs';
import { filesOf } from '../../tools/sizes.mjs';
import { openBrowser } from '../support/node/browser.ts';
import { servePages } from '../support/node/pages.ts';

const RUNTIMES = ['cdn', 'lite'] as const;

const FORM = {
  formId: 'f',
  captchaEnabled: true,
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
};

/** Rules of common lists (EasyList Cookie, Fanboy's Social and Annoyance), as far as they are about names like ours. */
const FILTERS = [
  ...['-consent-banner-', '-consent-banner.', '-cookie-banner-', '-cookie-banner.', '-cookie-bar.'],
  ...['-cookie-notice.', '-cookie-policy.', '-cookie-popup.', '_cookie_banner.', '_cookie_bar.'],
  ...['-link-social.', '-social-bar.', '-social-icon-', '-social-icon.', '-social-icons-', '-social-icons.'],
  ...['-social-media.', '-social-share.', '-social_', '-socialicons.', '-share-button.', '-twitter.js'],
  ...['-newsletter-subscription-', '/newsletter-signup.', '/cookie-', '/cookie_', '/gdpr-', '/popup_do_'],
];

/** A page whose script comes with all that it imports at once, and nothing else of the kit. */
function openWithoutParts(test: TestContext, runtime: 'cdn' | 'lite', script: string, body: string) {
  const atOnce = [...filesOf(runtime, script).keys()].map((path) => basename(path));
  return openPage(test, runtime, script, body, (path) => !atOnce.includes(basename(path)));
}

async function openPage(
  test: TestContext,
  runtime: 'cdn' | 'lite',
  script: string,
  body: string,
  isStopped: (path: string) => boolean,
) {
  const origin = await servePages(test, {
    '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><script type="module" src="/dist/${runtime}/${script}.js"></script><body>${body}`,
  });
  const tab = await (await openBrowser(test)).newPage();
  const faults: string[] = [];
  const lines: string[] = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (message) => lines.push(message.text()));
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    return pathname.startsWith('/dist/') && isStopped(pathname) ? request.abort() : request.continue();
  });
  await tab.goto(origin, { waitUntil: 'networkidle0' });
  return { tab, faults, lines };
}

const settled = (tab: Page, tag: string) =>
  tab.$eval(tag, async (element) => (element as HTMLElementTagNameMap['sqs-form']).updateComplete);

describe('files that cannot be fetched', () => {
  before(() => build());
  for (const runtime of RUNTIMES) {
    it(`${runtime}: every tag settles without its parts, and throws nothing into the page`, async (test) => {
      const every = Object.keys(TAGS).map((tag) => `<${tag} nonsense="1"></${tag}>`);
      const { tab, faults } = await openWithoutParts(test, runtime, 'sqs-kit', every.join(''));
      for (const tag of Object.keys(TAGS)) await settled(tab, tag);
      assert.deepEqual(faults, []);
    });

    it(`${runtime}: a content filter that knows its files by their names stops none that the loader fetches`, async (test) => {
      const every = Object.keys(TAGS).map((tag) => `<${tag}></${tag}>`);
      const { tab } = await openPage(test, runtime, 'loader', every.join(''), (path) =>
        FILTERS.some((rule) => path.includes(rule)),
      );
      const missing = () =>
        tab.$$eval('body > :not(:defined)', (tags) => tags.map(({ localName }) => localName));
      assert.deepEqual(await missing(), []);
    });

    it(`${runtime}: a site says that it counts nothing`, async (test) => {
      const { tab, faults, lines } = await openWithoutParts(
        test,
        runtime,
        'sqs-site',
        '<sqs-site><script type="application/json">{"website":{"id":"w1"}}</script></sqs-site>',
      );
      await settled(tab, 'sqs-site');
      assert.ok(
        lines.some((line) => /^<sqs-site>.*counts nothing/.test(line)),
        lines.join('\n'),
      );
      assert.deepEqual(faults, []);
    });

    it(`${runtime}: a form keeps what was typed, and says that its captcha is missing`, async (test) => {
      const { tab, faults, lines } = await openWithoutParts(
        test,
        runtime,
        'sqs-form',
        `<sqs-form><script type="application/json">${JSON.stringify(FORM)}</script></sqs-form>`,
      );
      await tab.type('sqs-form input[type="email"]', 'ada@example.org');
      await tab.click('sqs-form [data-part="submit"]');
      await tab.waitForFunction(() => document.querySelector('sqs-form [role="alert"]')?.textContent !== '');
      assert.equal(
        await tab.$eval('sqs-form input[type="email"]', (input) => input.value),
        'ada@example.org',
      );
      assert.ok(
        lines.some((line) => line.includes('captcha could not be loaded')),
        lines.join('\n'),
      );
      assert.deepEqual(faults, []);
    });

    it(`${runtime}: a form says what is wrong at its fields and above them`, async (test) => {
      const { tab, faults, lines } = await openWithoutParts(
        test,
        runtime,
        'sqs-form',
        `<sqs-form><script type="application/json">${JSON.stringify({ ...FORM, captchaEnabled: false })}</script></sqs-form>`,
      );
      await tab.$eval('sqs-form', (form) => form.validate());
      await settled(tab, 'sqs-form');
      const said = await tab.$$eval('sqs-form :is([data-part="error"], [data-part="banner-top"])', (parts) =>
        parts.map((part) => (part as HTMLElement).innerText),
      );
      assert.deepEqual(said, [
        'Your form has encountered a problem. Please scroll down to review.',
        'Required',
      ]);
      assert.equal(
        await tab.evaluate(() => (document.activeElement as HTMLElement).dataset.part),
        'banner-top',
      );
      assert.ok(
        lines.some((line) => line.includes('list of errors could not be loaded')),
        lines.join('\n'),
      );
      assert.deepEqual(faults, []);
    });

    it(`${runtime}: a gallery without its lightbox says so, and its pictures lead to their files`, async (test) => {
      const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>';
      const { tab, faults, lines } = await openWithoutParts(
        test,
        runtime,
        'sqs-gallery',
        `<sqs-gallery lightbox><a href="#large"><img src='${picture}' alt="Sea" width="60" height="40"></a></sqs-gallery>`,
      );
      await settled(tab, 'sqs-gallery');
      await tab.$eval('sqs-gallery a', (link) => link.click());
      assert.equal(new URL(tab.url()).hash, '#large');
      assert.ok(
        lines.some((line) => line.includes('/sqs-lightbox.js')),
        lines.join('\n'),
      );
      assert.deepEqual(faults, []);
    });

    it(`${runtime}: what a lightbox holds stands on the page, and the link that opens it leads on`, async (test) => {
      const { tab, faults, lines } = await openWithoutParts(
        test,
        runtime,
        'sqs-lightbox',
        '<a id="open" href="#hours">Opening hours</a><sqs-lightbox trigger="#open"><p id="hours">Every day.</p></sqs-lightbox>',
      );
      const isSeen = () => tab.$eval('#hours', (text) => text.checkVisibility());
      assert.equal(await isSeen(), false);
      await tab.click('#open');
      await tab.waitForFunction(() => document.querySelector('#hours')?.checkVisibility());
      await tab.click('#open');
      assert.equal(new URL(tab.url()).hash, '#hours');
      assert.deepEqual(lines.filter((line) => line.includes('lightbox could not be loaded')).length, 1);
      assert.deepEqual(faults, []);
    });
  }
});
