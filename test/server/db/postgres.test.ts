import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openForServing } from '../../../server/src/db/connect.ts';
import { openPostgres } from '../../../server/src/db/postgres.ts';
import { findForm } from '../../../server/src/forms/forms-store.ts';
import { storeSubmission } from '../../../server/src/forms/store-submission.ts';
import { findSubmission } from '../../../server/src/forms/submissions-store.ts';
import { deliveriesOf } from '../../../server/src/outbox/outbox-store.ts';
import { findPostgres, startPostgres } from '../../support/node/postgres.ts';
import { createForm, DEMO_SEED, OWNER, startApp, submissionsOf, Visitor } from '../../support/node/server.ts';

const programs = findPostgres();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SHORT = { statementMs: 300, connectMs: 300, answerMs: 500 };

// Registered only where PostgreSQL is installed.
if (programs) {
  describe('two servers on one PostgreSQL database', () => {
    let database: Awaited<ReturnType<typeof startPostgres>>;
    before(async () => {
      database = await startPostgres(programs);
    });
    after(() => database.stop());

    const startTwo = (test: Parameters<typeof startApp>[0]) => {
      const options = { databaseUrl: database.url, seed: DEMO_SEED };
      return Promise.all([startApp(test, options), startApp(test, options)]);
    };

    it('start at the same moment on an empty database', async (test) => {
      const apps = await startTwo(test);
      for (const app of apps) assert.equal((await app.inject({ url: '/inbox' })).statusCode, 200);
    });

    it('share crumbs and keys, and store a key once', async (test) => {
      const [one, two] = await startTwo(test);
      const visitor = await Visitor.arrive(one);
      const key = await visitor.key();
      const other = new Visitor(two);
      other.crumb = visitor.crumb;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? visitor : other).save('x', { a: '1' }, { key }),
        ),
      );
      assert.equal(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1);
      assert.equal(answers[0]?.statusCode, 200);
      assert.equal((await submissionsOf(two, 'x')).length, 1);
    });

    it('count one address together', async (test) => {
      const options = { databaseUrl: database.url, rateLimit: { submissions: 3, windowSeconds: 60 } };
      const now = () => Date.UTC(2030, 1, 1);
      const apps = await Promise.all([
        startApp(test, { ...options, now }),
        startApp(test, { ...options, now }),
      ]);
      const statuses = await Promise.all(
        [0, 1, 0, 1, 0].map(async (index) => {
          const post = { method: 'POST', url: '/api/form/limited', payload: { a: String(index) } } as const;
          return (await apps[index]?.inject(post))?.statusCode;
        }),
      );
      assert.deepEqual(statuses.sort(), [200, 200, 200, 429, 429]);
    });

    it('count many addresses together, whichever of them ask at the same time', async (test) => {
      const rateLimit = { submissions: 5, windowSeconds: 60 };
      const now = () => Date.UTC(2030, 1, 2);
      const options = { databaseUrl: database.url, rateLimit, trustProxy: 1, now };
      const apps = [await startApp(test, options), await startApp(test, options)];
      const addresses = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
      // In one order here, in the other one there.
      const calls = [...addresses, ...addresses.toReversed()].flatMap((address) =>
        [0, 1, 0, 1].map((index) => ({ address, app: apps[index] })),
      );
      const answers = await Promise.all(
        calls.map(async ({ address, app }, index) => {
          const headers = { 'x-forwarded-for': address };
          const payload = { a: String(index) };
          const answer = await app?.inject({ method: 'POST', url: '/api/form/many', headers, payload });
          return `${address} ${answer?.statusCode}`;
        }),
      );
      const expected = addresses.flatMap((address) =>
        [200, 200, 200, 200, 200, 429, 429, 429].map((status) => `${address} ${status}`),
      );
      assert.deepEqual(answers.sort(), expected.sort());
    });

    it('store together what comes at the same time, each with its deliveries, and refuse one alone', async (test) => {
      const { db, close } = await openForServing({ dataDir: '', databaseUrl: database.url });
      test.after(close);
      const target = { connectionId: 'default', target: 'ada@example.com' };
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) =>
          storeSubmission(
            db,
            {
              formId: 'together',
              // No text of PostgreSQL holds a NUL.
              values: { a: index === 7 ? '\0' : String(index) },
              page: {},
              key: `together:${index}`,
              status: 'new',
              spamReasons: [],
              textHash: '',
            },
            index % 2 ? [target] : [],
            Date.UTC(2030, 1, 1),
          ),
        ),
      );
      const refused = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
      assert.deepEqual(refused, [7]);
      const stored = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
      const ids = stored.map((one) => one?.submission.id ?? '');
      const deliveries = await deliveriesOf(db, ids);
      for (const [index, id] of ids.entries()) {
        if (index === 7) continue;
        const submission = await findSubmission(db, id);
        assert.deepEqual(submission?.values, { a: String(index) });
        assert.deepEqual(
          deliveries.get(id)?.map((one) => one.id),
          stored[index]?.deliveryIds,
        );
        assert.equal(stored[index]?.deliveryIds.length, index % 2);
      }
    });

    it('have the queries of every submission read once for a connection', async (test) => {
      const { early, close } = await openForServing({ dataDir: '', databaseUrl: database.url });
      test.after(close);
      for (const id of ['one', 'two']) await findForm(early, id);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where name like 'prepared%'`.execute(early);
      assert.deepEqual(
        rows.map(({ statement }) => statement),
        ['select "body" from "forms" where "id" = $1'],
      );
    });

    it('sell together what there is', async (test) => {
      const apps = await startTwo(test);
      const arrived = await apps[0].inject({ url: '/api/commerce/shopping-cart' });
      const cookies = Object.fromEntries(arrived.cookies.map(({ name, value }) => [name, value]));
      const add = (index: number) =>
        apps[index % 2 ? 1 : 0].inject({
          method: 'POST',
          url: '/api/commerce/shopping-cart/entries',
          headers: { 'x-csrf-token': cookies.crumb ?? '' },
          cookies,
          payload: { itemId: 'demo-shirt', variantId: 'shirt-m-ink', quantity: 1 },
        });
      const first = await add(0);
      cookies.CART = first.cookies.find(({ name }) => name === 'CART')?.value ?? '';
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(add));
      assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409, 409, 409, 409]);
      const carts = await apps[1].inject({ url: '/api/owner/carts', headers: OWNER });
      assert.equal(carts.json()[0].entries[0].quantity, 3);
    });

    it('go on after the database was started anew under load', async (test) => {
      const lines: string[] = [];
      const logTo = { write: (line: string) => lines.push(line) };
      const app = await startApp(test, { databaseUrl: database.url, logTo });
      await app.ready();
      let isOver = false;
      const statuses = new Set<number>();
      const submit = async () => {
        while (!isOver) {
          const post = { method: 'POST', url: '/api/form/load', payload: { a: '1' } } as const;
          statuses.add((await app.inject(post)).statusCode);
        }
      };
      const load = Promise.all([submit(), submit(), submit(), submit()]);
      await database.down();
      await database.up();
      await submissionsOf(app, 'load').catch(() => []);
      isOver = true;
      await load;
      assert.ok(
        [...statuses].every((status) => [200, 429, 500].includes(status)),
        [...statuses].join(),
      );
      const after = await app.inject({ url: '/api/owner/submissions?limit=1', headers: OWNER });
      assert.equal(after.statusCode, 200);
      const lost = lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'A database connection was lost.');
      assert.ok(lost.length > 0);
      for (const { level, err } of lost) assert.deepEqual([level, typeof err.message], ['error', 'string']);
    });

    it('wait at their start for a database that is not there yet', async (test) => {
      await database.down();
      let isAsked = () => {};
      const asked = new Promise<void>((done) => {
        isAsked = done;
      });
      const lines: { level: string; msg: string }[] = [];
      const write = (line: string) => {
        lines.push(JSON.parse(line));
        isAsked();
      };
      const starting = startApp(test, { databaseUrl: database.url, logTo: { write } });
      await asked;
      await database.up();
      const app = await starting;
      assert.equal((await app.inject('/readyz')).statusCode, 200);
      const [first] = lines;
      assert.deepEqual(
        [lines.length, first?.level, first?.msg],
        [1, 'error', 'The database does not answer yet. It is asked again each second.'],
      );
    });

    it('count for who watches them what they can while the database is gone', async (test) => {
      const metricsToken = 'metrics-token';
      const app = await startApp(test, { databaseUrl: database.url, metricsToken, logLevel: 'silent' });
      const read = async (token: string) =>
        app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
      const series = /^sqs_deliveries\{state="waiting"\} \d+$/m;
      assert.match((await read(metricsToken)).body, series);
      await database.down();
      const answer = await read(metricsToken);
      await database.up();
      assert.equal(answer.statusCode, 200);
      assert.match(
        answer.body,
        /^sqs_request_duration_seconds_count\{method="GET",route="\/metrics",status="200"\} 1$/m,
      );
      assert.doesNotMatch(answer.body, series);
      assert.match((await read(metricsToken)).body, series);
    });

    it('takes text of any kind', async (test) => {
      const [app] = await startTwo(test);
      const visitor = await Visitor.arrive(app);
      const hit = { buttonText: 'a\0b', pagePath: '/\0', clickthroughUrl: '\ud800' };
      const payload = JSON.stringify(hit);
      const headers = { 'content-type': 'application/json' };
      const report = await app.inject({ method: 'POST', url: '/api/census/button-click', headers, payload });
      assert.equal(report.statusCode, 204);
      assert.equal((await visitor.save('nul', { a: 'b\0', b: '\ud800' })).statusCode, 200);
      assert.equal(
        (await app.inject({ method: 'POST', url: '/api/form/nul', payload: 'a=%00b', headers: FORM }))
          .statusCode,
        200,
      );
    });

    it('answer like the embedded database: forms, validation, search, counts, CSV', async (test) => {
      const [one, two] = await startTwo(test);
      await createForm(one, {
        id: 'contact',
        name: 'Contact us',
        fields: [{ type: 'email', id: 'e', title: 'Email', required: true }],
      });
      const visitor = await Visitor.arrive(two);
      assert.deepEqual((await visitor.save('contact', {})).json().errors, { e: 'Required' });
      await visitor.save('contact', { e: 'ada@example.com', note: 'Émile 100%' });
      await visitor.save('contact', { e: 'bob@example.com', note: '日本語' });
      const rows = await submissionsOf(one, 'contact');
      assert.deepEqual(
        rows.map(({ values }) => values.note),
        ['日本語', 'Émile 100%'],
      );
      const owner = async (url: string) => (await one.inject({ url, headers: OWNER })).body;
      assert.equal(JSON.parse(await owner('/api/owner/submissions?q=émile 100%25')).length, 1);
      assert.equal(JSON.parse(await owner('/api/owner/submissions?q=e_a')).length, 0);
      const counts = JSON.parse(await owner('/api/owner/submissions/forms'));
      assert.equal(counts.find(({ formId }: { formId: string }) => formId === 'contact').count, 2);
      assert.match(await owner('/api/owner/submissions.csv?formId=contact'), /,Email,note\r\n/);
    });

    it('give up on a database that answers nothing, and close all the same', async () => {
      const pool = openPostgres(database.url, () => {}, SHORT);
      const client = await pool.connect();
      database.freeze();
      try {
        await assert.rejects(client.query('select 1', []), /timeout/i);
        client.release();
        await assert.rejects(pool.connect(), /timeout/i);
        await pool.end();
      } finally {
        database.thaw();
      }
      const again = openPostgres(database.url, () => {}, SHORT);
      const fresh = await again.connect();
      assert.equal((await fresh.query<{ one: number }>('select 1 as one', [])).rows[0]?.one, 1);
      fresh.release();
      await again.end();
    });
  });
}
