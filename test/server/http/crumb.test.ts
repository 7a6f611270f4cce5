import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { readFailure } from '../../../src/domain/forms/answer.ts';
import { createHttp, HttpError } from '../../../src/services/http/http.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

describe('crumb', () => {
  it('comes with pages and API answers, readable by scripts, and stays as long as it is genuine', async (test) => {
    const app = await startApp(test);
    for (const url of ['/', '/inbox', '/some.html', '/api/rest/forms/demo-form']) {
      const answer = await app.inject({ url });
      const cookie = answer.cookies.find(({ name }) => name === 'crumb');
      assert.ok(cookie, url);
      assert.equal(cookie.httpOnly, undefined);
      assert.equal(cookie.sameSite, 'Lax');
      const again = await app.inject({ url, cookies: { crumb: cookie.value } });
      assert.deepEqual(again.cookies, [], url);
    }
    assert.deepEqual((await app.inject({ url: '/server/page.css' })).cookies, [], 'assets carry none');
  });

  const REFUSED: [string, (genuine: string, other: string) => { cookie?: string; header?: string }][] = [
    ['no cookie and no header', () => ({})],
    ['no header', (genuine) => ({ cookie: genuine })],
    ['no cookie', (genuine) => ({ header: genuine })],
    ['the crumb of another visitor', (genuine, other) => ({ cookie: genuine, header: other })],
    ['a made-up crumb in both places', () => ({ cookie: 'made.up', header: 'made.up' })],
  ];
  for (const [name, choose] of REFUSED) {
    it(`${name}: 403 crumbFail with a crumb that works`, async (test) => {
      const app = await startApp(test);
      const [one, two] = [await Visitor.arrive(app), await Visitor.arrive(app)];
      const { cookie, header } = choose(one.crumb, two.crumb);
      const refused = await app.inject({
        method: 'POST',
        url: '/api/form/FormSubmissionKey',
        ...(cookie ? { cookies: { crumb: cookie } } : {}),
        ...(header ? { headers: { 'x-csrf-token': header } } : {}),
      });
      assert.equal(refused.statusCode, 403);
      const { crumbFail, crumb } = refused.json();
      assert.equal(crumbFail, true);
      const set = refused.cookies.find((entry) => entry.name === 'crumb')?.value ?? cookie;
      assert.equal(set, crumb, 'the cookie and the answer name the same crumb');
      const repeated = await app.inject({
        method: 'POST',
        url: '/api/form/FormSubmissionKey',
        cookies: { crumb },
        headers: { 'x-csrf-token': crumb },
      });
      assert.equal(repeated.statusCode, 200);
    });
  }

  it('that is missing costs the kit’s own client one repeat, over the network', async (test) => {
    const app = await startApp(test);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = fakeBrowser();
    const http = createHttp(`${origin}/api/`, { environment: browser.environment(origin) });
    const { body } = await http.send('form/FormSubmissionKey', { method: 'POST', json: undefined });
    const { key } = body as { key: string };
    assert.equal(browser.calls, 2);
    await http.send('form/SaveFormSubmission', {
      method: 'POST',
      json: { key, formId: 'x', form: '{"a":"1"}' },
    });
    assert.equal(browser.calls, 3);
    assert.equal((await submissionsOf(app, 'x')).length, 1);
    const failed = await http
      .send('form/SaveFormSubmission', { method: 'POST', json: { key: 'no', formId: 'x', form: '{}' } })
      .catch((error: unknown) => error);
    assert.ok(failed instanceof HttpError);
    assert.deepEqual([failed.status, readFailure(failed.body).code], [400, 'invalid-key']);
  });

  it('is a secure partitioned third-party cookie where other origins are allowed', async (test) => {
    const app = await startApp(test, { allowedOrigins: ['https://shop.test'], trustProxy: 1 });
    const answer = await app.inject({
      url: '/api/rest/forms/demo-form',
      headers: { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    });
    assert.match(String(answer.headers['set-cookie']), /SameSite=None/);
    assert.match(String(answer.headers['set-cookie']), /Secure/);
    assert.match(String(answer.headers['set-cookie']), /Partitioned/);
    assert.equal(answer.headers['access-control-allow-origin'], 'https://shop.test');
    assert.equal(answer.headers['access-control-allow-credentials'], 'true');
    const stranger = await app.inject({
      url: '/api/rest/forms/demo-form',
      headers: { origin: 'https://evil.test' },
    });
    assert.equal(stranger.headers['access-control-allow-origin'], undefined);
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/form/SaveFormSubmission',
      headers: { origin: 'https://shop.test', 'access-control-request-method': 'POST' },
    });
    assert.equal(preflight.statusCode, 204);
    assert.match(String(preflight.headers['access-control-allow-headers']), /X-CSRF-Token/);
  });
});

