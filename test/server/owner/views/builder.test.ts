/** The owner builds a form: adds, orders, edits and removes fields, saves, and never loses what is not saved. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { build } from '../../../../tools/build.mjs';
import { axeProblems } from '../../../support/node/browser.ts';
import {
  assertWellShown,
  clickOn,
  enterView,
  fillIn,
  seeText,
  textsOf,
} from '../../../support/node/owner-views.ts';
import { OWNER, startApp } from '../../../support/node/server.ts';

const KIT = join(import.meta.dirname, '../../../../dist');

const namesOf = (page: Page) => textsOf(page, '.field-name');
/** Labels of the preview, as visitors read them. */
const shownOf = (page: Page) => textsOf(page, 'sqs-form [data-part="label"]');

test('the form builder', async (test) => {
  await build();
  const app = await startApp(test, { kitDir: KIT });
  const { page, complaints } = await enterView(test, app, '/forms');
  const stored = async () => {
    const id = new URL(page.url()).searchParams.get('form');
    return (await app.inject({ url: `/api/rest/forms/${id}`, headers: OWNER })).json();
  };
  const save = async () => {
    await clickOn(page, 'Save', 'header');
    await seeText(page, 'header [role="status"]', 'Saved');
    await seeText(page, '.news', 'The form was saved.');
  };

  await test.test('makes a form of what it begins as', async () => {
    await seeText(page, '.state', 'There is no form yet.');
    await clickOn(page, 'New form');
    await page.waitForSelector('dialog');
    assert.deepEqual(await axeProblems(page), []);
    await fillIn(page, { name: 'Write to us' });
    await seeText(page, '.title', 'Write to us');
    assert.deepEqual(await namesOf(page), ['Name', 'Email', 'Subject', 'Message']);
    assert.equal((await stored()).name, 'Write to us');
  });

  await test.test('shows it as visitors see it, and sends nothing from there', async () => {
    await page.waitForFunction(() => document.querySelectorAll('sqs-form [data-part="label"]').length === 4);
    for (const [name, text] of [
      ['name.first', 'A'],
      ['email', 'a@b.co'],
      ['subject', 'S'],
      ['message', 'M'],
    ])
      await page.type(`sqs-form [name="${name}"]`, text ?? '');
    await page.click('sqs-form [type="submit"]');
    await seeText(page, '.news', 'This is the preview: nothing was sent.');
    const sent = await app.inject({ url: '/api/owner/submissions', headers: OWNER });
    assert.deepEqual(sent.json(), []);
  });

  await test.test('adds a field, and the preview follows each letter', async () => {
    await clickOn(page, 'Add a field');
    await page.waitForSelector('dialog');
    assert.deepEqual(await axeProblems(page), []);
    await clickOn(page, 'One of several', 'dialog');
    await page.waitForFunction(() => document.activeElement?.closest('[data-field="radio"]'));
    await page.keyboard.type('Colour');
    await page.click('[data-field="radio"] textarea', { count: 3 });
    await page.$eval('[data-field="radio"] textarea', (area) => (area as HTMLTextAreaElement).select());
    await page.keyboard.press('Delete');
    await seeText(page, '[data-field="radio"] .field-open', 'has nothing to choose from');
    await page.keyboard.type('Red\n\nBlue');
    await page.waitForFunction(() => document.querySelector('sqs-form input[value="Blue"]'));
    assert.match((await shownOf(page)).join(), /Colour/);
    assert.equal(await page.$$eval('sqs-form input[type="radio"]', ({ length }) => length), 2);
    assert.deepEqual((await stored()).fields.length, 4, 'nothing is saved by itself');
  });

  await test.test('orders fields by keys, and says where each one is', async () => {
    await page.focus('[aria-label="Move Colour"]');
    await page.keyboard.press('ArrowUp');
    await seeText(page, '.news', 'Colour is now 4 of 5.');
    await page.keyboard.press('Home');
    await seeText(page, '.news', 'Colour is now 1 of 5.');
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Move Colour',
    );
    assert.deepEqual(await namesOf(page), ['Colour', 'Name', 'Email', 'Subject', 'Message']);
    await clickOn(page, 'Move down');
    await seeText(page, '.news', 'Colour is now 2 of 5.');
  });

  /** Drags the handle of a field over the line of another one. */
  async function drag(from: string, to: string, drop: () => Promise<void>) {
    const centre = async (selector: string) => {
      const box = await (await page.waitForSelector(selector))?.boundingBox();
      assert.ok(box);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const start = await centre(`[aria-label="Move ${from}"]`);
    const end = await centre(`[data-field="${to}"] .field-line`);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, end.y + 12, { steps: 8 });
    await page.waitForSelector('[data-dragged]');
    await drop();
  }

  await test.test('orders fields by dragging, which Escape takes back', async () => {
    await page.click('[data-field="radio"] .field-open');
    await drag('Colour', 'message', () => page.mouse.up());
    await seeText(page, '.news', 'Colour is now 5 of 5.');
    assert.deepEqual(await namesOf(page), ['Name', 'Email', 'Subject', 'Message', 'Colour']);
    await drag('Name', 'subject', () => page.keyboard.press('Escape'));
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('[data-dragged]'));
    assert.deepEqual(await namesOf(page), ['Name', 'Email', 'Subject', 'Message', 'Colour']);
  });

  await test.test('removes a field, and takes that back', async () => {
    await clickOn(page, 'Remove Subject');
    await seeText(page, '.news', 'Subject was removed.');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'field-open');
    await clickOn(page, 'Undo');
    assert.deepEqual(await namesOf(page), ['Name', 'Email', 'Subject', 'Message', 'Colour']);
  });

  await test.test('warns before it is left, and has what is not saved again', async () => {
    await clickOn(page, 'Inbox', '.views');
    await seeText(page, 'dialog', 'Leave without saving?');
    assert.deepEqual(await axeProblems(page), []);
    await clickOn(page, 'Stay', 'dialog');
    assert.match(page.url(), /\/forms\?form=/);
    await clickOn(page, 'Inbox', '.views');
    await clickOn(page, 'Leave', 'dialog');
    await page.waitForFunction(() => location.pathname === '/inbox');
    await page.goBack();
    await seeText(page, '.news', 'Changes that were not saved are back.');
    assert.equal((await namesOf(page)).at(-1), 'Colour');
  });

  await test.test('keeps the changes when a save fails, and saves them then', async () => {
    await page.setOfflineMode(true);
    await clickOn(page, 'Save', 'header');
    await seeText(page, '.problem', 'The server cannot be reached.');
    await page.setOfflineMode(false);
    complaints.length = 0;
    await save();
    const { fields } = await stored();
    assert.deepEqual(fields.at(-1), {
      ...fields.at(-1),
      type: 'radio',
      title: 'Colour',
      options: ['Red', 'Blue'],
    });
    await clickOn(page, 'Inbox', '.views');
    await page.waitForFunction(() => location.pathname === '/inbox', {});
    await page.goBack();
    await page.waitForSelector('.fields li');
  });

  await test.test(
    'keeps what another owner has saved meanwhile, and asks where both changed the same',
    async () => {
      const { id, ...form } = await stored();
      const elsewhere = async (more: object) => {
        const payload = { ...form, ...more };
        const url = `/api/rest/forms/${id}`;
        assert.equal((await app.inject({ method: 'PUT', url, headers: OWNER, payload })).statusCode, 200);
      };
      const rename = async (name: string) => {
        await page.$eval('.builder input', (input) => (input as HTMLInputElement).select());
        await page.type('.builder input', name);
      };
      await elsewhere({ successRedirect: '/thanks' });
      await rename('Mine');
      await save();
      assert.deepEqual([(await stored()).name, (await stored()).successRedirect], ['Mine', '/thanks']);
      await elsewhere({ name: 'Theirs' });
      await rename('Write to us');
      await clickOn(page, 'Save', 'header');
      await seeText(
        page,
        '.problem',
        'Nothing was saved: somebody has changed the same part of this form meanwhile.',
      );
      assert.equal((await stored()).name, 'Theirs');
      await save();
      assert.equal((await stored()).name, 'Write to us');
    },
  );

  await test.test('goes through its tabs by the arrows, each without an accessibility problem', async () => {
    await page.focus('[role="tab"][aria-selected="true"]');
    for (const name of ['Storage', 'Advanced', 'Captcha', 'Disclaimer']) {
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((words) => document.activeElement?.textContent === words, {}, name);
      await page.waitForSelector('[role="tabpanel"] :is(input, textarea, button)');
      await assertWellShown(page, name);
    }
  });

  await test.test('sets what a form says, and leaves to the page’s language what nobody wrote', async () => {
    await page.type('[role="tabpanel"] textarea', 'No spam. <a href="/privacy">Privacy</a>');
    await seeText(page, 'sqs-form', 'No spam. Privacy');
    await save();
    const { disclaimerMessage } = await stored();
    assert.equal(disclaimerMessage, 'No spam. <a href="/privacy">Privacy</a>');
    const raw = await app.inject(`/api/rest/forms/${(await stored()).id}`);
    assert.equal(raw.json().submitButtonText, undefined);
  });

  await test.test('hands out its tag', async () => {
    await clickOn(page, 'Copy');
    await seeText(page, '.news', 'The tag');
    const html = await page.$eval(
      '[aria-label="Tag for your pages"]',
      (input) => (input as HTMLInputElement).value,
    );
    assert.equal(html, `<sqs-form form-id="${(await stored()).id}"></sqs-form>`);
  });

  await test.test('has the connections of the form under Storage', async () => {
    await clickOn(page, 'Storage', '[role="tablist"]');
    await seeText(page, '[role="tabpanel"] h2', 'Submissions of Write to us are sent to');
  });

  await test.test('is well shown with a field open, in either scheme, wide and narrow', async () => {
    await clickOn(page, 'Build', '[role="tablist"]');
    await page.click('[data-field="radio"] .field-open');
    await assertWellShown(page, 'a field open');
    await clickOn(page, 'All forms');
    await seeText(page, '.lines', 'Write to us');
    await assertWellShown(page, 'the list');
  });

  assert.deepEqual(complaints, []);
});
