/** The owner's settings, as an owner changes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeProblems } from '../../../support/node/browser.ts';
import { PASSWORD } from '../../../support/node/owner.ts';
import { assertWellShown, clickOn, enterView, fillIn, seeText } from '../../../support/node/owner-views.ts';
import { createForm, OWNER, startApp, submissionsOf, Visitor } from '../../../support/node/server.ts';

const SECOND = 'bob@example.com';

test('the settings', async (test) => {
  const app = await startApp(test);
  const fields = [{ type: 'email', id: 'e', title: 'Email' }];
  await createForm(app, { id: 'f', name: 'Contact', fields });
  await (await Visitor.arrive(app)).save('f', { e: 'Eve@example.com' });
  const { page, complaints } = await enterView(test, app, '/settings');
  await page.waitForSelector('[name="retention:f"]');

  await test.test(
    'have no accessibility problem and nothing cut off, in either scheme, wide and narrow',
    () => assertWellShown(page),
  );

  await test.test('of the site are kept', async () => {
    await fillIn(page, { defaultEmail: 'all@example.com', 'retention:f': '90' });
    await seeText(page, '[role="status"]', 'The settings were saved.');
    const { defaultEmail, retentionDays } = (
      await app.inject({ url: '/api/owner/settings', headers: OWNER })
    ).json();
    assert.deepEqual([defaultEmail, retentionDays], ['all@example.com', { f: 90 }]);
  });

  await test.test('let further owners in, and out again', async () => {
    const form = '[aria-labelledby="owners-title"]';
    await page.type(`${form} [name="email"]`, SECOND);
    await page.type(`${form} [name="password"]`, 'short');
    await page.keyboard.press('Enter');
    await seeText(page, '[role="alert"]', 'A password needs 12 characters or more.');
    await page.type(`${form} [name="password"]`, PASSWORD);
    await page.keyboard.press('Enter');
    await seeText(page, `${form} .lines`, SECOND);
    await clickOn(page, 'Remove', form);
    await clickOn(page, 'Remove', 'dialog');
    await seeText(page, '[role="status"]', `${SECOND} was removed.`);
  });

  await test.test('show a new token once', async () => {
    await fillIn(page, { name: 'Backup' });
    await page.waitForSelector('[aria-label="New token"]');
    const token = await page.$eval('[aria-label="New token"]', (input) => (input as HTMLInputElement).value);
    const answer = await app.inject({
      url: '/api/owner/submissions',
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(await axeProblems(page), []);
    await page.reload();
    await seeText(page, '[aria-labelledby="tokens-title"] .lines', 'Backup');
    assert.equal(await page.$('[aria-label="New token"]'), null);
  });

  await test.test(
    'hand over what is kept of a person, and delete it once the address was typed again',
    async () => {
      const section = '[aria-labelledby="person-title"]';
      await page.type(`${section} [name="email"]`, 'eve@example.com');
      await page.keyboard.press('Enter');
      await seeText(page, `${section} [role="status"]`, '1 submission.');
      const file = await page.$eval(`${section} [download]`, async (link) =>
        (await fetch((link as HTMLAnchorElement).href)).json(),
      );
      assert.equal(file.submissions.length, 1);
      await fillIn(page, { typed: 'somebody@example.com' });
      await seeText(page, `${section} .field-error`, 'This is not eve@example.com.');
      assert.equal((await submissionsOf(app, 'f')).length, 1);
      await page.$eval('[name="typed"]', (input) => (input as HTMLInputElement).select());
      await fillIn(page, { typed: 'eve@example.com' });
      await seeText(page, '[role="status"]', 'Deleted: 1 entry of eve@example.com.');
      await seeText(page, 'h1:focus', 'Settings');
      assert.equal((await submissionsOf(app, 'f')).length, 0);
    },
  );

  await test.test('take a new password', async () => {
    await fillIn(page, { current: PASSWORD, next: 'another battery staple' });
    await seeText(page, '[role="status"]', 'The password was changed');
    assert.deepEqual(
      complaints.filter((words) => !words.includes('400')),
      [],
    );
  });
});
