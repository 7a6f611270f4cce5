/** The owner sets up where submissions go, and sees whether they arrived. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeProblems } from '../../../support/node/browser.ts';
import { startTarget } from '../../../support/node/http-target.ts';
import {
  assertWellShown,
  clickOn,
  enterView,
  fillIn,
  seeText,
  textsOf,
} from '../../../support/node/owner-views.ts';
import { createForm, NO_MEANS, startApp, Visitor } from '../../../support/node/server.ts';

test('the connections', async (test) => {
  const target = await startTarget(test);
  const delivery = { ...NO_MEANS, allowPrivateTargets: true, secretKeys: ['k'.repeat(32)] };
  const app = await startApp(test, { delivery });
  await createForm(app, { id: 'f', name: 'Contact', fields: [{ type: 'text', id: 't', title: 'Text' }] });
  const { page, complaints } = await enterView(test, app, '/connections?form=f');

  await test.test('are added by what their kind asks for, with what is wrong beside its field', async () => {
    await seeText(page, 'h2', 'Submissions of Contact are sent to');
    await clickOn(page, 'Webhook', '.kinds');
    await page.waitForSelector('dialog');
    await fillIn(page, { url: 'ftp://nowhere.example', signingSecret: 'sixteen letters or more' });
    await page.waitForSelector('[name="url"][aria-invalid]');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'url');
    assert.deepEqual(await axeProblems(page), []);
    await page.$eval('[name="url"]', (input) => (input as HTMLInputElement).select());
    await fillIn(page, { url: `${target.url}/a` });
    await page.waitForSelector('dialog', { hidden: true });
    await seeText(page, '.lines', 'Webhook · Connected');
  });

  await test.test('are tried, and say how it went', async () => {
    await clickOn(page, 'Send a test');
    await seeText(page, '[role="status"]', 'The test was delivered');
    target.answer = () => ({ status: 410 });
    await clickOn(page, 'Send a test');
    await seeText(page, '[role="alert"]', 'The test did not arrive.');
  });

  await test.test('keep secrets to themselves, and can be switched off', async () => {
    await clickOn(page, 'Edit');
    await page.waitForSelector('dialog');
    const secrets = await page.$$eval('dialog [type="password"]', (inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    assert.ok(secrets.every((value) => value === ''));
    await page.keyboard.press('Escape');
    await page.click('[role="switch"]');
    await seeText(page, '.lines', 'Disconnected: nothing is sent');
    await page.click('[role="switch"]');
    await seeText(page, '.lines', 'Webhook · Connected');
  });

  await test.test(
    'have no accessibility problem and nothing cut off, in either scheme, wide and narrow',
    () => assertWellShown(page),
  );

  await test.test('show at each submission what did not arrive, and try it again', async () => {
    await (await Visitor.arrive(app)).save('f', { t: 'Is anybody there?' });
    await app.outbox.runDue();
    await clickOn(page, 'Inbox', '.views');
    await seeText(page, '.row', 'Is anybody there?');
    await page.click('.row');
    await seeText(page, '.deliveries', 'Not delivered');
    assert.deepEqual(await axeProblems(page), []);
    target.answer = () => ({ status: 200 });
    await clickOn(page, 'Try again');
    await seeText(page, '[role="status"]', 'Delivered.');
    assert.match((await textsOf(page, '.deliveries li')).join(), /Delivered$/);
  });

  await test.test('say the ids of forms that are named alike', async () => {
    await createForm(app, { id: 'g', name: 'Contact', fields: [] });
    await clickOn(page, 'Connections', '.views');
    await seeText(page, 'nav [aria-current]', 'Contact (f)');
    assert.deepEqual(await textsOf(page, '.form-name'), ['Contact (f)', 'Contact (g)']);
    await clickOn(page, 'Forms', '.views');
    await seeText(page, '.lines', 'Contact (g)');
  });

  await test.test('are removed once the owner has said so twice', async () => {
    await clickOn(page, 'Connections', '.views');
    await clickOn(page, 'Remove', '.lines');
    await page.waitForSelector('dialog');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Cancel');
    await clickOn(page, 'Remove', 'dialog');
    await seeText(page, '.sheet', 'Nobody yet.');
    await seeText(page, 'h1:focus', 'Connections');
    assert.deepEqual(
      complaints.filter((words) => !words.includes('400')),
      [],
    );
  });
});
