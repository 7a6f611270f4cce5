import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { handClock, startApp, submissionsOf, temporaryFolder, Visitor } from '../support/node/server.ts';

const LIMIT = { submissions: 2, windowSeconds: 60 };

describe('the rate limit', () => {
  it('answers 429 with the time to wait, and lets the visitor on when the window is over', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { rateLimit: LIMIT, now: clock.now });
    const visitor = await Visitor.arrive(app);
    clock.advance(20);
    for (const a of ['1', '2']) assert.equal((await visitor.save('x', { a })).statusCode, 200);
    const refused = await visitor.save('x', { a: '3' });
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.headers['retry-after'], '40');
    assert.equal(
      refused.json().error,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    );
    clock.advance(40);
    assert.equal((await visitor.save('x', { a: '3' })).statusCode, 200);
    assert.equal((await submissionsOf(app, 'x')).length, 3);
  });

  it('counts plain posts and saved submissions together', async (test) => {
    const app = await startApp(test, { rateLimit: LIMIT, now: handClock().now });
    const visitor = await Visitor.arrive(app);
    const plain = (a: string) => visitor.post('/api/form/x', { a });
    assert.equal((await plain('1')).statusCode, 200);
    assert.equal((await visitor.save('x', { a: '2' })).statusCode, 200);
    const refused = await plain('3');
    assert.equal(refused.statusCode, 429);
    assert.ok(refused.body.includes('Submission rate limit exceeded.'));
  });

  it('counts each address by itself', async (test) => {
    const app = await startApp(test, { rateLimit: LIMIT, trustProxy: 1, now: handClock().now });
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': address };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/form/x',
        headers,
        payload: { a: String(statuses.length) },
      });
      statuses.push(answer.statusCode);
    }
    assert.deepEqual(statuses, [200, 200, 429, 200]);
  });

  it('believes its own proxies only, never what a visitor wrote before them', async (test) => {
    for (const trustProxy of [1, ['127.0.0.1']]) {
      const app = await startApp(test, { rateLimit: LIMIT, trustProxy, now: handClock().now });
      const statuses: number[] = [];
      for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        const headers = { 'x-forwarded-for': `${forged}, 203.0.113.1` };
        const post = { method: 'POST', url: '/api/form/x', headers, payload: { a: forged } } as const;
        statuses.push((await app.inject(post)).statusCode);
      }
      assert.deepEqual(statuses, [200, 200, 429]);
    }
  });

  it('holds across processes that share a database', async (test) => {
    const shared = { rateLimit: LIMIT, now: handClock().now, dataDir: temporaryFolder(test) };
    const [one, two] = [await startApp(test, shared), await startApp(test, shared)];
    const statuses = [];
    for (const app of [one, two, one, two])
      statuses.push(
        (await app.inject({ method: 'POST', url: '/api/form/x', payload: { a: '1' } })).statusCode,
      );
    assert.deepEqual(statuses, [200, 200, 429, 429]);
  });
});
