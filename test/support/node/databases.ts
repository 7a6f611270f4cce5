/**
 * Where a server of a test keeps its data: in the embedded database, or on PostgreSQL where `TEST_DATABASE` says so
 * (tools/test-node.mjs). There one cluster serves the whole process, and each data folder has a database of its own.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext } from 'node:test';
import pg from 'pg';
import { DATABASE_FILE, openDatabase } from '../../../server/src/db/connect.ts';
import { findPostgres, type PostgresCluster, startPostgres } from './postgres.ts';

export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** The place that belongs to a folder: empty, with every table, the first time that it is asked for. */
export function placeOf(test: TestContext, dataDir: string): Promise<Place> {
  return process.env.TEST_DATABASE === 'postgresql' ? onPostgres(test, dataDir) : embedded(dataDir);
}

let migrated: Promise<string> | undefined;
after(async () => migrated && rmSync(await migrated, { recursive: true, force: true }));

/** An empty database with every table, made once for a process: each step of that waits for the disk. */
async function migratedFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sqs-kit-'));
  await (await openDatabase({ dataDir })).destroy();
  return dataDir;
}

async function embedded(dataDir: string): Promise<Place> {
  migrated ??= migratedFolder();
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) copyFileSync(join(await migrated, DATABASE_FILE), file);
  return { dataDir };
}

const TEMPLATE = 'template_of_tests';

interface Cluster extends PostgresCluster {
  admin: pg.Client;
}

let cluster: Promise<Cluster> | undefined;
after(async () => {
  if (!cluster) return;
  const { admin, stop } = await cluster;
  await admin.end();
  await stop();
});

/** By data folder. */
const databases = new Map<string, Promise<string>>();
/** Those of tests that have ended: emptied and used again, which takes a tenth of the time of a new one. */
const free: string[] = [];
let made = 0;

async function onPostgres(test: TestContext, dataDir: string): Promise<Place> {
  cluster ??= startCluster();
  const { admin, url } = await cluster;
  let name = databases.get(dataDir);
  if (!name) {
    name = takeDatabase(admin, url);
    databases.set(dataDir, name);
    test.after(async () => free.push((await name) ?? ''));
  }
  return { dataDir, databaseUrl: urlOf(url, await name) };
}

async function startCluster(): Promise<Cluster> {
  const programs = findPostgres();
  if (!programs) throw new Error('There are no programs of PostgreSQL on this machine.');
  const started = await startPostgres(programs);
  const admin = new pg.Client(started.url);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await (await openDatabase({ dataDir: '', databaseUrl: urlOf(started.url, TEMPLATE) })).destroy();
  return { ...started, admin };
}

async function takeDatabase(admin: pg.Client, url: string): Promise<string> {
  const used = free.pop();
  if (used !== undefined) {
    await empty(urlOf(url, used));
    return used;
  }
  made += 1;
  await admin.query(`create database test_${made} template ${TEMPLATE}`);
  return `test_${made}`;
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  await client.query(rows.map(({ name }) => `delete from ${name}`).join(';'));
  await client.end();
}

function urlOf(clusterUrl: string, database: string): string {
  return clusterUrl.replace('/postgres?', `/${database}?`);
}
