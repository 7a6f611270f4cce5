import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import { addOwner, OwnerBrowser, PASSWORD } from '../../support/node/owner.ts';
import { handClock, OWNER, startApp, temporaryFolder } from '../../support/node/server.ts';

const INBOX = '/api/owner/submissions';
const SESSION = '/api/owner/session';
const ADA = 'ada@example.com';
const BOB = 'bob@example.com';
const WEEK_SECONDS = 7 * 86_400;

describe('an owner’s session', () => {
  it('begins with the password, opens the inbox and ends with signing out, for every copy of the cookie', async (test) => {
    const app = await startApp(test);
    await addOwner(app, ADA);
    const browser = new OwnerBrowser(app);
    assert.equal((await browser.ask('GET', SESSION)).statusCode, 401);
    const signedIn = await browser.signIn(' Ada@Example.com ');
    assert.deepEqual(signedIn.json(), { email: ADA });
    assert.deepEqual((await browser.ask('GET', SESSION)).json(), { email: ADA });
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 200);
    const kept = { ...browser.cookies };
    assert.equal((await browser.ask('DELETE', SESSION)).statusCode, 204);
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 401);
    assert.equal((await app.inject({ url: INBOX, cookies: kept })).statusCode, 401);
    assert.equal((await browser.ask('DELETE', SESSION)).statusCode, 204, 'once more does no harm');
  });

  it('is a cookie that no script reads, a new one for each sign-in, and lasts a week', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    await addOwner(app, ADA);
    const browser = new OwnerBrowser(app);
    const planted = { ownerSession: 'planted' };
    Object.assign(browser.cookies, planted);
    const cookie = (await browser.signIn(ADA)).cookies.find(({ name }) => name === 'ownerSession');
    assert.deepEqual(
      [cookie?.httpOnly, cookie?.sameSite, cookie?.path, cookie?.maxAge, cookie?.secure],
      [true, 'Lax', '/', WEEK_SECONDS, undefined],
    );
    const first = { ...browser.cookies };
    assert.equal((await app.inject({ url: INBOX, cookies: planted })).statusCode, 401);
    await browser.signIn(ADA);
    assert.notEqual(browser.cookies.ownerSession, first.ownerSession);
    assert.equal((await app.inject({ url: INBOX, cookies: first })).statusCode, 401, 'the one before ended');
    clock.advance(WEEK_SECONDS - 1);
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 200);
    clock.advance(1);
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 401);
  });

  it('is secure and of this host alone over https', async (test) => {
    const app = await startApp(test, { trustProxy: 1 });
    await addOwner(app, ADA);
    const browser = new OwnerBrowser(app);
    browser.headers = { 'x-forwarded-proto': 'https' };
    const { cookies } = await browser.signIn(ADA);
    const cookie = cookies.find(({ name }) => name.endsWith('ownerSession'));
    assert.deepEqual([cookie?.name, cookie?.secure], ['__Host-ownerSession', true]);
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 200);
    const out = await browser.ask('DELETE', SESSION);
    assert.equal(out.cookies.find(({ name }) => name === '__Host-ownerSession')?.secure, true);
  });

  it('writes with the crumb alone; a bearer token needs none', async (test) => {
    const app = await startApp(test);
    const browser = await OwnerBrowser.enter(app, ADA);
    const { crumb: _, ...cookies } = browser.cookies;
    const create = { method: 'POST', url: '/api/rest/forms', payload: { id: 'f' } } as const;
    const refused = await app.inject({ ...create, cookies });
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'crumb']);
    const other = (await app.inject('/inbox')).cookies.find(({ name }) => name === 'crumb')?.value ?? '';
    const forged = { ...create, cookies: { ...cookies, crumb: other }, headers: { 'x-csrf-token': other } };
    assert.equal((await app.inject(forged)).statusCode, 403, 'the crumb of somebody else, planted');
    assert.equal((await app.inject({ ...create, headers: OWNER })).statusCode, 201);
    assert.equal((await browser.ask('PUT', '/api/rest/forms/f', { name: 'F' })).statusCode, 200);
  });

  it('is not lent to pages of other origins, those that may submit here included', async (test) => {
    const origin = 'https://shop.example.com';
    const app = await startApp(test, { allowedOrigins: [origin] });
    const { cookies } = await OwnerBrowser.enter(app, ADA);
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: INBOX, cookies, headers })).statusCode;
    assert.equal(await ask({ origin }), 401);
    assert.equal(await ask({ origin, 'sec-fetch-site': 'same-site' }), 401);
    assert.equal(await ask({ origin: 'null' }), 401);
    assert.equal(await ask({ origin: 'http://localhost:80', host: 'localhost:80' }), 401);
    assert.equal(await ask({ origin: 'http://localhost', host: 'localhost' }), 200);
    assert.equal(
      await ask({ origin: 'https://a.test', host: 'inside', 'sec-fetch-site': 'same-origin' }),
      200,
    );
  });

  it('cannot be had by guessing, from one address or from many', async (test) => {
    const clock = handClock();
    const limits = { rateLimit: { submissions: 10, windowSeconds: 60 }, trustProxy: 1, now: clock.now };
    const app = await startApp(test, limits);
    await addOwner(app, ADA);
    const tryFrom = async (address: string, password: string, email = ADA) => {
      const browser = new OwnerBrowser(app);
      browser.headers = { 'x-forwarded-for': address };
      return (await browser.signIn(email, password)).statusCode;
    };
    const one = [];
    for (const guess of ['a', 'b', PASSWORD]) one.push(await tryFrom('203.0.113.1', guess));
    assert.deepEqual(one, [401, 401, 429]);
    const many = [];
    for (let last = 2; last < 12; last += 1) many.push(await tryFrom(`203.0.113.${last}`, 'guess'));
    assert.deepEqual(many.slice(-3), [401, 429, 429]);
    assert.equal(await tryFrom('198.51.100.1', 'guess', 'nobody@example.com'), 401);
    clock.advance(60);
    assert.equal(await tryFrom('203.0.113.1', PASSWORD), 200);
  });

  it('and password are kept as hashes only', async (test) => {
    const dataDir = temporaryFolder(test);
    const app = await startApp(test, { dataDir });
    const browser = await OwnerBrowser.enter(app, ADA);
    const db = await openDatabase(await placeOf(test, dataDir));
    const rows = [
      ...(await db.selectFrom('owners').selectAll().execute()),
      ...(await db.selectFrom('owner_sessions').selectAll().execute()),
    ];
    await db.destroy();
    assert.equal(rows.length, 2);
    const kept = JSON.stringify(rows);
    for (const secret of [PASSWORD, browser.cookies.ownerSession ?? '']) assert.ok(!kept.includes(secret));
  });
});

