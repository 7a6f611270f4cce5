/** The owner sees who is on the mailing lists. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinList } from '../../../../server/src/connections/lists-store.ts';
import { openDatabase } from '../../../../server/src/db/connect.ts';
import { placeOf } from '../../../support/node/databases.ts';
import {
  assertWellShown,
  clickOn,
  enterView,
  NARROW,
  seeText,
  textsOf,
  WIDE,
} from '../../../support/node/owner-views.ts';
import { startApp, temporaryFolder } from '../../../support/node/server.ts';

const NOW = Date.UTC(2026, 10, 27);
const addressOf = (index: number) => `visitor-${String(index).padStart(3, '0')}@example.com`;

test('the mailing lists', async (test) => {
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { dataDir });
  const db = await openDatabase(await placeOf(test, dataDir));
  for (let index = 0; index < 102; index += 1) {
    const state = index === 101 ? 'pending' : 'subscribed';
    await joinList(db, { listId: 'News & more', email: addressOf(index), state }, NOW);
  }
  await db.destroy();
  const { page, complaints } = await enterView(test, app, '/connections');

  await test.test('stand below the connections, with how many are on each', async () => {
    await seeText(page, '.lines', '101 subscribed · 1 not confirmed · 0 unsubscribed');
    await clickOn(page, 'News & more', '.lines');
    await seeText(page, 'h1:focus', 'News & more');
  });

  await test.test('show their members page by page, and those of one state', async () => {
    await seeText(page, '.lines', addressOf(99));
    assert.match((await textsOf(page, '.lines li'))[0] ?? '', /^visitor-000@example\.com Subscribed since /);
    assert.equal((await textsOf(page, '.lines li')).length, 100);
    await assertWellShown(page);
    await page.setViewport(NARROW);
    const room = await page.evaluate(() => {
      const [head, list] = ['.sheet > header .actions', '.lines'].map((part) => document.querySelector(part));
      return (list?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
    });
    assert.ok(room > 0, 'the list covers what stands above it');
    await page.setViewport(WIDE);
    await clickOn(page, 'Next page');
    await seeText(page, '.lines', addressOf(101));
    await seeText(page, 'h1:focus', 'News & more');
    assert.equal((await textsOf(page, '.lines li')).length, 2);
    await page.select('select', 'pending');
    await page.waitForFunction(() => document.querySelectorAll('.lines li').length === 1);
    assert.match(
      (await textsOf(page, '.lines li'))[0] ?? '',
      /^visitor-101@example\.com Not confirmed since /,
    );
    await page.select('select', 'unsubscribed');
    await seeText(page, '.state-title', 'Nobody is here.');
  });

  await test.test('are downloaded as they are shown, and lead back', async () => {
    await page.select('select', 'pending');
    await seeText(page, '.lines', addressOf(101));
    const csv = await page.$eval('[download]', async (link) =>
      (await fetch((link as HTMLAnchorElement).href)).text(),
    );
    assert.equal(csv.trim().split('\r\n').length, 2);
    await clickOn(page, 'Connections', 'header .actions');
    await seeText(page, 'h1:focus', 'Connections');
    assert.deepEqual(complaints, []);
  });
});
