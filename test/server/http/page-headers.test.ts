import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { createForm, startApp } from '../../support/node/server.ts';

const BROWSER = { accept: 'text/html,*/*' };
const post = (payload: object): InjectOptions => ({ method: 'POST', url: '/api/form/f', payload });

/** Every kind of page that the server writes itself. */
const PAGES: [string, InjectOptions, number][] = [
  ['an owner’s view', { url: '/inbox' }, 200],
  ['thanks', post({ e: 'ada@example.com' }), 200],
  ['a correction', post({ e: 'ada' }), 400],
  ['a refusal', { ...post({ e: 'ada@example.com' }), url: '/api/form/unknown' }, 404],
  ['an owner’s call without an owner', { url: '/api/owner/submissions' }, 401],
  ['nothing there', { url: '/none' }, 404],
  ['an address that cannot be read', { url: '/%zz' }, 400],
];

describe('a page of the server', () => {
  it('runs nothing but its own, stands in no frame, and tells other sites nothing', async (test) => {
    const app = await startApp(test, { production: true });
    await createForm(app, { id: 'f', fields: [{ type: 'email', id: 'e', title: 'Email' }] });
    for (const [what, request, status] of PAGES) {
      const { headers, statusCode, body } = await app.inject({ ...request, headers: BROWSER });
      assert.equal(statusCode, status, what);
      assert.match(String(headers['content-type']), /^text\/html/, what);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^default-src 'none'; .*base-uri 'none'; frame-ancestors 'none'/, what);
      assert.doesNotMatch(policy, /unsafe|script-src (?!'self')|\*/, what);
      if (request.url !== '/inbox') assert.doesNotMatch(policy, /script-src/, what);
      assert.match(String(headers['referrer-policy']), /^(no-referrer|same-origin)$/, what);
      assert.equal(headers['x-content-type-options'], 'nosniff', what);
      assert.doesNotMatch(body, /<style|style=|<script>|\bat .*:\d+:\d+/, what);
    }
  });
});
