/**
 * What a visitor has declined stays declined, however the page comes to be: another tab, the back/forward cache, Turbo,
 * jQuery, a late script, a script or storage that is blocked. Settings that cannot be read count as "no".
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { fileOf } from '../../tools/file-names.mjs';
import { filesOf } from '../../tools/sizes.mjs';
import { openWindows } from '../support/node/browser.ts';
import { guestPage, RUNTIMES, serveGuests, viewsIn } from '../support/node/guest-page.ts';
import { heldAnswer, type PageAnswer } from '../support/node/pages.ts';

interface SiteTag {
  updateComplete: Promise<void>;
  consent?: {
    get(): { performance: boolean };
    subscribe(listener: (consent: { performance: boolean }) => void): () => void;
  };
}

const site = (settings: object) =>
  `<sqs-site><script type="application/json">${JSON.stringify({ websiteId: 'w', ...settings })}</script></sqs-site>`;
const OPEN = { cookieSettings: { isCookieBannerEnabled: true } };
const RESTRICTIVE = {
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
};
const BANNER_FILE = `${fileOf('sqs-cookie-banner')}.js`;
const BANNER = '<sqs-cookie-banner can-decline></sqs-cookie-banner>';
const POPUP =
  '<sqs-popup-overlay><script type="application/json">{"style":2,"version":1,"showOnTimer":true,"timerDelay":0,"displayFrequency":0}</script><p>Hello</p></sqs-popup-overlay>';
const FROM_PROVIDERS =
  '<sqs-map lat="52" lng="13"></sqs-map><sqs-image loader="youtube" video-id="aqz-KE-bpKQ" alt="A"></sqs-image>' +
  '<sqs-video src="https://youtu.be/aqz-KE-bpKQ" provider-poster></sqs-video>';
const FAR = /ytimg|youtube|openstreetmap/;
const PAGE = `${site(OPEN)}${BANNER}<a id="next" href="/b">Next</a>`;

const visitorCookies = async (tab: Page) =>
  (await tab.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('ss_cv'))
    .sort();
const isAllowed = (tab: Page) =>
  tab.evaluate(async () => {
    const tag = document.querySelector('sqs-site') as unknown as SiteTag;
    await tag.updateComplete;
    return tag.consent?.get().performance;
  });
const isAsked = (tab: Page) =>
  tab.evaluate(() =>
    Boolean(document.querySelector('sqs-cookie-banner')?.shadowRoot?.querySelector(':popover-open')),
  );
const asked = (tab: Page, wanted: boolean) =>
  tab.waitForFunction(
    (is) =>
      Boolean(document.querySelector('sqs-cookie-banner')?.shadowRoot?.querySelector(':popover-open')) === is,
    {},
    wanted,
  );
const answer = async (tab: Page, part: 'accept' | 'decline') => {
  await asked(tab, true);
  await tab.click(`sqs-cookie-banner >>> [part="${part}"]`);
};
/** From now on the page keeps what its next change of consent says. */
const listen = (tab: Page) =>
  tab.evaluate(() => {
    const tag = document.querySelector('sqs-site') as unknown as SiteTag;
    Object.assign(window, {
      heard: new Promise((done) => tag.consent?.subscribe(({ performance }) => done(performance))),
    });
  });
const heard = (tab: Page) => tab.evaluate(() => (window as unknown as { heard: Promise<boolean> }).heard);

