/** Copies the embedded database into an empty one of PostgreSQL: all of it or nothing. */
import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { databaseFile, openDatabase } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';

/** Rows of a statement: PostgreSQL takes 65,535 values, and a submission may be long. */
const BATCH_SIZE = 100;

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
        `The PostgreSQL database is not empty: there is something in ${name}. Move into a new one.`,
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
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    batch.push(row as Row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
