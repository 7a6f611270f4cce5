/** The owner's inbox, as an owner uses it. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'puppeteer-core';
import { axeProblems } from '../../../support/node/browser.ts';
import {
  assertWellShown,
  clickOn,
  enterView,
  NARROW,
  seeText,
  textsOf,
  WIDE,
} from '../../../support/node/owner-views.ts';
import { createForm, OWNER, startApp, submissionsOf, Visitor } from '../../../support/node/server.ts';

const FIRST_LINES = '.row .row-first';

/** A site with two forms: one of every kind of value, and notes, of which the last is filed as spam. */
async function siteWithSubmissions(test: TestContext): Promise<FastifyInstance> {
  const app = await startApp(test);
  const visitor = await Visitor.arrive(app);
  await createForm(app, {
    id: 'survey',
    name: 'Survey <1>',
    fields: [
      { type: 'text', id: 't', title: 'Your <b>name</b>' },
      { type: 'likert', id: 'l', title: 'Opinion', options: ['Good?'] },
      { type: 'checkbox', id: 'c', title: 'Colours', options: ['Red', 'Blue'] },
      { type: 'email', id: 'e', title: 'Email' },
    ],
  });
  const page = { pageTitle: 'Home', pagePath: '/home' };
  const answers = {
    t: '<img src=x onerror=alert(1)>',
    l: { 'Good?': '2' },
    c: ['Red', 'Blue'],
    e: 'b@c.example',
  };
  await visitor.save('survey', answers, page);
  for (let index = 1; index <= 55; index += 1) await visitor.save('notes', { note: `note ${index}` });
  const [last] = await submissionsOf(app, 'notes');
  const url = `/api/owner/submissions/${last?.id}`;
  await app.inject({ method: 'PUT', url, headers: OWNER, payload: { status: 'spam' } });
  return app;
}

