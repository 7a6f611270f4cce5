/** Opens the database: SQLite in the data folder, or PostgreSQL when there is a connection string. One set of queries for both. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

/** How long a process waits for another one that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the database and brings its tables up to date.
 * @throws when the file or server cannot be reached or a migration fails
 */
export async function openDatabase(place: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Kysely<Database>> {
  const dialect = place.databaseUrl
    ? new PostgresDialect({ pool: openPostgres(place.databaseUrl) })
    : new SqliteDialect({ database: openSqlite(place.dataDir) });
  const db = new Kysely<Database>({ dialect });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function openPostgres(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  // A connection that is lost while idle is replaced by the pool; only the next query needs to know.
  pool.on('error', (error) => console.error(`Lost a database connection: ${error.message}`));
  return pool;
}

/**
 * WAL with `synchronous=FULL`: a commit is on the disk before it is acknowledged, so a killed process or a power cut
 * loses no submission that was answered with success.
 */
function openSqlite(dataDir: string) {
  // Visitors’ entries are nobody else’s on this machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new Libsql(join(dataDir, 'sqs-kit.db'), { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  return sqlite;
}

/** The signing secret of this site: made once, kept in the database so that every process signs alike. */
export async function signingSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'signing-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'signing-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}
