import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { joinList, setMemberState } from '../../../server/src/connections/lists-store.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import { OWNER, startApp, temporaryFolder } from '../../support/node/server.ts';

const NOW = Date.UTC(2026, 10, 27);
const LATER = Date.UTC(2026, 10, 28);

async function startWithLists(test: TestContext) {
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { dataDir });
  const db = await openDatabase(await placeOf(test, dataDir));
  const join = (listId: string, email: string, state: 'pending' | 'subscribed') =>
    joinList(db, { listId, email, state }, NOW);
  await join('News/1', 'Cleo@example.com', 'subscribed');
  await join('News/1', 'ada@example.com', 'pending');
  await setMemberState(db, (await join('News/1', 'bob@example.com', 'subscribed')).id, 'unsubscribed', LATER);
  await join('News/1', "=cmd()'@example.com", 'subscribed');
  await join('other', 'ada@example.com', 'subscribed');
  await db.destroy();
  const ask = (path: string, headers = OWNER) => app.inject({ url: `/api/owner/lists${path}`, headers });
  return { ask };
}

const iso = (moment: number) => new Date(moment).toISOString();

describe('the mailing lists', () => {
  it('are counted by state, and their members read page by page', async (test) => {
    const { ask } = await startWithLists(test);
    assert.deepEqual((await ask('')).json(), [
      { id: 'News/1', pending: 1, subscribed: 2, unsubscribed: 1 },
      { id: 'other', pending: 0, subscribed: 1, unsubscribed: 0 },
    ]);
    const all = (await ask('/News%2F1')).json();
    assert.deepEqual(all.slice(1), [
      { email: 'ada@example.com', state: 'pending', since: iso(NOW) },
      { email: 'bob@example.com', state: 'unsubscribed', since: iso(LATER) },
      { email: 'cleo@example.com', state: 'subscribed', since: iso(NOW) },
    ]);
    const page = await ask('/News%2F1?limit=1&after=ada@example.com');
    assert.deepEqual(page.json(), [all[2]]);
    assert.deepEqual((await ask('/News%2F1?state=pending')).json(), [all[1]]);
    assert.deepEqual((await ask('/nobody')).json(), []);
    assert.equal((await ask('/News%2F1?state=gone')).statusCode, 400);
  });

  it('are written as CSV, in which no address is a formula', async (test) => {
    const { ask } = await startWithLists(test);
    const { body, headers } = await ask('/News%2F1/members.csv?state=subscribed');
    assert.equal(headers['content-disposition'], 'attachment; filename="list-News_1.csv"');
    assert.equal(
      body,
      `\uFEFFemail,state,since\r\n'=cmd()'@example.com,subscribed,${iso(NOW)}\r\ncleo@example.com,subscribed,${iso(NOW)}\r\n`,
    );
  });

  it('are nobody’s but the owner’s', async (test) => {
    const { ask } = await startWithLists(test);
    for (const path of ['', '/other', '/other/members.csv'])
      assert.equal((await ask(path, { authorization: 'Bearer wrong' })).statusCode, 401);
  });
});
