/** What the server's README says to type works. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NO_MEANS, OWNER, startApp } from '../support/node/server.ts';

const README = readFileSync('server/README.md', 'utf8');

describe('the README of the server', () => {
  it('sets up a form and a connection', async (test) => {
    const app = await startApp(test, { delivery: { ...NO_MEANS, secretKeys: ['k'.repeat(32)] } });
    const calls = [...README.matchAll(/^api localhost:4173(\S+) -d '([^']+)'$/gm)];
    assert.equal(calls.length, 2);
    for (const [, url = '', payload = ''] of calls) {
      const headers = { ...OWNER, 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      assert.equal(answer.statusCode, 201, answer.body);
    }
    const [connection] = (await app.inject({ url: calls[1]?.[1] ?? '', headers: OWNER })).json();
    assert.deepEqual([connection.kind, connection.state], ['webhook', 'connected']);
  });
});
