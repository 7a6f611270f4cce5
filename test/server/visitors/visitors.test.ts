/** Letting visitors in: passwords, sessions, language, the token of assets. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { decodeAssetToken } from '../../../src/domain/auth/asset-token.ts';
import { handClock, OWNER, startApp, temporaryFolder, Visitor } from '../../support/node/server.ts';

const enter = (app: FastifyInstance, place: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/visitor/${place}`, payload });

describe('passwords', () => {
  it('let in whoever knows them, and nobody else', async (test) => {
    const app = await startApp(test, { production: true });
    const payload = { site: 'one', collections: { c1: 'two' } };
    await app.inject({ method: 'PUT', url: '/api/owner/passwords', headers: OWNER, payload });
    const attempts: [string, object, number][] = [
      ['site', { password: 'one' }, 200],
      ['site', { password: 'two' }, 401],
      ['collection', { password: 'two', collectionId: 'c1' }, 200],
      ['collection', { password: 'one', collectionId: 'c1' }, 401],
      ['collection', { password: 'two', collectionId: 'c2' }, 401],
      ['collection', { password: 'two', collectionId: '__proto__' }, 401],
      ['site', {}, 400],
    ];
    for (const [place, body, status] of attempts) {
      const response = await enter(app, place, body);
      assert.equal(response.statusCode, status, JSON.stringify([place, body]));
      assert.equal(
        response.cookies.some(({ name, httpOnly }) => name.startsWith('siteAccess-') && httpOnly),
        status === 200,
      );
    }
  });

  it('cannot be guessed by trying', async (test) => {
    const app = await startApp(test, { rateLimit: { submissions: 10, windowSeconds: 3600 } });
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1) {
      codes.push((await enter(app, 'site', { password: 'x' })).statusCode);
    }
    assert.deepEqual(codes, [401, 401, 429]);
  });
});

const SESSION = '/api/site-users/account/session';
const ADA = { email: 'Ada@Example.com', password: 'analytical engine' };

async function siteWithAda(test: Parameters<typeof startApp>[0]) {
  const app = await startApp(test);
  await app.inject({ method: 'POST', url: '/api/owner/site-users', headers: OWNER, payload: ADA });
  return { app, visitor: await Visitor.arrive(app) };
}

/** Signs in and answers with what later calls need. */
async function signIn({ app, visitor }: { app: FastifyInstance; visitor: Visitor }, rememberMe = false) {
  const response = await visitor.post(SESSION, { ...ADA, email: 'ada@example.com', rememberMe });
  const cookie = response.cookies.find(({ name }) => name === 'siteUserSession');
  const cookies = { crumb: visitor.crumb, siteUserSession: cookie?.value ?? '' };
  const headers = { 'x-csrf-token': visitor.crumb, 'x-xsrf-token': response.json().xsrfToken as string };
  const call = (method: 'POST' | 'DELETE', url: string, payload?: object, more: object = {}) =>
    app.inject({ method, url, cookies, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) });
  return { response, cookie, call };
}

describe('accounts that an owner makes', () => {
  for (const [wrong, code] of [
    [{ ...ADA, password: 'a' }, 'short-password'],
    [{ ...ADA, email: 'ada' }, 'email'],
  ] as const)
    it(`are refused as ${code}`, async (test) => {
      const app = await startApp(test);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/owner/site-users',
        headers: OWNER,
        payload: wrong,
      });
      assert.deepEqual([answer.statusCode, answer.json().code], [400, code]);
    });
});

