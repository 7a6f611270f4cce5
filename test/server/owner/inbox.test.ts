import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'puppeteer-core';
import { axeProblems, openBrowser } from '../../support/node/browser.ts';
import { createForm, OWNER_TOKEN, startApp, Visitor } from '../../support/node/server.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

/** The inbox of a site with two forms, opened in Chrome; `complaints` collects console errors and policy violations. */
async function openInbox(test: TestContext) {
  const app = await startApp(test);
  await fill(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await (await openBrowser(test)).newPage();
  await page.setViewport(WIDE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${origin}/inbox`);
  return { page, complaints };
}

async function fill(app: FastifyInstance) {
  const visitor = await Visitor.arrive(app);
  await createForm(app, {
    id: 'survey',
    name: 'Survey <1>',
    fields: [
      { type: 'text', id: 't', title: 'Your <b>name</b>' },
      { type: 'likert', id: 'l', title: 'Opinion', options: ['Good?'] },
      { type: 'checkbox', id: 'c', title: 'Colours', options: ['Red', 'Blue'] },
    ],
  });
  const page = { pageTitle: 'Home', pagePath: '/home' };
  await visitor.save(
    'survey',
    { t: '<img src=x onerror=alert(1)>', l: { 'Good?': '2' }, c: ['Red', 'Blue'] },
    page,
  );
  for (let index = 1; index <= 60; index += 1) await visitor.save('guestbook', { note: `note ${index}` });
}

async function signIn(page: Page, token: string) {
  await page.waitForSelector('#entry:not([hidden])');
  await page.type('#token', token);
  await page.keyboard.press('Enter');
}

const texts = (page: Page, selector: string) =>
  page.$$eval(selector, (nodes) =>
    nodes.map((node) => {
      const shown = (node as HTMLElement).innerText;
      return shown.replace(/\s+/g, ' ').trim();
    }),
  );

async function click(page: Page, selector: string, text: string) {
  const buttons = await page.$$(selector);
  for (const button of buttons) {
    if ((await button.evaluate((node) => node.textContent))?.includes(text)) return button.click();
  }
  throw new Error(`No ${selector} says ${text}.`);
}

const waitForText = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent?.includes(what),
    {},
    selector,
    text,
  );

describe('the inbox', () => {
  it('refuses a wrong token, takes the right one, keeps it in this tab and never in the address', async (test) => {
    const { page, complaints } = await openInbox(test);
    await signIn(page, 'wrong');
    await waitForText(page, '#token-error', 'This is not the owner token.');
    assert.equal(await page.$eval('#rooms', (node) => node.checkVisibility()), false);
    complaints.length = 0;
    await signIn(page, OWNER_TOKEN);
    await waitForText(page, '#status', '50 shown');
    assert.ok(!page.url().includes(OWNER_TOKEN));
    await page.reload();
    await waitForText(page, '#status', '50 shown');
    await page.click('#leave');
    await page.waitForSelector('#entry:not([hidden])');
    await page.reload();
    await page.waitForSelector('#entry:not([hidden])');
    assert.deepEqual(complaints, []);
  });

  it('shows forms, their submissions, search and older ones', async (test) => {
    const { page } = await openInbox(test);
    await signIn(page, OWNER_TOKEN);
    await waitForText(page, '#status', '50 shown');
    assert.deepEqual(await texts(page, '#forms button'), [
      'All submissions 61',
      'guestbook 60',
      'Survey <1> 1',
    ]);
    await page.click('#more');
    await waitForText(page, '#status', '61 shown');
    await click(page, '#forms button', 'guestbook');
    await waitForText(page, '#list-title', 'guestbook');
    assert.match((await texts(page, '#list strong'))[0] ?? '', /^note 60$/);
    await page.type('#words', 'NOTE 7');
    await page.keyboard.press('Enter');
    await waitForText(page, '#status', '1 shown');
    assert.deepEqual(await texts(page, '#list strong'), ['note 7']);
  });

  it('shows one submission with the titles of its fields, markup as text, without a policy violation', async (test) => {
    const { page, complaints } = await openInbox(test);
    await signIn(page, OWNER_TOKEN);
    await waitForText(page, '#status', 'shown');
    await click(page, '#forms button', 'Survey');
    await waitForText(page, '#status', '1 shown');
    await page.click('#list button');
    await waitForText(page, '#detail', 'Opinion');
    assert.deepEqual(await texts(page, '#detail dt'), [
      'Your <b>name</b>',
      'Opinion',
      'Colours',
      'Sent from',
    ]);
    assert.deepEqual(await texts(page, '#detail dd'), [
      '<img src=x onerror=alert(1)>',
      'Good?: Strongly Agree',
      'Red Blue',
      'Home, /home',
    ]);
    assert.equal(await page.$eval('#detail-title', (node) => node === document.activeElement), true);
    assert.deepEqual(complaints, []);
  });

  for (const scheme of ['light', 'dark']) {
    for (const viewport of [WIDE, NARROW]) {
      it(`has no accessibility problem, ${scheme}, ${viewport.width} px, nothing cut off`, async (test) => {
        const { page } = await openInbox(test);
        await page.setViewport(viewport);
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.waitForSelector('#entry:not([hidden])');
        assert.deepEqual(await axeProblems(page), []);
        await signIn(page, OWNER_TOKEN);
        await waitForText(page, '#status', 'shown');
        await page.click('#list button');
        await waitForText(page, '#detail', 'Sent from');
        assert.deepEqual(await axeProblems(page), []);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(overflow, 0);
      });
    }
  }
});
