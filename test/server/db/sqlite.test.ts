/** How SQLite is written to by many at once: together, and never half. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { sqliteDialects } from '../../../server/src/db/sqlite.ts';
import type { WalFile } from '../../../server/src/db/wal-file.ts';
import { temporaryFolder } from '../../support/node/server.ts';

interface Notes {
  notes: { id: number; text: string };
}

/** A database of one table; `said` is what was run by it, `failing` what it refuses to run. */
async function openNotes(test: TestContext) {
  const file = join(temporaryFolder(test), 'notes.db');
  const sqlite = new Libsql(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.exec('create table notes (id integer primary key, text text not null)');
  const said: string[] = [];
  const failing = new Set<string>();
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((sql: string) => {
    const statement = prepare(sql);
    const run = statement.run.bind(statement);
    statement.run = (...values: unknown[]) => {
      if (failing.has(sql)) throw new Error('disk I/O error');
      said.push(sql);
      return run(...values);
    };
    return statement;
  }) as typeof sqlite.prepare;
  const disk: WalFile = { sync: async () => void said.push('on the disk'), close: async () => {} };
  const dialects = sqliteDialects(sqlite, disk);
  const db = new Kysely<Notes>({ dialect: dialects.dialect });
  const early = new Kysely<Notes>({ dialect: dialects.early });
  test.after(() => db.destroy());
  const add = (id: number) =>
    db
      .insertInto('notes')
      .values({ id, text: `note ${id}` })
      .execute();
  const ids = async () =>
    (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { db, early, disk, file, add, ids, said, failing };
}

const outcomes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status);

describe('SQLite', () => {
  it('commits together what is written at the same time, before anybody is answered', async (test) => {
    const { add, ids, said } = await openNotes(test);
    const answered = [1, 2, 3].map((id) => add(id).then(() => said.push(`answered ${id}`)));
    const read = ids().then(() => said.push('read'));
    await Promise.all([...answered, read]);
    const insert = 'insert into "notes" ("id", "text") values (?, ?)';
    assert.deepEqual(said.slice(0, 6), ['begin immediate', insert, insert, insert, 'commit', 'on the disk']);
    assert.deepEqual(said.slice(6).sort(), ['answered 1', 'answered 2', 'answered 3', 'read']);
  });

  it('answers at once who does not wait for the disk, and commits that with what is waited for', async (test) => {
    const { early, add, said } = await openNotes(test);
    await early.insertInto('notes').values({ id: 1, text: 'note 1' }).execute();
    said.push(`told of ${(await early.selectFrom('notes').selectAll().execute()).length}`);
    await add(2).then(() => said.push('answered 2'));
    const insert = 'insert into "notes" ("id", "text") values (?, ?)';
    assert.deepEqual(said, [
      'begin immediate',
      insert,
      'told of 1',
      insert,
      'commit',
      'on the disk',
      'answered 2',
    ]);
  });

  it('goes on while the disk is busy: what comes meanwhile is the next commit, and is answered after it', async (test) => {
    const { add, ids, disk, said } = await openNotes(test);
    const syncs: (() => void)[] = [];
    disk.sync = () => new Promise((done) => syncs.push(done));
    const onTheDisk = async (count: number) => {
      while (syncs.length < count) await new Promise((done) => setImmediate(done));
      syncs[count - 1]?.();
    };
    const first = add(1).then(() => said.push('answered 1'));
    while (syncs.length < 1) await new Promise((done) => setImmediate(done));
    const others = [add(2), add(3)].map((one, index) => one.then(() => said.push(`answered ${index + 2}`)));
    const read = ids().then((all) => said.push(`read ${all}`));
    await onTheDisk(1);
    await first;
    await onTheDisk(2);
    await Promise.all([...others, read]);
    assert.deepEqual(
      said.filter((one) => !one.startsWith('insert')),
      [
        'begin immediate',
        'commit',
        'begin immediate',
        'answered 1',
        'commit',
        'answered 2',
        'answered 3',
        'read 1,2,3',
      ],
    );
  });

  it('answers with a failure what did not reach the disk', async (test) => {
    const { add, ids, disk } = await openNotes(test);
    const { sync } = disk;
    disk.sync = () => Promise.reject(new Error('disk I/O error'));
    assert.deepEqual(await outcomes([add(1), add(2)]), ['rejected', 'rejected']);
    disk.sync = sync;
    await add(3);
    assert.deepEqual(await ids(), [1, 2, 3]);
  });

  it('needs nothing of a log that the disk has refused once a later write is answered', async (test) => {
    const { add, disk, file } = await openNotes(test);
    const { sync } = disk;
    disk.sync = () => Promise.reject(new Error('disk I/O error'));
    await assert.rejects(add(1));
    disk.sync = sync;
    await add(2);
    // A power cut that takes the log.
    const left = join(temporaryFolder(test), 'left.db');
    copyFileSync(file, left);
    const database = new Libsql(left);
    assert.deepEqual(database.prepare('select id from notes').pluck().all(), [1, 2]);
    database.close();
  });

  it('answers with a failure while such a log is read by another one, and goes on afterwards', async (test) => {
    const { add, ids, disk, file } = await openNotes(test);
    const { sync } = disk;
    disk.sync = () => Promise.reject(new Error('disk I/O error'));
    await assert.rejects(add(1));
    disk.sync = sync;
    const other = new Libsql(file);
    other.exec('begin');
    other.prepare('select count(*) from notes').get();
    await assert.rejects(add(2), /after the disk failed/);
    other.exec('commit');
    other.close();
    await add(3);
    assert.deepEqual(await ids(), [1, 2, 3]);
  });

  it('answers with a failure only whose statement failed', async (test) => {
    const { add, ids } = await openNotes(test);
    assert.deepEqual(await outcomes([add(1), add(1), add(2)]), ['fulfilled', 'rejected', 'fulfilled']);
    assert.deepEqual(await ids(), [1, 2]);
  });

  it('answers everybody with a failure when the commit fails, and goes on afterwards', async (test) => {
    const { add, ids, failing } = await openNotes(test);
    failing.add('commit');
    assert.deepEqual(await outcomes([add(1), add(2)]), ['rejected', 'rejected']);
    failing.clear();
    await add(3);
    assert.deepEqual(await ids(), [3]);
  });

  it('waits for another one that is writing, without holding up what else there is to do', async (test) => {
    const { add, ids, file } = await openNotes(test);
    const other = new Libsql(file);
    other.exec('begin immediate');
    const added = add(1);
    assert.deepEqual(await ids(), []);
    other.exec('commit');
    other.close();
    await added;
    assert.deepEqual(await ids(), [1]);
  });

  it('takes back a transaction that fails, and nothing of the others', async (test) => {
    const { db, add, ids } = await openNotes(test);
    const half = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ id: 10, text: '' }).execute();
      throw new Error('changed my mind');
    });
    assert.deepEqual(await outcomes([add(1), half, add(2)]), ['fulfilled', 'rejected', 'fulfilled']);
    assert.deepEqual(await ids(), [1, 2]);
  });

  it('lets nobody into a transaction that is open, and commits several of them together', async (test) => {
    const { db, add, ids, said } = await openNotes(test);
    const copy = (id: number) =>
      db.transaction().execute(async (transaction) => {
        const before = await transaction.selectFrom('notes').select('id').execute();
        await new Promise((done) => setTimeout(done));
        await transaction
          .insertInto('notes')
          .values({ id, text: `after ${before.length}` })
          .execute();
      });
    await Promise.all([copy(1), copy(2), add(3)]);
    assert.deepEqual(await ids(), [1, 2, 3]);
    const texts = (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);
    assert.deepEqual(new Set(texts).size, 3, 'each has seen what the one before it wrote');
    assert.equal(said.filter((sql) => sql === 'savepoint part').length, 2);
  });
});
