/** From a visitor in a real browser to what the owner reads: views, clicks, the back/forward cache, consent, errors. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'puppeteer-core';
import { build } from '../../tools/build.mjs';
import { openBrowser, openWindows } from '../support/node/browser.ts';
import { OWNER, startApp, temporaryFolder } from '../support/node/server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const pageWith = (runtime: string, body: string, cookies: object) => `<!doctype html>
<html lang="en"><head><title>Shop</title>
<script type="module" src="/dist/${runtime}/sqs-kit.js"></script></head>
<body><sqs-site><script type="application/json">${JSON.stringify({ websiteId: 'w1', cookieSettings: cookies })}</script></sqs-site>
${body}</body></html>`;

const LINK = '<a id="go" href="/next.html" data-sqs-button>Order</a>';

async function openPage(
  test: TestContext,
  runtime: string,
  body = LINK,
  cookies: object = {},
  open = openBrowser,
) {
  const siteDir = temporaryFolder(test);
  writeFileSync(join(siteDir, 'shop.html'), pageWith(runtime, body, cookies));
  writeFileSync(join(siteDir, 'next.html'), '<!doctype html><title>Next</title><p>Next');
  writeFileSync(
    join(siteDir, 'boom.js'),
    "document.getElementById('boom').onclick = () => { throw new Error('boom'); };",
  );
  const app = await startApp(test, { siteDir, kitDir: join(ROOT, 'dist') });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await open(test)).newPage();
  await page.goto(`${origin}/shop.html`);
  return { app, page, origin };
}

interface SiteTag {
  updateComplete: Promise<void>;
  tracker: { event(name: string, payload: object, encoding: 'form' | 'json'): Promise<boolean> };
}

type Report = Record<string, unknown> & { data: Record<string, unknown> };

async function read(app: FastifyInstance, list: string): Promise<Report[]> {
  return (await app.inject({ url: `/api/owner/${list}`, headers: OWNER })).json();
}

/** Waits until a list has so many entries. */
async function arrived(app: FastifyInstance, list: string, count: number): Promise<Report[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const reports = await read(app, list);
    if (reports.length >= count) return reports;
    assert.ok(Date.now() < deadline, `${list} has ${reports.length} entries, not ${count}`);
    // The browser needs the processor.
    await setTimeout(20);
  }
}

const cookieNames = async (page: Page) => (await page.cookies()).map(({ name }) => name);

describe('what a visitor’s browser reports', () => {
  before(() => build());

  for (const runtime of ['cdn', 'lite']) {
    it(`a view, a button as seen and its click, which leaves the page (${runtime})`, async (test) => {
      const { app, page } = await openPage(test, runtime);
      const [view] = await arrived(app, 'hits?kind=RecordHit', 1);
      assert.equal(view?.data.pagePath, '/shop.html');
      assert.equal(view?.data.websiteId, 'w1');
      assert.match(String(view?.ss_cvr), /^[0-9a-f]{32}\|\d+\|\d+\|\d+\|1$/);
      await arrived(app, 'hits?kind=button-render', 1);
      await Promise.all([page.waitForNavigation(), page.click('#go')]);
      assert.match(page.url(), /\/next\.html$/);
      const [click, ...others] = await arrived(app, 'hits?kind=button-click', 1);
      assert.deepEqual([click?.data.buttonText, others], ['Order', []]);
    });
  }

  it('another view when the page comes back from the back/forward cache', async (test) => {
    const { app, page } = await openPage(test, 'lite', LINK, {}, openWindows);
    await arrived(app, 'hits?kind=button-render', 1);
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.title = `restored ${event.persisted}`;
      });
    });
    await Promise.all([page.waitForNavigation(), page.click('#go')]);
    await page.goBack();
    assert.equal(await page.title(), 'restored true');
    const views = await arrived(app, 'hits?kind=RecordHit', 2);
    assert.equal(views.length, 2);
    assert.equal(views[0]?.ss_cvr, views[1]?.ss_cvr);
  });

  it('nobody’s name before the visitor agrees, nor after the visitor declines', async (test) => {
    const cookies = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
    const { app, page } = await openPage(test, 'lite', '<sqs-cookie-banner></sqs-cookie-banner>', cookies);
    const [first] = await arrived(app, 'hits?kind=RecordHit', 1);
    assert.equal(first?.ss_cvr, '');
    assert.equal((await cookieNames(page)).includes('ss_cvr'), false);
    await page.click('sqs-cookie-banner >>> [part="accept"]');
    await page.reload();
    const [second] = await arrived(app, 'hits?kind=RecordHit', 2);
    assert.notEqual(second?.ss_cvr, '');
    await page.evaluate(() =>
      (document.querySelector('sqs-cookie-banner') as unknown as { show(): void }).show(),
    );
    await page.click('sqs-cookie-banner >>> [part="decline"]');
    assert.equal((await cookieNames(page)).includes('ss_cvr'), false);
  });

  it('a script error, with the crumb of the page', async (test) => {
    const button = '<button id="boom">Break</button><script src="/boom.js"></script>';
    const { app, page } = await openPage(test, 'lite', button);
    // What catches errors comes with what counts the view.
    await arrived(app, 'hits?kind=RecordHit', 1);
    await page.click('#boom');
    const [report] = await arrived(app, 'errors', 1);
    assert.ok(report);
    const { message } = report.data.error as { message: string };
    assert.deepEqual([report.event, report.data.websiteId, message], ['sqs-kit', 'w1', 'Error: boom']);
  });

  it('a named event, form-encoded and as JSON', async (test) => {
    const { app, page } = await openPage(test, 'lite');
    for (const encoding of ['form', 'json'] as const) {
      const isTaken = await page.evaluate(async (how) => {
        const site = document.querySelector('sqs-site') as unknown as SiteTag;
        await site.updateComplete;
        return site.tracker.event('add-to-cart', { sku: '1' }, how);
      }, encoding);
      assert.equal(isTaken, true);
    }
    const events = await read(app, 'events');
    assert.deepEqual(
      events.map(({ event, data }) => [event, data.sku, data.websiteId]),
      [
        ['add-to-cart', '1', 'w1'],
        ['add-to-cart', '1', 'w1'],
      ],
    );
  });
});
