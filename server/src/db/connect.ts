/** Opens the database: SQLite in the data folder, or PostgreSQL when there is a connection string. One set of queries for both. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Dialect, Kysely, Migrator, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { migrations } from './migrations.ts';
import { mayComeYet, openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialects } from './sqlite.ts';
import { walFileOf } from './wal-file.ts';

/** Name of the SQLite file in the data folder. */
export const DATABASE_FILE = 'sqs-kit.db';

/** 64 MB, where those that are moved on by and by (db/wal-file.ts) never leave the log empty. */
const MOST_PAGES_IN_WAL = 16_000;

/** How long a process waits for another one that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;

/** Between two questions to a database that is not there yet. */
const ASK_AGAIN_MS = 1000;

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
  const { db, early } = await openForServing(place);
  await early.destroy();
  return db;
}

export interface Patience {
  /** How long a PostgreSQL that is not there yet is waited for. */
  waitMs: number;
  /** Told of it once. */
  onMissing: (error: unknown) => void;
  /** Told of a connection that was lost; who was using it learns of that from the query. */
  onLost: (error: Error) => void;
}

const NO_PATIENCE: Patience = { waitMs: 0, onMissing() {}, onLost() {} };

/**
 * The same for a server.
 * @throws Error with one clear sentence when the file or the server cannot be used
 */
export async function openForServing(
  place: DatabasePlace,
  patience: Patience = NO_PATIENCE,
): Promise<OpenDatabase> {
  try {
    return await openAndMigrate(place, patience);
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
  { waitMs, onMissing, onLost }: Patience,
): Promise<OpenDatabase> {
  const open = databaseUrl ? onPostgres(databaseUrl, onLost) : onSqlite(dataDir);
  const migrate = () => new Migrator({ db: open.db, provider: migrations }).migrateToLatest();
  const mayWait = (error: unknown) => databaseUrl && mayComeYet(error) && performance.now() < latest;
  const latest = performance.now() + waitMs;
  let { error } = await migrate();
  if (error && mayWait(error)) onMissing(error);
  while (error && mayWait(error)) {
    await setTimeout(ASK_AGAIN_MS);
    ({ error } = await migrate());
  }
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