describe('privacy', () => {
  before(() => build());

  for (const runtime of RUNTIMES) {
    const page = (body: string, libraries: ('turbo' | 'jquery')[] = [], file = 'sqs-kit') =>
      guestPage(body, { runtime, libraries, file });

    it(`${runtime}: a choice in one tab is the choice of the other, and is heard there at once`, async (t) => {
      const { open } = await serveGuests(t, { '/a': page(PAGE), '/b': page(PAGE) }, openWindows);
      const { tab: first } = await open('/a');
      assert.equal(await isAllowed(first), true);
      assert.deepEqual(await visitorCookies(first), ['ss_cvr', 'ss_cvt']);
      await listen(first);
      const { tab: second } = await open('/b');
      await answer(second, 'decline');
      assert.equal(await heard(first), false);
      assert.equal(await isAllowed(first), false);
      await first.bringToFront();
      await asked(first, false);
      assert.deepEqual(await visitorCookies(first), []);
    });

    it(`${runtime}: a choice in one window is followed within a second by another in view, without a cookie store`, async (t) => {
      const { open } = await serveGuests(t, { '/a': page(PAGE), '/b': page(PAGE) }, openWindows);
      const { tab: first } = await open('/a', (tab) =>
        // As of browsers without it, and of pages that are not secure; side by side neither window is hidden.
        tab.evaluateOnNewDocument(() => {
          Object.defineProperty(window, 'cookieStore', { value: undefined });
          addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true);
        }),
      );
      assert.equal(await isAllowed(first), true);
      await listen(first);
      const { tab: second } = await open('/b');
      await answer(second, 'decline');
      assert.equal(await heard(first), false);
      assert.deepEqual(await visitorCookies(first), []);
    });

    it(`${runtime}: a page from the back/forward cache follows what was declined meanwhile`, async (t) => {
      const { open, census } = await serveGuests(t, { '/a': page(PAGE), '/b': page(PAGE) }, openWindows);
      const { tab } = await open('/a');
      await asked(tab, true);
      await tab.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.title = `restored ${persisted}`;
        });
      });
      // A page that is left before it is counted is none.
      await viewsIn(census, 1);
      await Promise.all([tab.waitForNavigation(), tab.click('#next')]);
      await answer(tab, 'decline');
      await asked(tab, false);
      await viewsIn(census, 2);
      await tab.goBack();
      assert.equal(await tab.title(), 'restored true');
      await asked(tab, false);
      assert.equal(await isAllowed(tab), false);
      const [, , again] = await viewsIn(census, 3);
      assert.equal(again?.visitor, '');
      assert.deepEqual(await visitorCookies(tab), []);
    });

    it(`${runtime}: a page that Turbo shows again follows what was declined meanwhile`, async (t) => {
      const pages = { '/a': page(PAGE, ['turbo']), '/b': page(`${PAGE}<p id="b">b</p>`, ['turbo']) };
      const { open } = await serveGuests(t, pages);
      const { tab } = await open('/a');
      await asked(tab, true);
      await tab.click('#next');
      await tab.waitForSelector('#b');
      await answer(tab, 'decline');
      await asked(tab, false);
      await tab.evaluate(() => history.back());
      await tab.waitForFunction(() => !document.querySelector('#b'));
      assert.equal(await isAllowed(tab), false);
      assert.equal(await isAsked(tab), false);
      assert.deepEqual(await visitorCookies(tab), []);
    });

    it(`${runtime}: a site that jQuery inserts keeps its policy`, async (t) => {
      const { open, census } = await serveGuests(t, { '/': page('<div id="out"></div>', ['jquery']) });
      const { tab, problems } = await open('/');
      await tab.evaluate((html) => {
        const { $ } = window as unknown as { $: (selector: string) => { html(text: string): void } };
        $('#out').html(html);
      }, site(RESTRICTIVE) + BANNER);
      assert.equal(await isAllowed(tab), false);
      await viewsIn(census, 1);
      assert.deepEqual(
        census.filter(({ visitor }) => visitor !== ''),
        [],
      );
      assert.deepEqual(await visitorCookies(tab), []);
      await asked(tab, true);
      assert.deepEqual(problems, []);
    });

    it(`${runtime}: a kit that comes late counts nobody before it knows the policy`, async (t) => {
      const { open, census } = await serveGuests(t, { '/': page(site(RESTRICTIVE) + BANNER, [], '') });
      const { tab } = await open('/');
      assert.deepEqual([census, await visitorCookies(tab)], [[], []]);
      await tab.addScriptTag({ type: 'module', url: `/dist/${runtime}/sqs-kit.js` });
      await asked(tab, true);
      assert.equal(await isAllowed(tab), false);
      await viewsIn(census, 1);
      assert.equal(census[0]?.visitor, '');
      assert.deepEqual(await visitorCookies(tab), []);
    });

    it(`${runtime}: a banner that is blocked asks nobody, allows nothing, and holds no pop-up back`, async (t) => {
      const blocked: PageAnswer = (_request, response) => void response.writeHead(404).end();
      const pages = {
        '/': page(site(RESTRICTIVE) + BANNER + POPUP, [], 'loader'),
        [`/dist/${runtime}/${BANNER_FILE}`]: blocked,
      };
      const { open } = await serveGuests(t, pages);
      const { tab, problems } = await open('/', (early) =>
        // The page has been there for a while.
        early.evaluateOnNewDocument(
          'const now = performance.now; performance.now = () => now.call(performance) + 20_000',
        ),
      );
      await tab.waitForFunction(() =>
        document.querySelector('sqs-popup-overlay')?.shadowRoot?.querySelector('dialog[open]'),
      );
      assert.equal(await isAllowed(tab), false);
      assert.deepEqual(await visitorCookies(tab), []);
      assert.ok(problems.some((text) => text.includes('<sqs-cookie-banner> could not be loaded')));
    });

    const waitsForBanner = async (t: TestContext, path: string) => {
      const slow = heldAnswer(
        (_request, response) =>
          void response.setHeader('content-type', 'text/javascript').end(readFileSync(`dist/${path}`)),
      );
      const pages = {
        '/': page(site(RESTRICTIVE) + BANNER, [], 'loader'),
        [`/dist/${path}`]: slow.page,
      };
      const { open } = await serveGuests(t, pages);
      const { tab } = await open('/', (early) =>
        early.evaluateOnNewDocument(`
          // Time goes slowly: the page stays new however long a test takes.
          const now = performance.now;
          performance.now = () => now.call(performance) / 100;
          window.heard = [];
          for (const name of ['sqs-cookie-banner-choice', 'sqs-popup-overlay-open'])
            addEventListener(name, () => heard.push(name));`),
      );
      await tab.evaluate(async (html) => {
        document.body.insertAdjacentHTML('beforeend', html);
        await customElements.whenDefined('sqs-popup-overlay');
        await (document.querySelector('sqs-popup-overlay') as unknown as SiteTag).updateComplete;
      }, POPUP);
      // Everything is there but what is held, and the pop-up has had its chance.
      await tab.waitForNetworkIdle({ concurrency: 1 });
      assert.deepEqual(await tab.evaluate('heard'), []);
      await slow.release();
      await answer(tab, 'accept');
      await tab.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length === 2);
      assert.deepEqual(await tab.evaluate(() => (window as unknown as { heard: string[] }).heard), [
        'sqs-cookie-banner-choice',
        'sqs-popup-overlay-open',
      ]);
    };

    it(`${runtime}: a pop-up waits for a banner whose file is still on its way`, async (t) => {
      await waitsForBanner(t, `${runtime}/${BANNER_FILE}`);
    });

    it(`${runtime}: a pop-up waits for the services that know whether the banner has to ask`, async (t) => {
      const atOnce = [...filesOf(runtime, 'sqs-site').keys()].map((file) => basename(file));
      const services = readdirSync(`dist/${runtime}/chunks`)
        .filter((file) => !atOnce.includes(file))
        .find((file) => readFileSync(`dist/${runtime}/chunks/${file}`, 'utf8').includes('countsThisView'));
      await waitsForBanner(t, `${runtime}/chunks/${services}`);
    });

    it(`${runtime}: asks no provider before the site is there and the visitor has agreed, in whichever tab`, async (t) => {
      const restrictive = `${site(RESTRICTIVE)}${BANNER}`;
      const rest = heldAnswer((_request, response) => void response.end(restrictive));
      const streamed: PageAnswer = (request, response) => {
        const [begin] = page(FROM_PROVIDERS).split('</body>');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.write(begin?.replace('type="module"', '$& async'));
        return rest.page(request, response);
      };
      const guests = await serveGuests(t, { '/': streamed, '/b': page(restrictive) }, openWindows);
      const { tab: second } = await guests.open('/b');
      const first = await second.browserContext().newPage();
      const providers = new Set<string>();
      await first.setRequestInterception(true);
      first.on('request', (request) => {
        const { hostname } = new URL(request.url());
        if (!FAR.test(hostname)) return request.continue();
        providers.add(hostname);
        return request.abort();
      });
      const opening = first.goto(guests.origin);
      await first.waitForFunction(() =>
        document.querySelector('sqs-map')?.shadowRoot?.querySelector('[part="map"]'),
      );
      // All but the rest of the page is there.
      await first.waitForNetworkIdle({ concurrency: 1 });
      assert.deepEqual([...providers], []);
      await rest.release();
      await opening;
      await asked(first, true);
      assert.deepEqual([...providers], []);
      await second.bringToFront();
      await answer(second, 'accept');
      const hosts = ['i.ytimg.com', 'tile.openstreetmap.org'];
      const both = Promise.all(
        hosts.map((host) => first.waitForRequest((request) => new URL(request.url()).hostname === host)),
      );
      await first.bringToFront();
      await both;
      assert.deepEqual([...providers].sort(), hosts);
    });

    it(`${runtime}: services that are blocked count nothing and say so`, async (t) => {
      const { open, census } = await serveGuests(t, { '/': page(site(OPEN), [], '') });
      const { tab, problems } = await open('/');
      await tab.setRequestInterception(true);
      let isDefined = false;
      tab.on('request', (request) => (isDefined ? request.abort() : request.continue()));
      await tab.evaluate(() => document.querySelector('sqs-site')?.remove());
      await tab.addScriptTag({ type: 'module', url: `/dist/${runtime}/sqs-site.js` });
      await tab.waitForFunction(() => customElements.get('sqs-site'));
      isDefined = true;
      await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), site(OPEN));
      assert.equal(await isAllowed(tab), undefined);
      // Its words are a file, too.
      assert.ok(
        problems.some((text) => text.startsWith('<sqs-site> counts nothing')),
        problems.join('\n'),
      );
      assert.deepEqual([census, await visitorCookies(tab)], [[], []]);
    });

    it(`${runtime}: with cookies and storage blocked the answer holds for the page, and nothing is kept`, async (t) => {
      const frame = '<iframe sandbox="allow-scripts" src="/framed" width="600" height="600"></iframe>';
      const { open, census } = await serveGuests(t, { '/': page(frame, [], ''), '/framed': page(PAGE) });
      const { tab, problems } = await open('/');
      const child = await tab.waitForFrame((each) => each.url().endsWith('/framed'));
      await child.waitForFunction(() =>
        document.querySelector('sqs-cookie-banner')?.shadowRoot?.querySelector(':popover-open'),
      );
      await child.click('sqs-cookie-banner >>> [part="decline"]');
      await child.waitForFunction(
        () => !document.querySelector('sqs-cookie-banner')?.shadowRoot?.querySelector(':popover-open'),
      );
      assert.equal(
        await child.evaluate(
          () => (document.querySelector('sqs-site') as unknown as SiteTag).consent?.get().performance,
        ),
        false,
      );
      assert.deepEqual(
        census.filter(({ visitor }) => visitor),
        [],
      );
      assert.deepEqual(
        problems.filter((text) => text.includes('<sqs-') || /Error/.test(text)),
        [],
      );
    });
  }
});
