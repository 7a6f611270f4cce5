import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { ServerOptions } from '../../../server/src/config.ts';
import { MAX_ATTEMPTS } from '../../../server/src/outbox/backoff.ts';
import type { Delivery } from '../../../src/domain/api/owner/submissions.ts';
import { type HttpTarget, startTarget } from '../../support/node/http-target.ts';
import {
  createForm,
  handClock,
  NO_MEANS,
  OWNER,
  startApp,
  submissionsOf,
  temporaryFolder,
} from '../../support/node/server.ts';

const HOUR = 3600;
const delivery = { ...NO_MEANS, allowPrivateTargets: true };

/** A form `f` whose submissions go to a target, and a clock that is moved by hand. */
async function start(test: TestContext, options: Partial<ServerOptions> = {}) {
  const clock = handClock();
  const target = await startTarget(test);
  const app = await startApp(test, { now: clock.now, delivery, ...options });
  await createForm(app, { id: 'f', backendConnectionConfigs: [zapierAt(target)] });
  const submit = async (text = 'hello') => {
    const answer = await app.inject({ method: 'POST', url: '/api/form/f', payload: { text } });
    assert.equal(answer.statusCode, 200, answer.body);
  };
  const deliveries = async (): Promise<readonly Delivery[]> =>
    (await submissionsOf(app, 'f')).flatMap((submission) => submission.deliveries);
  const retry = async (id: string): Promise<Delivery> =>
    (
      await app.inject({ method: 'POST', url: `/api/owner/deliveries/${id}/attempts`, headers: OWNER })
    ).json();
  return { app, clock, target, submit, deliveries, retry };
}

const zapierAt = ({ url }: HttpTarget) => ({
  backendId: 'z',
  backendType: 5,
  connectionState: 1,
  config: { url: `${url}/hook` },
});

const onlyOf = <T>(list: readonly T[]): T => {
  assert.equal(list.length, 1);
  return list[0] as T;
};

