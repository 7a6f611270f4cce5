import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createForm, handClock, OWNER, startApp } from '../../support/node/server.ts';

const url = '/api/owner/submissions';
const WRONG = { authorization: 'Bearer wrong' };

describe('the owner’s token', () => {
  it('cannot be guessed by trying', async (test) => {
    const clock = handClock();
    const app = await startApp(test, { rateLimit: { submissions: 10, windowSeconds: 60 }, now: clock.now });
    await createForm(app, { id: 'f' });
    const tries = [];
    for (const path of [url, '/api/rest/forms/f', url, '/api/rest/forms/f'])
      tries.push((await app.inject({ url: path, headers: WRONG })).statusCode);
    assert.deepEqual(tries, [401, 200, 429, 429]);
    const right = await app.inject({ url, headers: OWNER });
    assert.equal(right.statusCode, 429, 'nobody learns that a guess was right');
    assert.equal(right.headers['retry-after'], '60');
    assert.equal((await app.inject({ url: '/api/rest/forms/f' })).statusCode, 200, 'visitors do not notice');
    clock.advance(60);
    assert.equal((await app.inject({ url, headers: OWNER })).statusCode, 200);
  });

  it('may be used as often as its owner likes', async (test) => {
    const app = await startApp(test, { rateLimit: { submissions: 1, windowSeconds: 3600 } });
    for (let calls = 0; calls < 5; calls += 1)
      assert.equal((await app.inject({ url, headers: OWNER })).statusCode, 200);
  });

  it('is asked for before a body is read', async (test) => {
    const app = await startApp(test);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/rest/forms', headers, payload: '{' });
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'owner']);
  });
});