describe('owners', () => {
  it('add and remove each other, never the last one', async (test) => {
    const app = await startApp(test);
    const ada = await OwnerBrowser.enter(app, ADA);
    assert.equal((await ada.ask('DELETE', `/api/owner/accounts/${ADA}`)).json().code, 'last-owner');
    const body = { email: 'Bob@Example.com', password: PASSWORD };
    const added = await ada.ask('POST', '/api/owner/accounts', body);
    assert.deepEqual([added.statusCode, added.json().email], [201, BOB]);
    assert.equal((await ada.ask('POST', '/api/owner/accounts', body)).json().code, 'owner-taken');
    const list = (await ada.ask('GET', '/api/owner/accounts')).json();
    assert.deepEqual(
      list.map(({ email }: { email: string }) => email),
      [ADA, BOB],
    );
    const bob = new OwnerBrowser(app);
    await bob.signIn(BOB);
    assert.equal((await bob.ask('GET', INBOX)).statusCode, 200);
    const address = `/api/owner/accounts/${encodeURIComponent('Bob@example.com')}`;
    assert.equal((await ada.ask('DELETE', address)).statusCode, 204);
    assert.equal((await ada.ask('DELETE', address)).json().code, 'no-owner');
    assert.equal((await bob.ask('GET', INBOX)).statusCode, 401, 'their session ended');
    assert.equal((await bob.signIn(BOB)).statusCode, 401);
  });

  it('who remove each other at once leave one', async (test) => {
    const app = await startApp(test);
    await addOwner(app, ADA);
    await addOwner(app, BOB);
    const remove = (email: string) =>
      app.inject({ method: 'DELETE', url: `/api/owner/accounts/${email}`, headers: OWNER });
    const answers = await Promise.all([remove(ADA), remove(BOB)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 409]);
  });

  for (const [what, email, password, code] of [
    ['no address', 'ada', PASSWORD, 'email'],
    ['a short password', ADA, 'elevenchars', 'short-password'],
  ] as const)
    it(`are refused with ${what}`, async (test) => {
      const app = await startApp(test);
      const request = { method: 'POST', url: '/api/owner/accounts', headers: OWNER } as const;
      const refused = await app.inject({ ...request, payload: { email, password } });
      assert.deepEqual([refused.statusCode, refused.json().code], [400, code]);
    });

  it('change their password, which ends their other sessions', async (test) => {
    const app = await startApp(test);
    const browser = await OwnerBrowser.enter(app, ADA);
    const elsewhere = new OwnerBrowser(app);
    await elsewhere.signIn(ADA);
    const change = async (current: string, next: string) =>
      (await browser.ask('PUT', '/api/owner/password', { current, next })).statusCode;
    assert.equal(await change('wrong', 'a much longer one'), 400);
    assert.equal(await change(PASSWORD, 'short'), 400);
    assert.equal(await change(PASSWORD, 'a much longer one'), 204);
    assert.equal((await browser.ask('GET', INBOX)).statusCode, 200);
    assert.equal((await elsewhere.ask('GET', INBOX)).statusCode, 401);
    assert.equal((await elsewhere.signIn(ADA)).statusCode, 401);
    assert.equal((await elsewhere.signIn(ADA, 'a much longer one')).statusCode, 200);
  });
});

