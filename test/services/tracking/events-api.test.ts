/** Request bodies and answers of the event call. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCookies } from '../../../src/services/page/cookies.ts';
import { createEventsApi } from '../../../src/services/tracking/events-api.ts';
import { fakeCookies, fakeHttp, httpError } from '../../support/node/fake-page.ts';

const DENIED = { performance: false };

describe('events', () => {
  function events(...answers: Parameters<typeof fakeHttp>) {
    const { http, sent } = fakeHttp(...answers);
    const warnings: string[] = [];
    const { cookies: jar, kept, writes } = fakeCookies();
    const cookies = createCookies({ cookies: jar, hostname: 'a.test', isSecure: true });
    return {
      sent,
      warnings,
      kept,
      writes,
      api: createEventsApi({ ...http, crumb: () => 'c1' }, cookies, (text) => warnings.push(text)),
    };
  }

  it('sends the form with crumb, event and data', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 }, undefined, DENIED);
    assert.equal(sent[0]?.path, 'events/RecordEvent');
    assert.equal(String(sent[0]?.request.form), 'crumb=c1&event=add_to_cart&data=%7B%22id%22%3A1%7D');
  });

  it('sends the JSON with event and payload', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 }, 'json', DENIED);
    assert.deepEqual(sent[0]?.request.json, { event: 'add_to_cart', payload: { id: 1 } });
  });

  for (const status of [200, 202]) {
    it(`takes ${status} as success`, async () => {
      const { api, warnings } = events({ status });
      await api.recordEvent('x', {}, undefined, DENIED);
      assert.deepEqual(warnings, []);
    });
  }

  for (const [status, answer] of [
    [201, { status: 201 }],
    [500, httpError(500)],
    [0, httpError(0)],
  ] as const) {
    it(`warns and rejects on ${status}`, async () => {
      const { api, warnings } = events(answer);
      const message = `Error tracking event: HTTP Status ${status}`;
      await assert.rejects(api.recordEvent('x', {}, undefined, DENIED), { message });
      assert.deepEqual(warnings, [message]);
    });
  }

  for (const payload of [undefined, null]) {
    it(`refuses ${payload} as payload`, async () => {
      const { api, sent } = events();
      await assert.rejects(api.recordEvent('x', payload, undefined, DENIED), { message: 'no payload' });
      assert.equal(sent.length, 0);
    });
  }

  it('keeps the identifier 390 days, the same each time, where the visitor allows it', async () => {
    const { api, kept, writes } = events();
    await api.recordEvent('x', {}, undefined, DENIED);
    assert.equal(kept.has('ss_cid'), false);
    await api.recordEvent('x', {}, undefined, { performance: true });
    const id = kept.get('ss_cid');
    assert.match(id ?? '', /^[\da-f]{32}$/);
    await api.recordEvent('x', {}, undefined, { performance: true });
    assert.equal(kept.get('ss_cid'), id);
    assert.match(writes.at(-1) ?? '', new RegExp(`Max-Age=${390 * 86_400}`));
  });
});
