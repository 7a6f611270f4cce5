/** Request bodies and answers of the event call, as spec 1 §7 writes them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCookies } from '../../src/services/cookies.ts';
import { createEventsApi } from '../../src/services/events-api.ts';
import { fakeCookies, fakeHttp, httpError } from '../support/node/fake-page.ts';

describe('events', () => {
  function events(...answers: Parameters<typeof fakeHttp>) {
    const { http, sent } = fakeHttp(...answers);
    const warnings: string[] = [];
    const cookies = createCookies({ ...fakeCookies({ crumb: 'c1' }), hostname: 'a.test', isSecure: true });
    return { sent, warnings, api: createEventsApi(http, cookies, (text) => warnings.push(text)) };
  }

  it('sends the form with crumb, event and data', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 });
    assert.equal(sent[0]?.path, 'events/RecordEvent');
    assert.equal(String(sent[0]?.request.form), 'crumb=c1&event=add_to_cart&data=%7B%22id%22%3A1%7D');
  });

  it('sends the JSON with event and payload', async () => {
    const { api, sent } = events();
    await api.recordEvent('add_to_cart', { id: 1 }, 'json');
    assert.deepEqual(sent[0]?.request.json, { event: 'add_to_cart', payload: { id: 1 } });
  });

  for (const status of [200, 202]) {
    it(`takes ${status} as success`, async () => {
      const { api, warnings } = events({ status });
      await api.recordEvent('x', {});
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
      await assert.rejects(api.recordEvent('x', {}), { message });
      assert.deepEqual(warnings, [message]);
    });
  }

  for (const payload of [undefined, null]) {
    it(`refuses ${payload} as payload`, async () => {
      const { api, sent } = events();
      await assert.rejects(api.recordEvent('x', payload), { message: 'no payload' });
      assert.equal(sent.length, 0);
    });
  }
});