describe('a token of a program', () => {
  it('is shown once, works until it is removed, and says when it was last used', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const ada = await OwnerBrowser.enter(app, ADA);
    const made = (await ada.ask('POST', '/api/owner/tokens', { name: 'Backups' })).json();
    assert.match(made.token, /^sqs_[\w-]{32}$/);
    const { token, ...known } = made;
    assert.deepEqual((await ada.ask('GET', '/api/owner/tokens')).json(), [known]);
    const headers = { authorization: `Bearer ${token}` };
    clock.advance(5);
    assert.equal((await app.inject({ url: INBOX, headers })).statusCode, 200);
    const [used] = (await ada.ask('GET', '/api/owner/tokens')).json();
    assert.equal(used.lastUsedAt, new Date(clock.now()).toISOString());
    assert.equal((await ada.ask('DELETE', `/api/owner/tokens/${made.id}`)).statusCode, 204);
    assert.equal((await ada.ask('DELETE', `/api/owner/tokens/${made.id}`)).statusCode, 404);
    assert.equal((await app.inject({ url: INBOX, headers })).statusCode, 401);
  });

  it('gives its holder no further way in', async (test) => {
    const app = await startApp(test);
    const ada = await OwnerBrowser.enter(app, ADA);
    const { token } = (await ada.ask('POST', '/api/owner/tokens', { name: 'Backups' })).json();
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object) =>
      app.inject({ method, url: `/api/owner/${url}`, headers, ...(method === 'GET' ? {} : { payload }) });
    const answers = [
      await ask('GET', 'accounts', {}),
      await ask('POST', 'accounts', { email: BOB, password: PASSWORD }),
      await ask('POST', 'tokens', { name: 'More' }),
      await ask('PUT', 'password', { current: PASSWORD, next: PASSWORD }),
      await ask('GET', 'session', {}),
    ];
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [403, 403, 403, 401, 401],
    );
  });
});
