/** Opens the database: SQLite in the data folder, or PostgreSQL when there is a connection string. One set of queries for both. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialects } from './sqlite.ts';
import { walFileOf } from './wal-file.ts';

/** Name of the SQLite file in the data folder. */
export const DATABASE_FILE = 'sqs-kit.db';

/** 64 MB, where those that are moved on by and by (db/wal-file.ts) never leave the log empty. */
const MOST_PAGES_IN_WAL = 16_000;

/** How long a process waits for another one that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;

export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  /**
   * The same, without waiting for the disk: for what is read or counted on the way to a statement of `db` that is waited
   * for.
   */
  early: Kysely<Database>;
  close(): Promise<void>;
}

/** Opens the database and brings its tables up to date, for what is done once. @throws as `openForServing` */
export async function openDatabase(place: DatabasePlace): Promise<Kysely<Database>> {
  const { db, early } = await openForServing(place, () => {});
  await early.destroy();
  return db;
}

/**
 * The same for a server.
 * @param onLost told of a connection that was lost; who was using it learns of that from the query
 * @throws Error with one clear sentence when the file or the server cannot be used
 */
export async function openForServing(
  place: DatabasePlace,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  try {
    return await openAndMigrate(place, onLost);
  } catch (cause) {
    const { message } = cause as Error;
    const what = place.databaseUrl
      ? 'The database of DATABASE_URL'
      : `The database file ${databaseFile(place.dataDir)}`;
    throw new Error(`${what} cannot be used: ${message.replaceAll(place.databaseUrl ?? '\0', 'it')}`, {
      cause,
    });
  }
}

async function openAndMigrate(
  { dataDir, databaseUrl }: DatabasePlace,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const open = databaseUrl ? onPostgres(databaseUrl, onLost) : onSqlite(dataDir);
  const { db } = open;
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (!error) return open;
  await open.close();
  throw error;
}

function onPostgres(databaseUrl: string, onLost: (error: Error) => void): OpenDatabase {
  const pooled = (waitsForDisk: boolean) =>
    new PostgresDialect({ pool: openPostgres(databaseUrl, onLost, { waitsForDisk }) });
  return opened(pooled(true), pooled(false));
}

function onSqlite(dataDir: string): OpenDatabase {
  const { dialect, early } = sqliteDialects(openSqlite(dataDir), walFileOf(databaseFile(dataDir)));
  return opened(dialect, early);
}

function opened(dialect: Dialect, earlyDialect: Dialect): OpenDatabase {
  const db = new Kysely<Database>({ dialect });
  const early = new Kysely<Database>({ dialect: earlyDialect });
  return {
    db,
    early,
    async close() {
      await Promise.all([early.destroy(), db.destroy()]);
    },
  };
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

/**
 * WAL, whose file the dialect brings to the disk before a commit is acknowledged (db/wal-file.ts): a killed process or a
 * power cut loses no submission that was answered with success. SQLite itself does so before it moves pages from there to the
 * database (`synchronous=NORMAL`).
 */
function openSqlite(dataDir: string) {
  // Visitors’ entries are nobody else’s on this machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new Libsql(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma(`wal_autocheckpoint = ${MOST_PAGES_IN_WAL}`);
  // What a process that ended has left in the log may never have reached the disk.
  sqlite.pragma('wal_checkpoint(passive)');
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
