import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createForm, OWNER, startApp, Visitor } from '../../support/node/server.ts';

const REQUEST_KEYS = [
  'level',
  'time',
  'pid',
  'hostname',
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'msg',
];

async function startWithLog(test: TestContext, logLevel: 'info' | 'error' = 'info') {
  const lines: string[] = [];
  const app = await startApp(test, { logLevel, logTo: { write: (line) => lines.push(line) } });
  return { app, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

describe('the log', () => {
  it('has a line for each request: what was asked and how it went', async (test) => {
    const { app, entries } = await startWithLog(test);
    const answer = await app.inject({ url: '/api/rest/forms/nobodys-form?q=1' });
    const [entry, ...more] = entries();
    assert.deepEqual(more, []);
    assert.deepEqual(Object.keys(entry), REQUEST_KEYS);
    const { method, route, status, requestId, level, time } = entry;
    assert.deepEqual([method, route, status, level], ['GET', '/api/rest/forms/:id', 404, 'info']);
    assert.equal(requestId, answer.headers['x-request-id']);
    assert.ok(!Number.isNaN(Date.parse(time)));
  });

  it('tells nobody who asked, what for, or with what', async (test) => {
    const { app, lines } = await startWithLog(test);
    await createForm(app, { id: 'f', fields: [{ type: 'email', id: 'e' }] });
    const visitor = await Visitor.arrive(app);
    await visitor.save('f', { e: 'lovelace@example.com' });
    const headers = { ...OWNER, 'user-agent': 'Lovelace-Browser', 'x-forwarded-for': '203.0.113.7' };
    await app.inject({ url: '/api/owner/submissions?q=lovelace@example.com', headers });
    await app.inject({ url: '/of/lovelace?token=secret', headers });
    await app.inject({ method: 'DELETE', url: '/api/owner/accounts/lovelace@example.com', headers });
    const log = lines.join('');
    // Words that no id of a request happens to have, whose letters go to f.
    for (const secret of [/lovelace/i, /secret/, /203\.0/, /127\.0\.0\.1/, /the-token-of/])
      assert.doesNotMatch(log, secret);
    assert.equal(lines.length, 7);
  });

  it('has no more lines where the answer is a page or a file', async (test) => {
    const { app, entries } = await startWithLog(test);
    await createForm(app, { id: 'f', fields: [{ type: 'text', id: 't' }] });
    await app.inject({ method: 'POST', url: '/api/form/f', payload: { t: 'hello' } });
    await app.inject({ url: '/api/owner/submissions.csv?formId=f&q=lovelace@example.com', headers: OWNER });
    assert.deepEqual(
      entries().map(({ level, route }) => [level, route]),
      [
        ['info', '/api/rest/forms'],
        ['info', '/api/form/:formId'],
        ['info', '/api/owner/submissions.csv'],
      ],
    );
  });

  it('has mistakes of the server with their place, and the answer has none of it', async (test) => {
    const { app, entries } = await startWithLog(test, 'error');
    app.get('/breaks', async () => {
      throw Object.assign(new Error('no row for <ada@example.com>'), {
        detail: 'Key (email)=(ada)',
        code: 'E1',
      });
    });
    const answer = await app.inject('/breaks');
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(Object.keys(answer.json()), ['error', 'code']);
    assert.doesNotMatch(answer.body, /row|\.ts/);
    const [{ err, requestId }] = entries();
    assert.deepEqual([err.type, err.message, err.code], ['Error', 'no row for <…>', 'E1']);
    assert.match(err.stack, /log\.test\.ts/);
    assert.deepEqual(Object.keys(err).sort(), ['code', 'message', 'stack', 'type']);
    assert.equal(requestId, answer.headers['x-request-id']);
  });

  it('is silent about what probes ask', async (test) => {
    const { app, lines } = await startWithLog(test);
    for (const url of ['/healthz', '/readyz', '/metrics']) await app.inject({ url, headers: OWNER });
    assert.deepEqual(lines, []);
  });
});
