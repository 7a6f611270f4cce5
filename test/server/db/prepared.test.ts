/** Queries that are built once: with the values of each run, in whatever database or transaction. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../server/src/db/connect.ts';
import type { Some } from '../../../server/src/db/gathered.ts';
import { nameOfPrepared, prepared, sharedRead } from '../../../server/src/db/prepared.ts';
import type { Database } from '../../../server/src/db/schema.ts';
import { temporaryFolder } from '../../support/node/server.ts';

async function openEmpty(test: TestContext): Promise<Kysely<Database>> {
  const db = await openDatabase({ dataDir: temporaryFolder(test) });
  test.after(() => db.destroy());
  return db;
}

interface Setting {
  name: string;
  value: string;
}

/** And how often each was built. */
function queries() {
  const built: number[] = [];
  const add = prepared((db, rows: Some<Setting>) => {
    built.push(rows.length);
    return db
      .insertInto('settings')
      .values(rows.map(({ name, value }) => ({ value, name })))
      .returning('name');
  });
  const read = sharedRead((db, { name }: { name: string }) =>
    db.selectFrom('settings').select('value').where('name', '=', name),
  );
  return { add, read, built };
}

describe('a prepared query', () => {
  it('is built once for a number of rows, and run with the values of each time', async (test) => {
    const db = await openEmpty(test);
    const { add, read, built } = queries();
    for (const name of ['a', 'b']) await add(db, [{ name, value: `${name}!` }]);
    const { rows } = await add(db, [
      { name: 'c', value: 'c!' },
      { name: 'd', value: 'd!' },
    ]);
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['c', 'd'],
    );
    assert.deepEqual(built, [1, 2]);
    for (const name of ['a', 'b', 'c', 'd'])
      assert.deepEqual(await read(db, { name }), [{ value: `${name}!` }]);
    assert.deepEqual(await read(db, { name: 'nothing' }), []);
  });

  it('sees in a transaction what that has written, and serves other databases as well', async (test) => {
    const [one, other] = [await openEmpty(test), await openEmpty(test)];
    const { add, read, built } = queries();
    await one.transaction().execute(async (trx) => {
      await add(trx, [{ name: 'a', value: 'in one' }]);
      assert.deepEqual(await read(trx, { name: 'a' }), [{ value: 'in one' }]);
    });
    await add(other, [{ name: 'a', value: 'in the other' }]);
    assert.deepEqual(await read(one, { name: 'a' }), [{ value: 'in one' }]);
    assert.deepEqual(await read(other, { name: 'a' }), [{ value: 'in the other' }]);
    assert.deepEqual(built, [1, 1]);
  });

  it('has a name of its own, which what is built where it stands has not', async (test) => {
    const db = await openEmpty(test);
    const { add, read } = queries();
    await add(db, [{ name: 'a', value: '' }]);
    await read(db, { name: 'a' });
    const names = [
      'insert into "settings" ("value", "name") values (?, ?) returning "name"',
      'select "value" from "settings" where "name" = ?',
    ].map(nameOfPrepared);
    assert.ok(names.every((name) => name !== undefined && /^\w{1,63}$/.test(name)));
    assert.equal(new Set(names).size, 2);
    assert.equal(nameOfPrepared(db.selectFrom('settings').selectAll().compile().sql), undefined);
  });
});