describe('a crumb', () => {
  const KEY = '/api/form/FormSubmissionKey';
  const HTTPS = { 'x-forwarded-proto': 'https' };
  const call = (app: FastifyInstance, url: string, cookies: Record<string, string>, crumb: string) =>
    app.inject({ method: 'POST', url, cookies, headers: { 'x-csrf-token': crumb }, payload: {} });

  async function arrive(app: FastifyInstance, headers: Record<string, string> = {}) {
    const { cookies } = await app.inject({ url: '/inbox', headers });
    return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
  }
  const valuesOf = (cookies: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]));

  it('belongs to a key that no script reads and, over https, no other host sets', async (test) => {
    const app = await startApp(test, { trustProxy: 1 });
    const { crumbKey } = await arrive(app);
    assert.deepEqual([crumbKey?.httpOnly, crumbKey?.sameSite, crumbKey?.path], [true, 'Lax', '/']);
    const secure = await arrive(app, HTTPS);
    const key = secure['__Host-crumbKey'];
    assert.deepEqual([key?.secure, key?.httpOnly, key?.path, key?.domain], [true, true, '/', undefined]);
    assert.equal(secure.crumb?.httpOnly, undefined);
    assert.equal(secure.crumbKey, undefined);
  });

  it('that somebody fetched for themselves and planted is of no use', async (test) => {
    const app = await startApp(test);
    const [visitor, attacker] = [valuesOf(await arrive(app)), valuesOf(await arrive(app))];
    const planted = { ...visitor, crumb: attacker.crumb ?? '' };
    const refused = await call(app, KEY, planted, planted.crumb);
    assert.deepEqual([refused.statusCode, refused.json().crumbFail], [403, true]);
    // The visitor's own script goes on with the crumb that the answer brings, whatever the cookie says.
    assert.equal(refused.json().crumb, visitor.crumb);
    assert.equal((await call(app, KEY, planted, visitor.crumb ?? '')).statusCode, 200);
  });

  it('without its key is of no use where there is a cart', async (test) => {
    const app = await startApp(test);
    const { crumb = '' } = valuesOf(await arrive(app));
    const refused = await call(app, '/api/commerce/shopping-cart/entries', { crumb, CART: 'x' }, crumb);
    assert.equal(refused.json().crumbFail, true);
    const jar = { CART: 'x', ...valuesOf(Object.fromEntries(refused.cookies.map((one) => [one.name, one]))) };
    const repeated = await call(app, KEY, jar, refused.json().crumb);
    assert.equal(repeated.statusCode, 200);
  });

  it('is taken from a client that keeps this one cookie, as the classic protocol has it', async (test) => {
    const app = await startApp(test);
    const { crumb = '' } = valuesOf(await arrive(app));
    assert.equal((await call(app, KEY, { crumb }, crumb)).statusCode, 200);
  });

  it('stays the same for one visitor, and comes back when its cookie is lost', async (test) => {
    const app = await startApp(test);
    const { crumb, crumbKey = '' } = valuesOf(await arrive(app));
    const again = await app.inject({ url: '/inbox', cookies: { crumbKey } });
    assert.deepEqual(
      again.cookies.map(({ name, value }) => [name, value]),
      [['crumb', crumb]],
    );
  });
});

/** fetch with a cookie that both the server and the page's script may set. */
function fakeBrowser() {
  const cookies = { cookie: '' };
  const browser = {
    calls: 0,
    /** A page of this origin. */
    environment: (origin: string) => ({
      fetch: browser.fetch,
      cookies: createCookies({ cookies, hostname: '127.0.0.1', isSecure: false }),
      crumbs: new Map<string, string>(),
      origin,
      baseUrl: `${origin}/`,
    }),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      browser.calls += 1;
      const headers = { ...(init?.headers as Record<string, string>), cookie: cookies.cookie };
      const response = await fetch(input, { ...init, headers });
      const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('crumb='));
      if (set) cookies.cookie = set.split(';')[0] ?? '';
      return response;
    },
  };
  return browser;
}
