/** Pop-up render, passwords, sessions and asset tokens: requests, answers, repeats. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ASSET_TOKEN_KEY, createAssetTokens } from '../../../src/services/auth/asset-token.ts';
import { createVisitorAuthApi } from '../../../src/services/auth/visitor-auth-api.ts';
import { createStorage } from '../../../src/services/page/storage.ts';
import { createPopupApi } from '../../../src/services/popup/popup-api.ts';
import { fakeHttp, httpError } from '../../support/node/fake-page.ts';

describe('pop-up render', () => {
  const error = { message: 'Could not fetch popup overlay JSON' };

  it('asks with path and hash', async () => {
    const body = { shouldDisplayOnPage: true, renderedHtml: '<p>Hi</p>' };
    const { http, sent } = fakeHttp({ body });
    assert.deepEqual(await createPopupApi(http).render('/a#b', false), body);
    assert.equal(sent[0]?.path, 'popup-overlay/render?currentUrl=%2Fa%23b');
  });
  it('asks at an address of its own', async () => {
    const { http, sent } = fakeHttp({ body: { shouldDisplayOnPage: false } });
    await createPopupApi(http, 'https://a.test/p?x=1').render('/a', false);
    assert.equal(sent[0]?.path, 'https://a.test/p?x=1&currentUrl=%2Fa');
  });
  it('forces it inside the design frame', async () => {
    const { http, sent } = fakeHttp({ body: { shouldDisplayOnPage: false } });
    const rendered = await createPopupApi(http).render('/a', true);
    assert.deepEqual(rendered, { shouldDisplayOnPage: false, renderedHtml: '' });
    assert.equal(sent[0]?.path, 'popup-overlay/render?currentUrl=%2Fa&forceVisibility=true');
  });
  const answers: [string, Parameters<typeof fakeHttp>[0]][] = [
    ['another success status', { status: 202, body: { shouldDisplayOnPage: true, renderedHtml: '' } }],
    ['HTML', { body: '<html>', isHtml: true }],
    ['nothing', {}],
    ['a missing field', { body: { renderedHtml: 'x' } }],
    ['no html', { body: { shouldDisplayOnPage: true } }],
    ['500', httpError(500)],
    ['no answer', httpError(0)],
  ];
  for (const [title, answer] of answers) {
    it(`fails on ${title}`, () =>
      assert.rejects(createPopupApi(fakeHttp(answer!).http).render('/', false), error));
  }
});

describe('visitor session', () => {
  it('sends the password of the site and of a collection', async () => {
    const { http, sent } = fakeHttp();
    const api = createVisitorAuthApi(http);
    await api.enterPassword('p', { kind: 'site' });
    await api.enterPassword('p', { kind: 'collection', collectionId: 'c1' });
    assert.deepEqual(
      sent.map(({ path, request }) => [path, request.method, request.json]),
      [
        ['auth/visitor/site', 'POST', { password: 'p' }],
        ['auth/visitor/collection', 'POST', { password: 'p', collectionId: 'c1' }],
      ],
    );
  });
  it('rejects a wrong password', async () => {
    const api = createVisitorAuthApi(fakeHttp(httpError(401)).http);
    await assert.rejects(api.enterPassword('p', { kind: 'site' }), { status: 401 });
  });

  const login = { email: 'a@b.test', password: 'p', rememberMe: true };
  it('signs in, then sends the token along until it signs out', async () => {
    const { http, sent } = fakeHttp({ body: { xsrfToken: 't1' } });
    const api = createVisitorAuthApi(http);
    assert.equal(await api.signIn(login), 't1');
    await api.setLocale('de');
    await api.signOut({ cloneCart: true });
    await api.setLocale('en');
    assert.deepEqual(
      sent.map(({ path, request }) => [request.method, path, request.headers?.['X-XSRF-Token']]),
      [
        ['POST', 'site-users/account/session', undefined],
        ['POST', 'site-users/account/locale', 't1'],
        ['DELETE', 'site-users/account/session?cloneCart=true', 't1'],
        ['POST', 'site-users/account/locale', undefined],
      ],
    );
    assert.deepEqual([sent[0]?.request.json, sent[1]?.request.json], [login, { language: 'de' }]);
  });
});

describe('asset tokens', () => {
  const NOW = 1_000_000_000_000;
  const tokenOf = (exp: number) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;
  const FRESH = tokenOf(NOW / 1000 + 3600);

  function tokens(answers: Parameters<typeof fakeHttp>, isNeeded = true, kept?: string) {
    const { http, sent } = fakeHttp(...answers);
    const memory = new Map<string, string>(kept ? [[ASSET_TOKEN_KEY, kept]] : []);
    const session = createStorage(
      'session',
      () => {
        throw new Error('blocked');
      },
      memory,
    );
    return { sent, memory, tokens: createAssetTokens(http, isNeeded, { session, now: () => NOW }) };
  }

  it('fetches nothing where none is needed', async () => {
    const { tokens: asset, sent } = tokens([], false);
    assert.deepEqual([await asset.load(), sent.length], [{ status: 'unnecessary' }, 0]);
  });

  it('loads, keeps and reuses', async () => {
    const { tokens: asset, sent, memory } = tokens([{ body: { token: FRESH } }]);
    assert.equal(asset.state.status, 'loading');
    const [first, second] = await Promise.all([asset.load(), asset.load()]);
    assert.deepEqual(first, { status: 'success', token: FRESH, expiresAt: NOW + 3_600_000 });
    assert.equal(second, first);
    await asset.load();
    assert.deepEqual(
      [sent.length, sent[0]?.path, memory.get(ASSET_TOKEN_KEY)],
      [1, 'media/auth/v1/asset/authorization', FRESH],
    );
  });

  for (const [title, kept, calls] of [
    ['a kept token', FRESH, 0],
    ['an expired one', tokenOf(NOW / 1000), 1],
    ['a broken one', 'x', 1],
  ] as const) {
    it(`with ${title} fetches ${calls} times`, async () => {
      const { tokens: asset, sent } = tokens([{ body: { token: FRESH } }], true, kept);
      assert.equal((await asset.load()).status, 'success');
      assert.equal(sent.length, calls);
    });
  }

  const failures: [string, Parameters<typeof fakeHttp>, number, string | undefined][] = [
    ['one refusal', [httpError(503), { body: { token: FRESH } }], 2, undefined],
    ['two refusals', [httpError(503), httpError(500)], 2, 'HTTP Status 500'],
    ['no answer', [httpError(0)], 1, 'HTTP Status 0'],
    [
      'an answer without a token',
      [{ body: {} }],
      1,
      'Token request succeeded but not found in the response.',
    ],
    ['a token without an end', [{ body: { token: 'a.e30.b' } }], 1, 'Invalid token: exp is missing'],
  ];
  for (const [title, answers, calls, message] of failures) {
    it(`after ${title}: ${message ?? 'success'}`, async () => {
      const { tokens: asset, sent } = tokens(answers);
      const state = await asset.load();
      assert.equal(state.status === 'failure' ? state.message : undefined, message);
      assert.deepEqual([sent.length, asset.state], [calls, state]);
    });
  }

  it('fetches anew after a token was refused', async () => {
    const { tokens: asset, sent } = tokens([{ body: { token: FRESH } }], true, FRESH);
    asset.drop();
    await asset.load();
    assert.equal(sent.length, 1);
  });
});