describe('the outbox', () => {
  it('tells a target once, and the owner that it was told', async (test) => {
    const { app, target, submit, deliveries } = await start(test);
    await submit();
    const waiting = onlyOf(await deliveries());
    assert.equal(waiting.state, 'waiting');
    assert.match(waiting.target, /^Zapier hook at 127\.0\.0\.1:\d+$/);
    await app.outbox.runDue();
    await app.outbox.runDue();
    const request = onlyOf(target.requests);
    assert.equal(request.headers['webhook-id'], waiting.id);
    assert.equal(JSON.parse(request.body).data.values.text, 'hello');
    const { state, attempts, problem, nextAttemptAt } = onlyOf(await deliveries());
    assert.deepEqual(
      { state, attempts, problem, nextAttemptAt },
      {
        state: 'delivered',
        attempts: 1,
        problem: undefined,
        nextAttemptAt: undefined,
      },
    );
  });

  /** What the target does, what the owner reads; the fate of the delivery. */
  const FAULTS: [string, ReturnType<HttpTarget['answer']>, RegExp, Delivery['state']][] = [
    ['speaks another protocol', 'garbage', /no HTTP/, 'waiting'],
    ['fails', { status: 500 }, /answered 500/, 'waiting'],
    ['is overrun', { status: 429 }, /answered 429/, 'waiting'],
    ['refuses', { status: 410 }, /answered 410/, 'failed'],
    ['leads elsewhere', { status: 302, headers: { location: '/other' } }, /another address/, 'failed'],
  ];
  it('keeps what a target does not take, with the reason', async (test) => {
    const { app, target, submit, deliveries, retry } = await start(test);
    for (const [what, answer, problem, state] of FAULTS) {
      await test.test(`that ${what}`, async () => {
        target.answer = () => answer;
        await submit(what);
        await app.outbox.runDue();
        const [latest] = await deliveries();
        assert.equal(latest?.state, state);
        assert.match(latest?.problem ?? '', problem);
        assert.equal(latest?.nextAttemptAt !== undefined, state === 'waiting');
        // Its owner mends the target and tries again.
        target.answer = () => ({ status: 204 });
        const tried = await retry(latest?.id ?? '');
        assert.deepEqual([tried.state, tried.attempts, tried.problem], ['delivered', 2, undefined]);
      });
    }
    assert.equal(new Set(target.requests.map(({ headers }) => headers['webhook-id'])).size, FAULTS.length);
  });

  it('waits no longer for a target than it may take', async (test) => {
    const { app, target, submit, deliveries } = await start(test, {
      delivery: { ...delivery, timeoutMs: 50 },
    });
    target.answer = () => 'hang';
    await submit();
    await app.outbox.runDue();
    const { state, problem } = onlyOf(await deliveries());
    assert.equal(state, 'waiting');
    assert.match(problem ?? '', /did not answer in time/);
  });

  it('tries again with growing waits, gives up after the last attempt, and begins anew for the owner', async (test) => {
    const { app, clock, target, submit, deliveries, retry } = await start(test);
    target.answer = () => ({ status: 503 });
    await submit();
    for (let count = 0; count < MAX_ATTEMPTS + 3; count += 1) {
      await app.outbox.runDue();
      clock.advance(12 * HOUR);
    }
    const given = onlyOf(await deliveries());
    assert.deepEqual([given.state, given.attempts], ['failed', MAX_ATTEMPTS]);
    assert.equal(target.requests.length, MAX_ATTEMPTS);
    target.answer = () => ({ status: 200 });
    assert.equal((await retry(given.id)).state, 'delivered');
    // What was delivered is not delivered again.
    assert.equal((await retry(given.id)).state, 'delivered');
    assert.equal(target.requests.length, MAX_ATTEMPTS + 1);
  });

  it('waits as long as the target asks for', async (test) => {
    const { app, clock, target, submit, deliveries } = await start(test);
    target.answer = () => ({ status: 429, headers: { 'retry-after': String(HOUR) } });
    await submit();
    await app.outbox.runDue();
    const { nextAttemptAt = '' } = onlyOf(await deliveries());
    assert.ok(Date.parse(nextAttemptAt) >= clock.now() + HOUR * 1000, nextAttemptAt);
  });

  it('reaches a target again that was down', async (test) => {
    const { app, clock, submit, deliveries, target } = await start(test);
    await createForm(app, {
      id: 'down',
      backendConnectionConfigs: [{ ...zapierAt(target), config: { url: 'http://127.0.0.1:9/' } }],
    });
    await app.inject({ method: 'POST', url: '/api/form/down', payload: { text: 'x' } });
    await app.outbox.runDue();
    const [row] = (await submissionsOf(app, 'down')).flatMap((one) => one.deliveries);
    assert.match(row?.problem ?? '', /127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)/);
    await submit();
    clock.advance(HOUR);
    await app.outbox.runDue();
    assert.equal(onlyOf(await deliveries()).state, 'delivered');
  });

  it('is worked through by two processes together, each delivery once', async (test) => {
    const dataDir = temporaryFolder(test);
    const { app, target, submit } = await start(test, { dataDir });
    const second = await startApp(test, { dataDir, delivery, now: handClock().now });
    for (let count = 0; count < 30; count += 1) await submit(String(count));
    await Promise.all([app.outbox.runDue(), second.outbox.runDue()]);
    assert.equal(target.requests.length, 30);
    assert.equal(new Set(target.requests.map(({ headers }) => headers['webhook-id'])).size, 30);
  });

  describe('with a target that hangs', () => {
    /** Beside `f`, whose target hangs, a form `g` with a healthy one. */
    async function startBeside(test: TestContext) {
      const started = await start(test);
      const healthy = await startTarget(test);
      await createForm(started.app, { id: 'g', backendConnectionConfigs: [zapierAt(healthy)] });
      const tell = () =>
        started.app.inject({ method: 'POST', url: '/api/form/g', payload: { text: 'hello' } });
      started.target.answer = () => 'hang';
      return { ...started, healthy, tell };
    }

    it('tells the others meanwhile, and that one in the end', async (test) => {
      const { app, target, submit, healthy, tell } = await startBeside(test);
      for (let count = 0; count < 60; count += 1) await submit();
      for (let count = 0; count < 10; count += 1) await tell();
      const work = app.outbox.runDue();
      await Promise.all([healthy.received(10), target.received(4)]);
      assert.equal(target.requests.length, 4);
      await tell();
      app.outbox.runDue();
      await healthy.received(11);
      assert.equal(target.requests.length, 4);
      target.answer = () => ({ status: 200 });
      target.release();
      await work;
      const told = target.requests.map(({ headers }) => headers['webhook-id']);
      assert.deepEqual([told.length, new Set(told).size], [60, 60]);
    });

    it('tries it once at a time until it takes something', async (test) => {
      const { app, clock, target, submit, healthy, tell } = await startBeside(test);
      target.answer = () => ({ status: 503 });
      for (let count = 0; count < 10; count += 1) await submit();
      await app.outbox.runDue();
      assert.equal(target.requests.length, 10);
      target.answer = () => 'hang';
      clock.advance(HOUR);
      const work = app.outbox.runDue();
      await target.received(11);
      for (const count of [1, 2]) {
        await tell();
        app.outbox.runDue();
        await healthy.received(count);
      }
      assert.equal(target.requests.length, 11);
      target.release();
      await target.received(15);
      target.answer = () => ({ status: 200 });
      target.release();
      await work;
      assert.equal(target.requests.length, 20);
    });
  });

  it('takes over what a process that died had begun, once its lease is over', async (test) => {
    const dataDir = temporaryFolder(test);
    const { app, clock, target, submit, deliveries } = await start(test, { dataDir });
    target.answer = () => 'hang';
    await submit();
    const dying = await startApp(test, {
      dataDir,
      delivery,
      now: clock.now,
    });
    const lost = dying.outbox.runDue();
    await target.received(1);
    await app.outbox.runDue();
    assert.equal(target.requests.length, 1);
    target.answer = () => ({ status: 200 });
    clock.advance(60);
    await app.outbox.runDue();
    assert.equal(target.requests.length, 2);
    assert.deepEqual(
      [onlyOf(await deliveries()).state, onlyOf(await deliveries()).attempts],
      ['delivered', 2],
    );
    // It was not dead but slow: what it has to say comes too late to change anything.
    target.release();
    await lost;
    assert.equal(onlyOf(await deliveries()).state, 'delivered');
  });

  it('answers an owner who tries again by how it went, also where it was being tried', async (test) => {
    const { app, target, submit, deliveries, retry } = await start(test);
    target.answer = () => 'hang';
    await submit();
    const { id } = onlyOf(await deliveries());
    const work = app.outbox.runDue();
    await target.received(1);
    const tried = retry(id);
    await deliveries();
    target.release();
    assert.equal((await tried).state, 'delivered');
    await work;
    assert.equal(target.requests.length, 1);
  });

  it('waits on closing for what is under way', async (test) => {
    const { app, target, submit } = await start(test, { delivery });
    target.answer = () => 'hang';
    await submit();
    const work = app.outbox.runDue();
    await target.received(1);
    let isClosed = false;
    const closing = app.outbox.close().then(() => {
      isClosed = true;
    });
    await submissionsOf(app, 'f');
    assert.equal(isClosed, false);
    target.release();
    await Promise.all([work, closing]);
    const [row] = (await submissionsOf(app, 'f')).flatMap((one) => one.deliveries);
    assert.equal(row?.state, 'delivered');
  });

  it('cuts off on closing what takes too long, to be tried at the next start', async (test) => {
    const { app, target, submit, deliveries } = await start(test, {
      delivery,
    });
    target.answer = () => 'hang';
    await submit();
    const work = app.outbox.runDue();
    await target.received(1);
    await Promise.all([work, app.outbox.close(0)]);
    const { state, problem } = onlyOf(await deliveries());
    assert.deepEqual([state, problem], ['waiting', 'The server was closed meanwhile.']);
  });

  it('tells nobody of spam until it is filed as something else', async (test) => {
    const { app, target, submit, deliveries } = await start(test);
    await submit();
    const file = async (status: string) => {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/owner/submissions/${id}`,
        headers: OWNER,
        payload: { status },
      });
      return answer.json();
    };
    const { id } = onlyOf(await submissionsOf(app, 'f'));
    assert.deepEqual((await file('spam')).deliveries, []);
    await app.outbox.runDue();
    assert.equal(target.requests.length, 0);
    assert.equal((await file('new')).deliveries.length, 1);
    await app.outbox.runDue();
    await file('spam');
    await file('read');
    await app.outbox.runDue();
    assert.equal(target.requests.length, 1);
    assert.equal(onlyOf(await deliveries()).state, 'delivered');
  });

  it('sends the submissions of forms without a connection to the owner’s address alone', async (test) => {
    const { app } = await start(test);
    const settings = { defaultEmail: 'owner@example.com', spamThreshold: 60, retentionDays: {} };
    await app.inject({ method: 'PUT', url: '/api/owner/settings', headers: OWNER, payload: settings });
    const pending = { backendId: 'p', backendType: 3, connectionState: 3, config: { address: 'a@b.test' } };
    await createForm(app, { id: 'pending', backendConnectionConfigs: [pending] });
    const targets = async (form: string) => {
      await app.inject({ method: 'POST', url: `/api/form/${form}`, payload: { a: '1' } });
      return (await submissionsOf(app, form)).flatMap((one) => one.deliveries.map(({ target }) => target));
    };
    assert.deepEqual(await targets('unknown'), ['Email to owner@example.com']);
    assert.deepEqual(await targets('pending'), []);
  });
});
