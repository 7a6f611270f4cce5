import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ShownSubmission } from '../../../src/domain/api/owner/submissions.ts';
import { startTarget } from '../../support/node/http-target.ts';
import { findPostgres, startPostgres } from '../../support/node/postgres.ts';
import { createForm, handClock, NO_MEANS, startApp, submissionsOf } from '../../support/node/server.ts';

const programs = findPostgres();
const delivery = { ...NO_MEANS, allowPrivateTargets: true };

async function allDelivered(app: FastifyInstance, formId: string): Promise<void> {
  const waits = ({ deliveries }: ShownSubmission) => deliveries.some(({ state }) => state !== 'delivered');
  while ((await submissionsOf(app, formId)).some(waits));
}

// Registered only where PostgreSQL is installed.
if (programs) {
  describe('two servers that deliver from one PostgreSQL database', () => {
    let database: Awaited<ReturnType<typeof startPostgres>>;
    before(async () => {
      database = await startPostgres(programs);
    });
    after(() => database.stop());

    const start = (test: TestContext) => startApp(test, { databaseUrl: database.url, delivery });

    it('share the work, and tell each target once', async (test) => {
      const target = await startTarget(test);
      const [one, two] = await Promise.all([start(test), start(test)]);
      await Promise.all([one, two].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
      const zapier = { backendId: 'z', backendType: 5, connectionState: 1, config: { url: target.url } };
      await createForm(one, { id: 'f', backendConnectionConfigs: [zapier] });
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? one : two).inject({
            method: 'POST',
            url: '/api/form/f',
            payload: { a: String(index) },
          }),
        ),
      );
      await target.received(40);
      await Promise.all([one.outbox.close(), two.outbox.close()]);
      const told = target.requests.map(({ headers }) => headers['webhook-id']);
      assert.equal(told.length, 40);
      assert.equal(new Set(told).size, 40);
      const states = (await submissionsOf(one, 'f')).flatMap((row) =>
        row.deliveries.map(({ state }) => state),
      );
      assert.deepEqual([states.length, new Set(states)], [40, new Set(['delivered'])]);
    });

    it('go on when the database goes while a target is told, and tell it once', async (test) => {
      const target = await startTarget(test);
      const app = await start(test);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const zapier = { backendId: 'z', backendType: 5, connectionState: 1, config: { url: target.url } };
      await createForm(app, { id: 'outage', backendConnectionConfigs: [zapier] });
      const submit = () => app.inject({ method: 'POST', url: '/api/form/outage', payload: { a: '1' } });
      target.answer = () => 'hang';
      await submit();
      await target.received(1);
      await database.down();
      target.release();
      target.answer = () => ({ status: 200 });
      await database.up();
      assert.equal((await submit()).statusCode, 200);
      await target.received(2);
      await allDelivered(app, 'outage');
      assert.equal(target.requests.length, 2);
    });

    it('leave what another one told while the database was gone to that one', async (test) => {
      const target = await startTarget(test);
      const clock = handClock();
      const options = { databaseUrl: database.url, delivery, now: clock.now, logLevel: 'silent' } as const;
      const [one, two] = await Promise.all([startApp(test, options), startApp(test, options)]);
      const zapier = { backendId: 'z', backendType: 5, connectionState: 1, config: { url: target.url } };
      await createForm(one, { id: 'left', backendConnectionConfigs: [zapier] });
      await one.inject({ method: 'POST', url: '/api/form/left', payload: { a: '1' } });
      target.answer = () => 'hang';
      const work = one.outbox.runDue();
      await target.received(1);
      await database.down();
      target.release();
      await assert.rejects(two.outbox.runDue());
      clock.advance(3600);
      await database.up();
      await two.outbox.runDue();
      await work;
      await allDelivered(one, 'left');
      assert.equal(target.requests.length, 1);
    });
  });
}
