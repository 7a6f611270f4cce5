/** What the census takes, stores and hands to the owner; what it refuses. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { handClock, OWNER, startApp } from '../../support/node/server.ts';

const HIT = { pagePath: '/about', url: 'https://a.test/about', title: 'About' };
const BUTTON = { pagePath: '/', id: 'slide', buttonText: 'Go', clickthroughUrl: 'https://a.test/go' };
const POPUP = {
  pagePath: '/',
  version: 2,
  action: 'display',
  trigger: 'time',
  layoutId: 'card',
  buttons: [],
};

const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

const post = (app: FastifyInstance, path: string, options: object) =>
  app.inject({ method: 'POST', url: `/api/census/${path}`, ...options });

async function listed(app: FastifyInstance, path: string) {
  const response = await app.inject({ url: `/api/owner/${path}`, headers: OWNER });
  return response.json() as Record<string, unknown>[];
}

async function start(test: TestContext) {
  const clock = handClock();
  return { app: await startApp(test, { now: clock.now }), clock };
}

describe('the census', () => {
  it('stores a hit as it was sent and lists the newest first', async (test) => {
    const { app, clock } = await start(test);
    const cookie = 'v1|1|2|3|4';
    for (const event of ['1', '10']) {
      const hit = form({ event, data: JSON.stringify(HIT), ss_cvr: cookie });
      assert.equal((await post(app, 'RecordHit', hit)).statusCode, 204);
      clock.advance(1);
    }
    const [newest, oldest] = await listed(app, 'hits');
    const { id, ...rest } = oldest ?? {};
    assert.equal(typeof id, 'string');
    assert.deepEqual(rest, {
      kind: 'RecordHit',
      createdAt: '2026-11-27T00:00:00.000Z',
      event: 1,
      data: HIT,
      ss_cvr: cookie,
    });
    assert.equal(newest?.event, 10);
  });

  const REPORTS: [string, object, string, unknown][] = [
    ['button-click', BUTTON, 'hits', BUTTON],
    ['button-render', BUTTON, 'hits', BUTTON],
    ['form-render', { formId: 'f', pagePath: '/' }, 'hits', { formId: 'f', pagePath: '/' }],
    ['overlay', POPUP, 'overlay', POPUP],
    ['RecordQuickView/item-1', {}, 'hits', { id: 'item-1' }],
  ];
  for (const [path, payload, list, data] of REPORTS) {
    it(`stores ${path}`, async (test) => {
      const { app } = await start(test);
      assert.equal((await post(app, path, { payload })).statusCode, 204);
      const [report, ...others] = await listed(app, list);
      assert.deepEqual([report?.data, report?.kind, others], [data, path.split('/')[0], []]);
    });
  }

  const REFUSED: [string, string, object][] = [
    ['a hit without data', 'RecordHit', form({ event: '1' })],
    ['a hit whose data is no JSON', 'RecordHit', form({ event: '1', data: '{' })],
    ['a hit of an unknown kind', 'RecordHit', form({ event: '99', data: '{}' })],
    ['a button without a text', 'button-click', { payload: { pagePath: '/' } }],
    ['a form without an id', 'form-render', { payload: { pagePath: '/' } }],
    ['a pop-up that does something else', 'overlay', { payload: { ...POPUP, action: 'explode' } }],
    ['a list', 'overlay', { payload: [POPUP] }],
  ];
  for (const [what, path, options] of REFUSED) {
    it(`refuses ${what}`, async (test) => {
      const { app } = await start(test);
      assert.equal((await post(app, path, options)).statusCode, 400);
      assert.deepEqual([await listed(app, 'hits'), await listed(app, 'overlay')], [[], []]);
    });
  }

  it('narrows a list by kind, length and place', async (test) => {
    const { app } = await start(test);
    await post(app, 'button-click', { payload: BUTTON });
    await post(app, 'button-render', { payload: BUTTON });
    await post(app, 'button-click', { payload: BUTTON });
    const clicks = await listed(app, 'hits?kind=button-click');
    assert.equal(clicks.length, 2);
    assert.equal((await listed(app, 'hits?limit=1')).length, 1);
    const older = await listed(app, `hits?kind=button-click&before=${clicks[0]?.id}`);
    assert.deepEqual(older, [clicks[1]]);
    assert.deepEqual(await listed(app, 'hits?kind=overlay'), []);
  });

  it('shows nothing without the owner’s token', async (test) => {
    const { app } = await start(test);
    for (const path of ['hits', 'events', 'errors', 'overlay', 'insights']) {
      assert.equal((await app.inject({ url: `/api/owner/${path}` })).statusCode, 401, path);
    }
  });

  it('stops a flood, but allows ten reports for each submission', async (test) => {
    const app = await startApp(test, { rateLimit: { submissions: 1, windowSeconds: 3600 } });
    const codes = [];
    for (let sent = 0; sent < 11; sent += 1) {
      codes.push((await post(app, 'button-click', { payload: BUTTON })).statusCode);
    }
    assert.deepEqual([new Set(codes.slice(0, 10)), codes[10]], [new Set([204]), 429]);
  });

  it('takes no more than a page has reason to send', async (test) => {
    const { app } = await start(test);
    const big = (length: number) => ({ payload: { ...BUTTON, buttonText: 'x'.repeat(length) } });
    assert.equal((await post(app, 'button-click', big(70_000))).statusCode, 413);
    assert.equal((await post(app, 'button-click', big(20_000))).statusCode, 413);
    assert.equal((await post(app, 'button-click', big(10_000))).statusCode, 204);
    assert.equal((await listed(app, 'hits')).length, 1);
  });

  it('takes nothing from the pages of other sites', async (test) => {
    const { app } = await start(test);
    const send = (headers: object) => post(app, 'button-click', { payload: BUTTON, headers });
    assert.equal((await send({ origin: 'https://other.test' })).statusCode, 403);
    assert.equal((await send({ 'sec-fetch-site': 'cross-site' })).json().code, 'origin');
    assert.equal((await send({ 'sec-fetch-site': 'same-origin' })).statusCode, 204);
  });

  it('keeps the newest of each kind, so that the disk does not fill', async (test) => {
    const app = await startApp(test, { reportsKept: 3 });
    await post(app, 'form-render', { payload: { formId: 'kept' } });
    for (const buttonText of ['1', '2', '3', '4', '5', '6'])
      await post(app, 'button-click', { payload: { ...BUTTON, buttonText } });
    const clicks = (await listed(app, 'hits?kind=button-click')) as { data: typeof BUTTON }[];
    assert.ok(clicks.length <= 5, String(clicks.length));
    assert.equal(clicks[0]?.data.buttonText, '6');
    assert.equal((await listed(app, 'hits?kind=form-render')).length, 1);
  });
});
