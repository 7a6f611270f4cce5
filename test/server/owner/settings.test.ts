import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OWNER, startApp } from '../../support/node/server.ts';

const url = '/api/owner/settings';

describe('the owner’s settings', () => {
  it('are read as they were set, and keep what they can be', async (test) => {
    const app = await startApp(test);
    const write = (payload: object) => app.inject({ method: 'PUT', url, headers: OWNER, payload });
    const read = async () => (await app.inject({ url, headers: OWNER })).json();
    const first = { defaultEmail: '', spamThreshold: 60, retentionDays: {} };
    assert.deepEqual(await read(), first);
    const settings = { defaultEmail: 'ada@example.com', spamThreshold: 80, retentionDays: { '*': 30, f: 1 } };
    assert.deepEqual((await write({ ...settings, defaultEmail: ' Ada@Example.com' })).json(), settings);
    for (const wrong of [
      { defaultEmail: 'ada' },
      { defaultEmail: 'a@b.example\nBcc: c@d.example' },
      { spamThreshold: 101 },
      { spamThreshold: -1 },
      { retentionDays: { f: 0 } },
      { retentionDays: { f: 1.5 } },
    ])
      assert.equal((await write({ ...settings, ...wrong })).statusCode, 400, JSON.stringify(wrong));
    assert.deepEqual(await read(), settings);
    assert.equal((await app.inject({ url })).statusCode, 401);
  });
});
