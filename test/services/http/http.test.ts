import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHttp, HttpError } from '../../../src/services/http/http.ts';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { fakeCookies } from '../../support/node/fake-page.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

/** A page at https://shop.test/p. */
function environment(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const { cookies: jar, kept, writes } = fakeCookies();
  const cookies = createCookies({ cookies: jar, hostname: 'shop.test', isSecure: true });
  const crumbs = new Map<string, string>();
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no more answers');
    return answer;
  }) as typeof globalThis.fetch;
  const page = { fetch, cookies, crumbs, origin: 'https://shop.test', baseUrl: 'https://shop.test/p' };
  return { sent, kept, writes, environment: page };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const header = (sent: Sent | undefined, name: string) =>
  (sent?.init.headers as Record<string, string> | undefined)?.[name];

describe('http client', () => {
  it('joins root and path and sends JSON with the crumb of the cookie', async () => {
    const page = environment(json({ ok: true }));
    page.kept.set('other', '1').set('crumb', 'a%2Fb');
    const answer = await createHttp('/api/', page).send('form/X', {
      method: 'POST',
      json: { a: 1 },
    });
    assert.deepEqual(answer, { status: 200, body: { ok: true }, isHtml: false });
    assert.equal(page.sent[0]?.url, '/api/form/X');
    assert.equal(page.sent[0]?.init.body, '{"a":1}');
    assert.equal(page.sent[0]?.init.credentials, 'include');
    assert.equal(header(page.sent[0], 'X-CSRF-Token'), 'a/b');
  });

  /** How a refused crumb is said; what the repeat carries. */
  const REFUSALS: [string, () => Response, string | undefined][] = [
    ['a 400 with a new crumb', () => json({ crumbFail: true, crumb: 'new' }, 400), 'new'],
    ['a 200 with a new crumb', () => json({ error: 'Invalid crumb', crumbFail: true, crumb: 'new' }), 'new'],
    ['a 403 that leaves it to the cookie', () => json({ crumbFail: true }, 403), 'kept'],
    ['a 200 that leaves it to the cookie', () => json({ error: 'Invalid crumb', crumbFail: true }), 'kept'],
  ];
  for (const [title, refusal, repeated] of REFUSALS) {
    it(`after ${title} sends again exactly once, and says when that is refused as well`, async () => {
      const page = environment(refusal(), json({ ok: true }), refusal(), refusal(), json({}));
      page.kept.set('crumb', 'kept');
      const http = createHttp('/api/', page);
      assert.deepEqual((await http.send('x', { method: 'POST' })).body, { ok: true });
      const error = await http.send('x', { method: 'POST' }).catch((thrown) => thrown);
      assert.ok(error instanceof HttpError);
      assert.equal(page.sent.length, 4);
      assert.deepEqual(
        [header(page.sent[0], 'X-CSRF-Token'), header(page.sent[1], 'X-CSRF-Token')],
        ['kept', repeated],
      );
    });
  }

  it('keeps a new crumb as the page’s cookie, and prefers it to a stale one of a parent domain', async () => {
    const page = environment(json({ crumbFail: true, crumb: 'new' }, 400), json({}), json({}));
    // The parent's cookie has the same name, and stands in front of whatever is set.
    const { set } = page.environment.cookies;
    page.environment.cookies.get = () => 'stale';
    page.environment.cookies.set = (name, value) => set(name, value);
    const options = { method: 'POST' } as const;
    await createHttp('/api/', page).send('x', options);
    await createHttp('/api/', page).send('x', options);
    assert.deepEqual(
      page.sent.map((sent) => header(sent, 'X-CSRF-Token')),
      ['stale', 'new', 'new'],
    );
    assert.deepEqual(page.writes, ['crumb=new; Path=/; SameSite=Lax; Secure']);
  });

  it('neither sends the page’s crumb to the API of another origin nor replaces it by that one’s', async () => {
    const page = environment(json({ crumbFail: true, crumb: 'theirs' }, 400), json({}), json({}), json({}));
    page.kept.set('crumb', 'ours');
    const theirs = createHttp('https://other.test/api/', page);
    await theirs.send('x', { method: 'POST' });
    await theirs.send('y', { method: 'POST' });
    await createHttp('https://shop.test/api/', page).send('z', { method: 'POST' });
    assert.deepEqual(
      page.sent.map((sent) => header(sent, 'X-CSRF-Token')),
      [undefined, 'theirs', 'theirs', 'ours'],
    );
    assert.deepEqual([theirs.crumb(), page.writes], ['theirs', []]);
  });

  it('works where the page may not touch its cookies: a sandboxed frame', async () => {
    const page = environment(json({ crumbFail: true, crumb: 'new' }, 400), json({ ok: true }));
    const forbidden = {
      get cookie(): string {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
      set cookie(_text) {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    };
    const cookies = createCookies({ cookies: forbidden, hostname: 'shop.test', isSecure: true });
    for (const origin of ['null', 'https://shop.test']) {
      const environment = { ...page.environment, cookies, origin };
      if (page.sent.length === 0) {
        const answer = await createHttp('/api/', { environment }).send('x', { method: 'POST' });
        assert.deepEqual(answer.body, { ok: true });
      }
      assert.equal(createHttp('/api/', { environment }).crumb(), 'new');
    }
  });

  it('sends neither crumb nor cross-site credentials to a foreign endpoint', async () => {
    const page = environment(json({}));
    page.kept.set('crumb', 'secret');
    await createHttp('', { ...page, crumb: false }).send('https://forms.example/f', {
      method: 'POST',
      json: {},
    });
    assert.equal(header(page.sent[0], 'X-CSRF-Token'), undefined);
    assert.equal(page.sent[0]?.init.credentials, 'same-origin');
  });

  it('reads any 2xx, with or without a body', async () => {
    const page = environment(
      new Response(null, { status: 204 }),
      new Response('ok'),
      new Response('{"a":1}'),
    );
    const http = createHttp('/api/', page);
    assert.deepEqual(await http.send('a'), { status: 204, body: undefined, isHtml: false });
    assert.equal((await http.send('b')).body, 'ok');
    assert.deepEqual((await http.send('c')).body, { a: 1 });
  });

  /** answer, status, body of the error */
  const FAILURES: [Response | Error, number, unknown][] = [
    [json({ error: 'Closed' }, 403), 403, { error: 'Closed' }],
    [json(null, 500), 500, null],
    [new Response('busy', { status: 503 }), 503, 'busy'],
    [new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }), 502, undefined],
    [new TypeError('connection lost'), 0, undefined],
  ];
  for (const [answer, status, body] of FAILURES) {
    it(`turns a failure into a typed error: ${status}`, async () => {
      const page = environment(answer);
      await assert.rejects(createHttp('/api/', page).send('x'), (error) => {
        assert.ok(error instanceof HttpError);
        assert.deepEqual([error.status, error.body], [status, body]);
        return true;
      });
    });
  }

  it('gives up after its time, by the clock of the page', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const page = environment();
    const fetch = ((_url: string, init: RequestInit) =>
      new Promise((_, fail) =>
        init.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
      )) as typeof globalThis.fetch;
    const call = createHttp('/api/', { environment: { ...page.environment, fetch } }).send('slow');
    t.mock.timers.tick(29_999);
    t.mock.timers.tick(1);
    await assert.rejects(call, { status: 0 });
  });

  it('gives up when its caller does', async () => {
    const page = environment(new DOMException('aborted', 'AbortError'));
    const controller = new AbortController();
    controller.abort();
    await assert.rejects(createHttp('/api/', page).send('x', { signal: controller.signal }), { status: 0 });
    assert.equal(page.sent[0]?.init.signal?.aborted, true);
  });
});
