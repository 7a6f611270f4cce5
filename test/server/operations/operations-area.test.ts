import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDatabase } from '../../../server/src/db/connect.ts';
import { placeOf } from '../../support/node/databases.ts';
import { createForm, OWNER, startApp, temporaryFolder, Visitor } from '../../support/node/server.ts';

describe('the probes', () => {
  it('say that the server lives and takes requests, until it is leaving', async (test) => {
    const app = await startApp(test);
    const ask = async (url: string) => {
      const { statusCode, body, cookies } = await app.inject(url);
      assert.deepEqual(cookies, []);
      return [statusCode, JSON.parse(body).status];
    };
    assert.deepEqual(await ask('/healthz'), [200, 'alive']);
    assert.deepEqual(await ask('/readyz'), [200, 'ready']);
    app.isLeaving = true;
    assert.deepEqual(await ask('/readyz'), [503, 'leaving']);
    assert.deepEqual(await ask('/healthz'), [200, 'alive']);
    assert.equal((await app.inject('/inbox')).statusCode, 200, 'what still comes is answered');
  });

  it('say that the database is gone', async (test) => {
    const dataDir = temporaryFolder(test);
    const app = await startApp(test, { dataDir });
    await app.ready();
    const db = await openDatabase(await placeOf(test, dataDir));
    await db.schema.alterTable('settings').renameTo('gone').execute();
    const answer = await app.inject('/readyz');
    await db.schema.alterTable('gone').renameTo('settings').execute();
    await db.destroy();
    assert.deepEqual([answer.statusCode, answer.json()], [503, { status: 'no database' }]);
    assert.equal((await app.inject('/healthz')).statusCode, 200);
  });
});

describe('the metrics', () => {
  it('count requests by route and status, and submissions', async (test) => {
    const app = await startApp(test);
    await createForm(app, { id: 'f' });
    const visitor = await Visitor.arrive(app);
    await visitor.save('f', { a: 'b' });
    await visitor.save('f', { a: '[url=x]' });
    for (const id of ['f', 'g', 'h']) await app.inject(`/api/rest/forms/${id}`);
    const { headers, body } = await app.inject({ url: '/metrics', headers: OWNER });
    assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
    const value = (series: string) =>
      body
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.split(' ')
        .at(-1);
    const route = 'sqs_request_duration_seconds_count{method="GET",route="/api/rest/forms/:id"';
    assert.equal(value(`${route},status="200"}`), '1');
    assert.equal(value(`${route},status="404"}`), '2');
    assert.equal(value('sqs_submissions_total{status="new"}'), '1');
    assert.equal(value('sqs_submissions_total{status="spam"}'), '1');
    assert.ok(Number(value('process_resident_memory_bytes')) > 0);
    assert.doesNotMatch(body, /forms\/g/);
  });

  it('are for who has a token, wherever they ask from', async (test) => {
    const app = await startApp(test, { metricsToken: 'metrics-token' });
    const ask = async (url: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await app.inject({ url, headers, remoteAddress: '127.0.0.1' })).statusCode;
    };
    assert.equal(await ask('/metrics'), 401);
    assert.equal(await ask('/metrics', 'guess'), 401);
    assert.equal(await ask('/metrics', 'metrics-token'), 200);
    assert.equal(await ask('/api/owner/submissions', 'metrics-token'), 401);
  });
});
