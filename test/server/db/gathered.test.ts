/** What is asked for at the same time is asked for together, and nobody pays for another one's mistake. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
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

/** Until what was begun has come as far as it can: calls wait for the next turn of the loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await setImmediate();
}

describe('gathered calls', () => {
  it('are one at a time: who asks meanwhile is answered by the next one, each with its own', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const answers = [ask(db, 'a'), ask(db, 'b')];
    await settled();
    answers.push(ask(db, 'c'), ask(db, 'd'));
    await settled();
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a', 'b']],
    );
    calls[0]?.end();
    await settled();
    assert.deepEqual(
      calls.map(({ items }) => items),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    );
    calls[1]?.end();
    assert.deepEqual(await Promise.all(answers), ['a!', 'b!', 'c!', 'd!']);
    ask(db, 'e');
    await settled();
    assert.deepEqual(calls.at(-1)?.items, ['e'], 'nothing is left of those before');
  });

  it('hold so many at most, in the order in which they were asked for', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const items = Array.from({ length: 40 }, (_, index) => String(index));
    const answers = Promise.all(items.map((item) => ask(db, item)));
    for (let index = 0; index < 3; index += 1) {
      await settled();
      calls[index]?.end();
    }
    assert.deepEqual(
      await answers,
      items.map((item) => `${item}!`),
    );
    assert.deepEqual(
      calls.map((one) => one.items.length),
      [16, 16, 8],
    );
  });

  it('are apart for each key and for each database', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call, (item) => item);
    const [one, two] = [onPostgres(), onPostgres()];
    for (const item of ['a', 'b', 'a']) ask(one, item);
    ask(two, 'a');
    await settled();
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a', 'a'], ['b'], ['a']],
    );
  });

  it('that fail are made again for each alone', async () => {
    const { calls, call } = openCalls();
    const ask = gathered(call);
    const db = onPostgres();
    const answers = Promise.allSettled(['a', 'b', 'c'].map((item) => ask(db, item)));
    await settled();
    calls[0]?.end(new Error('one of them is refused'));
    await settled();
    assert.deepEqual(
      calls.slice(1).map(({ items }) => items),
      [['a'], ['b'], ['c']],
    );
    calls[1]?.end();
    calls[2]?.end(new Error('it is this one'));
    calls[3]?.end();
    const outcomes = (await answers).map((one) => ('value' in one ? one.value : one.reason.message));
    assert.deepEqual(outcomes, ['a!', 'it is this one', 'c!']);
  });

  it('fail with the error of one that was alone, once', async () => {
    const { calls, call } = openCalls();
    const answer = gathered(call)(onPostgres(), 'a');
    await settled();
    calls[0]?.end(new Error('no'));
    await assert.rejects(answer, /no/);
    assert.equal(calls.length, 1);
  });

  it('are made at once in a transaction, which is one caller', () => {
    const transaction: Kysely<Database> = Object.create(onPostgres(), { isTransaction: { value: true } });
    const { calls, call } = openCalls();
    const ask = gathered(call);
    for (const item of ['a', 'b']) ask(transaction, item);
    assert.deepEqual(
      calls.map(({ items }) => items),
      [['a'], ['b']],
    );
  });
});
