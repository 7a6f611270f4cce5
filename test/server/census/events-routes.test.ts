/** Named events in both encodings, and script errors. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { OWNER, startApp, Visitor } from '../../support/node/server.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function listed(app: FastifyInstance, path: string) {
  const response = await app.inject({ url: `/api/owner/${path}`, headers: OWNER });
  return response.json() as Record<string, unknown>[];
}

const EVENT = { event: 'add-to-cart', data: { pagePath: '/shop', sku: '1' } };
const ERROR = {
  event: 'sqs-kit',
  data: { url: 'https://a.test/', error: { message: 'boom' } },
  timestamp: 5,
};

describe('events', () => {
  it('are taken form-encoded with the crumb of the cookie', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const fields = { crumb: visitor.crumb, event: EVENT.event, data: JSON.stringify(EVENT.data) };
    const response = await visitor.request({
      method: 'POST',
      url: '/api/events/RecordEvent',
      headers: FORM,
      payload: new URLSearchParams(fields).toString(),
    });
    assert.equal(response.statusCode, 202);
    const [{ event, data } = {}] = await listed(app, 'events');
    assert.deepEqual({ event, data }, EVENT);
  });

  it('are taken as JSON', async (test) => {
    const app = await startApp(test);
    const payload = { event: EVENT.event, payload: EVENT.data };
    const response = await app.inject({ method: 'POST', url: '/api/events/RecordEvent', payload });
    assert.equal(response.statusCode, 202);
    const [{ event, data } = {}] = await listed(app, 'events');
    assert.deepEqual({ event, data }, EVENT);
  });

  it('of a form without the crumb are answered with a fresh one', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const payload = new URLSearchParams({ crumb: 'x', event: 'e', data: '{}' }).toString();
    const url = '/api/events/RecordEvent';
    const response = await visitor.request({ method: 'POST', url, headers: FORM, payload });
    assert.equal(response.statusCode, 403);
    assert.deepEqual([response.json().crumbFail, response.json().crumb], [true, visitor.crumb]);
    assert.deepEqual(await listed(app, 'events'), []);
  });

  it('need the crumb whatever a form says that it is', async (test) => {
    const app = await startApp(test);
    for (const type of [
      'application/x-www-form-urlencoded; x=application/json',
      'application/x-www-form-urlencoded;json',
      'multipart/form-data; boundary=json',
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/events/RecordEvent',
        headers: { 'content-type': type },
        payload: type.startsWith('multipart') ? '--json--' : 'event=e&data=%7B%7D',
      });
      assert.notEqual(response.statusCode, 202, type);
    }
    assert.deepEqual(await listed(app, 'events'), []);
  });

  it('without a payload are refused', async (test) => {
    const app = await startApp(test);
    const response = await app.inject({
      method: 'POST',
      url: '/api/events/RecordEvent',
      payload: { event: 'e' },
    });
    assert.equal(response.statusCode, 400);
  });
});

describe('script errors', () => {
  it('are stored one by one', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const response = await visitor.post('/api/events/RecordJavascriptErrors', [
      ERROR,
      'nonsense',
      { ...ERROR, timestamp: 6 },
    ]);
    assert.equal(response.statusCode, 202);
    const errors = await listed(app, 'errors');
    assert.deepEqual(
      errors.map(({ event, data, timestamp }) => ({ event, data, timestamp })),
      [{ ...ERROR, timestamp: 6 }, ERROR],
    );
  });

  it('need the crumb, and something to store', async (test) => {
    const app = await startApp(test);
    const visitor = await Visitor.arrive(app);
    const url = '/api/events/RecordJavascriptErrors';
    assert.equal((await visitor.post(url, [ERROR], { 'x-csrf-token': 'x' })).statusCode, 403);
    assert.equal((await visitor.post(url, [])).statusCode, 400);
    assert.equal((await visitor.post(url, { not: 'a list' })).statusCode, 400);
  });
});