/** What the row or heading with the focus is known by. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement?.querySelector('.row-first') ?? activeElement)?.lastChild?.textContent;
  });

const searched = (page: Page) => page.$eval('[type="search"]', (input) => (input as HTMLInputElement).value);

test('the inbox', async (test) => {
  const app = await siteWithSubmissions(test);
  const { page, origin, complaints } = await enterView(test, app, '/inbox');
  const open = async (query = '') => {
    await page.goto(`${origin}/inbox${query}`);
    await page.waitForSelector('.list-scroll :is(.row, .state-title)');
  };

  await test.test('is read by form, status and words, all of which stand in the address', async () => {
    await seeText(page, FIRST_LINES, 'note 54');
    await seeText(page, '.side-more', 'Survey');
    assert.deepEqual(await textsOf(page, '.side-more a'), [
      'All forms 55 unread',
      'notes 54 unread',
      'Survey <1> 1 unread',
    ]);
    await clickOn(page, 'Spam 1');
    await seeText(page, FIRST_LINES, 'note 55');
    assert.equal(await page.title(), '(55) Inbox · sqs-kit');
    await page.goBack();
    await seeText(page, FIRST_LINES, 'note 54');
    await page.type('[type="search"]', 'NOTE 17');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.row').length === 1);
    assert.match(page.url(), /\?q=NOTE\+17$/);
    await page.reload();
    await seeText(page, FIRST_LINES, 'note 17');
    assert.equal(await searched(page), 'NOTE 17');
  });

  await test.test('shows a submission with the titles of its fields, markup as text, as read', async () => {
    await open('?form=survey');
    await page.click('.row');
    await seeText(page, 'h1', '<img src=x onerror=alert(1)>');
    assert.deepEqual(await textsOf(page, '.values dt'), ['Your <b>name</b>', 'Opinion', 'Colours', 'Email']);
    assert.deepEqual(await textsOf(page, '.values dd'), [
      '<img src=x onerror=alert(1)>',
      'Good?: Strongly Agree',
      'Red Blue',
      'b@c.example',
    ]);
    assert.equal(await page.$eval('.values a', (link) => link.getAttribute('href')), 'mailto:b@c.example');
    assert.match((await textsOf(page, '.submission-from'))[0] ?? '', /^Survey <1> · .* · Home, \/home$/);
    assert.equal(await focused(page), '<img src=x onerror=alert(1)>');
    await page.waitForSelector('.row[aria-current][data-status="read"]');
    await seeText(page, '.side-more', '54 unread');
  });

  await test.test(
    'goes on page by page without losing its place, one thing at a time where it is narrow',
    async () => {
      await page.setViewport(NARROW);
      await open();
      await clickOn(page, 'Show older ones');
      await page.waitForFunction(() => document.activeElement?.matches('.row'));
      assert.equal((await page.$$('.row')).length, 55);
      assert.equal(await focused(page), 'note 4');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.list-pane', { hidden: true });
      await clickOn(page, 'Back to the list');
      await page.waitForSelector('.submission-pane', { hidden: true });
      assert.equal(await focused(page), 'note 4');
      const isInSight = await page.evaluate(() => {
        const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      assert.equal(isInSight, true);
      await page.setViewport(WIDE);
    },
  );

  await test.test('is worked through with the keyboard, and every step can be undone', async () => {
    await open();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), 'note 53');
    await page.keyboard.press('Enter');
    await seeText(page, 'h1', 'note 53');
    await page.keyboard.press('e');
    await seeText(page, '[role="status"]', 'Marked as done.');
    await page.keyboard.press('j');
    await seeText(page, 'h1', 'note 52');
    await page.keyboard.press('s');
    await seeText(page, '[role="status"]', 'Moved to spam.');
    // What has left the list is followed by the one after it.
    await seeText(page, 'h1', 'note 51');
    await clickOn(page, 'Undo');
    await seeText(page, FIRST_LINES, 'note 52');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.row'));
    assert.equal(await focused(page), 'note 51');
    await page.keyboard.press('/');
    await page.keyboard.type('e?');
    assert.equal(await searched(page), 'e?');
  });

  await test.test('brings back what was taken for spam', async () => {
    await open('?status=spam');
    await page.click('.row');
    await clickOn(page, 'Not spam');
    await seeText(page, '.state-title', 'No spam here.');
    const [last] = await submissionsOf(app, 'notes');
    assert.deepEqual(last?.values, { note: 'note 55' });
  });

  await test.test('is downloaded as it is narrowed', async () => {
    await open('?form=notes&status=done');
    const csv = await page.$eval('[download]', async (link) =>
      (await fetch((link as HTMLAnchorElement).href)).text(),
    );
    assert.equal(csv.trim().split('\r\n').length, 2);
    assert.match(csv, /note 53/);
  });

  await test.test(
    'has no accessibility problem and nothing cut off, in either scheme, wide and narrow',
    async () => {
      await open();
      const first = await page.$eval('.row', (row) => row.getAttribute('href')?.replace('/inbox', '') ?? '');
      for (const query of ['', first, '?q=none']) {
        await open(query);
        await assertWellShown(page, query);
      }
      await page.setViewport(WIDE);
      assert.deepEqual(complaints, []);
    },
  );

  await test.test('says what went wrong, and asks again', async () => {
    await open();
    await page.setOfflineMode(true);
    await clickOn(page, 'New');
    await seeText(page, '[role="alert"]', 'The server cannot be reached.');
    assert.deepEqual(await axeProblems(page), []);
    await page.setOfflineMode(false);
    await clickOn(page, 'Try again');
    await seeText(page, FIRST_LINES, 'note 50');
  });

  await test.test('lists its keys, and turns them off for good', async () => {
    await open();
    await page.keyboard.press('?');
    await seeText(page, 'dialog', 'Mark as done');
    assert.deepEqual(await axeProblems(page), []);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await open();
    await page.keyboard.press('j');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
  });

  await test.test('shows each text in its own direction, all of them on one side of the list', async () => {
    await (await Visitor.arrive(app)).save('notes', { note: 'مرحبا، كيف حالك؟' });
    await open();
    await seeText(page, FIRST_LINES, 'مرحبا');
    const shown = await page.$$eval(FIRST_LINES, (lines) =>
      lines.slice(0, 2).map((line) => {
        const { direction, textAlign } = getComputedStyle(line);
        return [direction, textAlign];
      }),
    );
    assert.deepEqual(shown, [
      ['rtl', 'left'],
      ['ltr', 'left'],
    ]);
  });

  await test.test('says in forced colours which tab is the present one', async () => {
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    const lines = await page.$$eval('.tabs a', (tabs) =>
      tabs.map((tab) => [tab.hasAttribute('aria-current'), getComputedStyle(tab).borderBlockEndColor]),
    );
    const [present = []] = lines.filter(([isPresent]) => isPresent);
    const others = lines.filter(([isPresent]) => !isPresent);
    assert.equal(others.length, 4);
    assert.ok(others.every(([, color]) => color !== present[1]));
    await session.detach();
  });
});
