import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHttp, HttpError, readCookie } from '../../../src/services/http/http.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function environment(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const cookies = { cookie: '' };
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no more answers');
    return answer;
  }) as typeof globalThis.fetch;
  return { sent, cookies, environment: { fetch, cookies } };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const header = (sent: Sent | undefined, name: string) =>
  (sent?.init.headers as Record<string, string> | undefined)?.[name];

describe('http client', () => {
  it('joins root and path and sends JSON with the crumb of the cookie', async () => {
    const page = environment(json({ ok: true }));
    page.cookies.cookie = 'other=1; crumb=a%2Fb';
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

  it('stores a new crumb and sends again exactly once', async () => {
    const fail = () => json({ crumbFail: true, crumb: 'new' }, 400);
    const page = environment(fail(), fail(), json({}));
    await assert.rejects(createHttp('/api/', page).send('x', { method: 'POST' }), { status: 400 });
    assert.equal(page.sent.length, 2);
    assert.equal(header(page.sent[1], 'X-CSRF-Token'), 'new');
    assert.equal(readCookie(page.cookies.cookie.split(';')[0] ?? '', 'crumb'), 'new');
  });

  it('sends neither crumb nor cross-site credentials to a foreign endpoint', async () => {
    const page = environment(json({}));
    page.cookies.cookie = 'crumb=secret';
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
    const cookies = { cookie: '' };
    const fetch = ((_url: string, init: RequestInit) =>
      new Promise((_, fail) =>
        init.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
      )) as typeof globalThis.fetch;
    const call = createHttp('/api/', { environment: { fetch, cookies } }).send('slow');
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
