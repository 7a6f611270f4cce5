/** What the server's README says to type works. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { FIELD_TYPES } from '../../src/domain/forms/fields/index.ts';
import { NO_MEANS, OWNER, startApp } from '../support/node/server.ts';

const README = readFileSync('server/README.md', 'utf8');

describe('the README of the server', () => {
  it('sets up forms and a connection, and shows a form that they take', async (test) => {
    const delivery = { ...NO_MEANS, secretKeys: ['k'.repeat(32)] };
    const app = await startApp(test, { delivery, production: true });
    const calls = [...README.matchAll(/^api localhost:4173(\S+) -d '([^']+)'$/gm)];
    assert.equal(calls.length, 3);
    for (const [, url = '', payload = ''] of calls) {
      const headers = { ...OWNER, 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      assert.equal(answer.statusCode, 201, answer.body);
    }
    const [connection] = (await app.inject({ url: calls[1]?.[1] ?? '', headers: OWNER })).json();
    assert.deepEqual([connection.kind, connection.state], ['webhook', 'connected']);
    const [, url = ''] = /<form method="post" action="([^"]+)">/.exec(README) ?? [];
    const [, name = ''] = /<input type="email" name="([^"]+)">/.exec(README) ?? [];
    const headers = { accept: 'application/json' };
    const send = (payload: object) => app.inject({ method: 'POST', url, headers, payload });
    assert.deepEqual(
      [(await send({ [name]: 'ada@example.com' })).statusCode, (await send({})).statusCode],
      [200, 400],
    );
  });

  it('names every type of field', () => {
    const [, names = ''] = /^The types of fields are ([^(]+) \(/m.exec(README) ?? [];
    assert.deepEqual(
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
      Object.keys(FIELD_TYPES),
    );
  });

  it('leads nowhere but into itself: nothing else is in the package', () => {
    const headings = [...README.matchAll(/^#+ (.+)$/gm)].map(
      ([, text = '']) => `#${text.toLowerCase().replaceAll(' ', '-')}`,
    );
    const links = [...README.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link]) => link ?? []);
    assert.ok(links.length > 0);
    assert.deepEqual(
      links.filter((link) => !headings.includes(link) && !link.startsWith('https://')),
      [],
    );
  });
});
