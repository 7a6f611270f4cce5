/** The way into the owner's views, and out of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { axeProblems } from '../../../support/node/browser.ts';
import { addOwner, PASSWORD } from '../../../support/node/owner.ts';
import {
  clickOn,
  enterView,
  fillIn,
  NARROW,
  OWNER_EMAIL,
  openView,
  overflowOf,
  seeText,
  textsOf,
} from '../../../support/node/owner-views.ts';
import { OWNER, OWNER_TOKEN, startApp, Visitor } from '../../../support/node/server.ts';

describe('the owner’s views', () => {
  it('let the first owner make an account with the token that the server printed', async (test) => {
    const { page, complaints } = await openView(test, await startApp(test), '/settings');
    await page.setViewport(NARROW);
    assert.deepEqual([await axeProblems(page), await overflowOf(page)], [[], 0]);
    await clickOn(page, 'Make an account with the owner token');
    await fillIn(page, { token: 'wrong', email: OWNER_EMAIL, password: PASSWORD });
    await seeText(page, '[role="alert"]', 'This is for owners');
    await page.$eval('[name="token"]', (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type('[name="token"]', OWNER_TOKEN);
    await page.keyboard.press('Enter');
    await seeText(page, 'h1:focus', 'Settings');
    assert.ok(!page.url().includes(OWNER_TOKEN));
    assert.deepEqual(complaints, []);
  });

  it('are left by signing out, and take nobody with a wrong password', async (test) => {
    const { page } = await enterView(test, await startApp(test), '/inbox');
    await page.reload();
    await clickOn(page, 'Sign out');
    await page.waitForSelector('.sign-in');
    await page.reload();
    await fillIn(page, { email: OWNER_EMAIL, password: 'not this one' });
    await seeText(page, '[role="alert"]', 'The email address or the password is not right.');
  });

  it('follow each other without a load, and ask for the password where the session has ended', async (test) => {
    const app = await startApp(test);
    const { page, origin } = await enterView(test, app, '/inbox');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const [name, path] of [
      ['Insights', '/insights'],
      ['Connections', '/connections'],
      ['Settings', '/settings'],
    ] as const) {
      await clickOn(page, name, '.views');
      await page.waitForFunction((text) => document.activeElement?.textContent === text, {}, name);
      assert.deepEqual([await page.title(), page.url()], [`${name} · sqs-kit`, origin + path]);
    }
    await page.goBack();
    await seeText(page, 'h1', 'Connections');
    assert.equal(await page.evaluate(() => 'isSame' in window), true);

    await (await Visitor.arrive(app)).save('f', { t: 'Hello' });
    await clickOn(page, 'Inbox', '.views');
    await seeText(page, '[role="status"]', '1 submission');
    assert.doesNotMatch((await textsOf(page, '[role="status"]')).join(), /submissions/);

    await addOwner(app, 'bob@example.com');
    await app.inject({ method: 'DELETE', url: `/api/owner/accounts/${OWNER_EMAIL}`, headers: OWNER });
    await page.click('.row');
    await seeText(page, '.note', 'Your session has ended.');
    await seeText(page, 'h1:focus', 'Sign in');
    assert.deepEqual((await textsOf(page, '[role="status"], [role="alert"]')).join(''), '');
    await fillIn(page, { email: 'bob@example.com', password: PASSWORD });
    await seeText(page, 'h1:focus', 'Hello');
  });
});
