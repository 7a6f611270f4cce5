/** Opens the database: SQLite in the data folder, or PostgreSQL when there is a connection string. One set of queries for both. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import Libsql from 'libsql';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Name of the SQLite file in the data folder. */
export const DATABASE_FILE = 'sqs-kit.db';

/** How long a process waits for another one that is writing to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;

export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Opens the database and brings its tables up to date.
 * @param onLost told of a connection that was lost; who was using it learns of that from the query
 * @throws Error with one clear sentence when the file or the server cannot be used
 */
export async function openDatabase(
  place: DatabasePlace,
  onLost: (error: Error) => void = () => {},
): Promise<Kysely<Database>> {
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
): Promise<Kysely<Database>> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: openPostgres(databaseUrl, onLost) })
    : sqliteDialect(openSqlite(dataDir));
  const db = new Kysely<Database>({ dialect });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (!error) return db;
  await db.destroy();
  throw error;
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

/**
 * WAL with `synchronous=FULL`: a commit is on the disk before it is acknowledged, so a killed process or a power cut
 * loses no submission that was answered with success.
 */
function openSqlite(dataDir: string) {
  // Visitors’ entries are nobody else’s on this machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new Libsql(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
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
