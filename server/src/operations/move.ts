/** Copies the embedded database into an empty one of PostgreSQL: all of it or nothing. */
import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { databaseFile, openDatabase } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';

/** Rows of a statement: PostgreSQL takes 65,535 values. */
const BATCH_ROWS = 100;
/** Characters of a statement; a row may be longer. */
const BATCH_LENGTH = 1_000_000;

type Row = Record<string, string | number>;

/**
 * @returns how many rows each table had that had any
 * @throws Error with one clear sentence when it cannot be done
 */
export async function moveDatabase(dataDir: string, databaseUrl: string): Promise<Map<string, number>> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}; say where it is with --data-dir.`);
  // Both have the same tables afterwards.
  await (await openDatabase({ dataDir })).destroy();
  const target = await openDatabase({ dataDir, databaseUrl });
  const source = new Libsql(file, { readonly: true });
  try {
    // One state of it, however much is written meanwhile.
    source.exec('begin');
    return await target.transaction().execute((transaction) => copyTables(source, transaction));
  } catch (cause) {
    throw new Error(`Nothing was moved: ${(cause as Error).message}`, { cause });
  } finally {
    source.close();
    await target.destroy();
  }
}

async function copyTables(source: Libsql.Database, target: Kysely<Database>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = tablesOf(source);
  for (const name of names) {
    await sql`lock table ${sql.table(name)} in exclusive mode`.execute(target);
    const row = await target.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row)
      throw new Error(
        `the PostgreSQL database is not empty: there is something in ${name}. Move into a new one.`,
      );
  }
  for (const name of names) {
    let count = 0;
    for (const rows of batchesOf(source, name)) {
      await target
        .insertInto(name)
        .values(rows as never)
        .execute();
      count += rows.length;
    }
    if (count > 0) counts.set(name, count);
  }
  return counts;
}

/** Those of the server: SQLite's own and the notes about migrations are the target's own affair. */
function tablesOf(source: Libsql.Database): (keyof Database)[] {
  const rows = source.prepare("select name from sqlite_master where type = 'table' order by name").all();
  return (rows as { name: keyof Database }[])
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|kysely)_/.test(name));
}

function* batchesOf(source: Libsql.Database, table: string): Generator<Row[]> {
  let batch: Row[] = [];
  let length = 0;
  for (const row of source.prepare(`select * from "${table}"`).iterate() as Iterable<Row>) {
    batch.push(row);
    length += Object.values(row).join('').length;
    if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
