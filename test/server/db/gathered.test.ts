/** What is asked for at the same time is asked for together, and nobody pays for another one's mistake. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Kysely, PostgresDialect, SqliteAdapter } from 'kysely';
import { gathered, type Some } from '../../../server/src/db/gathered.ts';
import type { Database } from '../../../server/src/db/schema.ts';

/** Nothing of it is reached: calls are the test's own. */
const onPostgres = () => {
  const pool = { connect: () => Promise.reject(new Error('not there')), end: async () => {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
};

/** Calls that end when the test says so. */
function openCalls() {
  const calls: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const call = (_db: Kysely<Database>, items: Some<string>) =>
    new Promise<string[]>((done, fail) => {
      const end = (error?: Error) => (error ? fail(error) : done(items.map((item) => `${item}!`)));
      calls.push({ items, end });
    });
  return { calls, call };
}

const settled = () => new Promise((done) => setImmediate(done));

describe('gathered calls', () => {
  it('are one at a time: who asks meanwhile is answered by the next one, each with its own', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const answers = Promise.all(['a', 'b', 'c'].map((item) => ask(db, item)));
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a']],
    );
    calls[0]?.end();
    await settled();
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a'], ['b', 'c']],
    );
    calls[1]?.end();
    assert.deepEqual(await answers, ['a!', 'b!', 'c!']);
    ask(db, 'd');
    assert.deepEqual(calls.at(-1)?.items, ['d'], 'nothing is left of those before');
  });

  it('hold so many at most, in the order in which they were asked for', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const items = Array.from({ length: 40 }, (_, index) => String(index));
    const answers = Promise.all(items.map((item) => ask(db, item)));
    for (let index = 0; index < 4; index += 1) {
      calls[index]?.end();
      await settled();
    }
    assert.deepEqual(
      calls.map((one) => one.items.length),
      [1, 16, 16, 7],
    );
    assert.deepEqual(
      await answers,
      items.map((item) => `${item}!`),
    );
  });

  it('are apart for each key and for each database', () => {
    const { calls, call } = openCalls();
    const ask = gathered(call, (item) => item);
    const [one, two] = [onPostgres(), onPostgres()];
    for (const [db, item] of [
      [one, 'a'],
      [one, 'b'],
      [one, 'a'],
      [two, 'a'],
    ] as const)
      ask(db, item);
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a'], ['b'], ['a']],
    );
  });

  it('that fail are made again for each alone', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => ask(db, item)));
    calls[0]?.end();
    await settled();
    calls[1]?.end(new Error('one of them is refused'));
    await settled();
    assert.deepEqual(
      calls.slice(2).map(({ items }) => items),
      [['b'], ['c'], ['d']],
    );
    calls[2]?.end();
    calls[3]?.end(new Error('it is this one'));
    calls[4]?.end();
    const outcomes = (await answers).map((one) => ('value' in one ? one.value : one.reason.message));
    assert.deepEqual(outcomes, ['a!', 'b!', 'it is this one', 'd!']);
  });

  it('fail with the error of one that was alone, once', async () => {
    const { calls, call } = openCalls();
    const answer = gathered(call)(onPostgres(), 'a');
    calls[0]?.end(new Error('no'));
    await assert.rejects(answer, /no/);
    assert.equal(calls.length, 1);
  });

  it('are made at once in a transaction, which is one caller, and on SQLite', () => {
    const transaction = Object.create(onPostgres(), { isTransaction: { value: true } });
    const sqlite = Object.create(onPostgres(), {
      getExecutor: { value: () => ({ adapter: new SqliteAdapter() }) },
    });
    for (const db of [transaction, sqlite] as Kysely<Database>[]) {
      const { calls, call } = openCalls();
      const ask = gathered(call);
      for (const item of ['a', 'b']) ask(db, item);
      assert.deepEqual(
        calls.map(({ items }) => items),
        [['a'], ['b']],
      );
    }
  });
});