describe('sessions', () => {
  it('start with the right password, answer with a token, and end', async (test) => {
    const site = await siteWithAda(test);
    const { response, cookie, call } = await signIn(site);
    assert.equal(response.statusCode, 200);
    assert.deepEqual([cookie?.httpOnly, cookie?.maxAge], [true, undefined]);
    const end = await call('DELETE', `${SESSION}?cloneCart=true`);
    assert.deepEqual([end.statusCode, end.json()], [200, { cloneCart: true }]);
  });

  it('are remembered when asked for', async (test) => {
    const { cookie } = await signIn(await siteWithAda(test), true);
    assert.equal(cookie?.maxAge, 30 * 86_400);
  });

  it('do not start with a wrong password, nor without the crumb', async (test) => {
    const { visitor } = await siteWithAda(test);
    assert.equal((await visitor.post(SESSION, { ...ADA, password: 'x' })).statusCode, 401);
    assert.equal((await visitor.post(SESSION, { ...ADA, email: 'bob@example.com' })).statusCode, 401);
    const response = await visitor.post(SESSION, ADA, { 'x-csrf-token': 'x' });
    assert.deepEqual([response.statusCode, response.json().crumbFail], [403, true]);
  });

  it('act only with their token', async (test) => {
    const { call } = await signIn(await siteWithAda(test));
    assert.equal((await call('DELETE', SESSION, undefined, { 'x-xsrf-token': 'x' })).statusCode, 403);
  });

  it('repeat a sign-out whose crumb failed', async (test) => {
    const { call } = await signIn(await siteWithAda(test));
    const refused = await call('DELETE', SESSION, undefined, { 'x-csrf-token': 'old' });
    const { crumbFail, crumb } = refused.json();
    assert.equal(crumbFail, true);
    assert.equal((await call('DELETE', SESSION, undefined, { 'x-csrf-token': crumb })).statusCode, 200);
  });

  it('keep the language', async (test) => {
    const { call } = await signIn(await siteWithAda(test));
    const path = '/api/site-users/account/locale';
    assert.deepEqual((await call('POST', path, { language: 'pt-br' })).json(), { language: 'pt-BR' });
    assert.equal((await call('POST', path, { language: '!!' })).statusCode, 400);
  });
});

describe('the token of assets', () => {
  it('says when it ends', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { now: clock.now });
    const response = await app.inject({ url: '/api/media/auth/v1/asset/authorization' });
    assert.equal(decodeAssetToken(response.json().token).expiresAt, clock.ms + 600_000);
    assert.equal(response.headers['cache-control'], 'no-store');
  });

  const ASSET = '/api/media/auth/v1/asset/authorization';

  it('opens protected files until it ends', async (test) => {
    const clock = handClock();
    const protectedDir = temporaryFolder(test);
    writeFileSync(join(protectedDir, 'song.txt'), 'la');
    const app = await startApp(test, { now: clock.now, protectedDir });
    const { token } = (await app.inject({ url: ASSET })).json();
    const fetchWith = async (query: string) => {
      const { statusCode, body, headers } = await app.inject({ url: `/protected/song.txt${query}` });
      return [statusCode, statusCode === 200 ? body : JSON.parse(body).code, headers['cache-control']];
    };
    assert.deepEqual(await fetchWith(`?token=${token}`), [200, 'la', 'private, no-cache']);
    const [header, payload, signature] = token.split('.');
    const later = Buffer.from(JSON.stringify({ sub: 'assets', exp: 9e9 })).toString('base64url');
    for (const wrong of [
      '',
      '?token=',
      '?token=a.b.c',
      `?token=${header}.${later}.${signature}`,
      `?token=${header}.${payload}.`,
      `?token=${token}&token=${token}`,
    ])
      assert.deepEqual((await fetchWith(wrong)).slice(0, 2), [401, 'asset-token'], wrong);
    clock.advance(600);
    assert.equal((await fetchWith(`?token=${token}`))[0], 401);
  });

  it('is for those who entered the site’s password', async (test) => {
    const app = await startApp(test);
    const payload = { site: 'one' };
    await app.inject({ method: 'PUT', url: '/api/owner/passwords', headers: OWNER, payload });
    assert.deepEqual((await app.inject({ url: ASSET })).json().code, 'locked');
    const [access] = (await enter(app, 'site', { password: 'one' })).cookies.filter(({ name }) =>
      name.startsWith('siteAccess-'),
    );
    const cookies = { [access?.name ?? '']: access?.value ?? '' };
    assert.equal((await app.inject({ url: ASSET, cookies })).statusCode, 200);
    await app.inject({
      method: 'PUT',
      url: '/api/owner/passwords',
      headers: OWNER,
      payload: { site: 'two' },
    });
    assert.equal(
      (await app.inject({ url: ASSET, cookies })).statusCode,
      401,
      'a new password shuts out again',
    );
  });
});
