import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { joinList } from '../../../server/src/connections/lists-store.ts';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import {
  createForm,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
  Visitor,
} from '../../support/node/server.ts';

const ADA = 'ada@example.com';
const NOW = Date.UTC(2026, 10, 27);

/** A site that knows Ada by everything that it can know somebody by, and Bob, who writes about her. */
async function startWithPeople(test: TestContext) {
  const dataDir = temporaryFolder(test);
  const app = await startApp(test, { dataDir, now: () => NOW });
  await createForm(app, { id: 'f', fields: [{ type: 'email', id: 'e', title: 'Email' }] });
  const visitor = await Visitor.arrive(app);
  await visitor.save('f', { e: ' Ada@Example.com', m: 'Hello' });
  await visitor.save('other', { who: { mail: ADA }, m: '[url=spam]' });
  await visitor.save('f', { e: 'bob@example.com', m: `I am looking for ${ADA}` });
  await visitor.save('f', { e: 'grand-ada@example.com' });
  for (const email of ['ADA@example.com', 'bob@example.com'])
    await visitor.post('/api/commerce/restock-notifications', { productId: 'p', email });
  const user = { email: ADA, password: 'a visitor' };
  await app.inject({ method: 'POST', url: '/api/owner/site-users', headers: OWNER, payload: user });
  await visitor.post('/api/site-users/account/session', user);
  const db = await openDatabase(await placeOf(test, dataDir));
  await joinList(db, { listId: 'news', email: ADA, state: 'subscribed' }, NOW);
  await db.destroy();
  const ask = async (method: 'GET' | 'DELETE', email: string) => {
    const url = `/api/owner/people?email=${encodeURIComponent(email)}`;
    return (await app.inject({ method, url, headers: OWNER })).json();
  };
  return { app, ask };
}

describe('a person who asks', () => {
  it('what is kept about them is answered all of it, and nothing of others', async (test) => {
    const { ask } = await startWithPeople(test);
    const { submissions, restockSignUps, ...rest } = await ask('GET', ' ADA@example.com ');
    assert.deepEqual(
      submissions.map(
        ({ formId, status, shown }: { formId: string; status: string; shown: [{ title: string }] }) => [
          formId,
          status,
          shown[0].title,
        ],
      ),
      [
        ['f', 'new', 'Email'],
        ['other', 'spam', 'who'],
      ],
    );
    assert.deepEqual(restockSignUps, [
      { productId: 'p', variantId: '', createdAt: new Date(NOW).toISOString() },
    ]);
    assert.deepEqual(rest, {
      email: ADA,
      listMemberships: [{ listId: 'news', state: 'subscribed', since: new Date(NOW).toISOString() }],
      hasSiteAccount: true,
      cart: [],
    });
  });

  it('to be forgotten is, and others stay', async (test) => {
    const { app, ask } = await startWithPeople(test);
    // Two submissions, one sign-up, one membership, one account with its session.
    assert.deepEqual(await ask('DELETE', ADA), { deleted: 6 });
    const nothing = {
      submissions: [],
      restockSignUps: [],
      listMemberships: [],
      hasSiteAccount: false,
      cart: [],
    };
    assert.deepEqual(await ask('GET', ADA), { email: ADA, ...nothing });
    assert.deepEqual(await ask('DELETE', ADA), { deleted: 0 });
    assert.equal((await submissionsOf(app, 'f')).length, 2);
    assert.equal((await ask('GET', 'bob@example.com')).restockSignUps.length, 1);
  });

  it('has an address', async (test) => {
    const { ask } = await startWithPeople(test);
    assert.equal((await ask('DELETE', '%')).code, 'email');
  });
});
