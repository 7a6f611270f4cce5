/** Copies the embedded database into one file while the server writes to it. */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { ServerOptions } from '../config.ts';
import { databaseFile } from '../db/connect.ts';

/**
 * What was committed when the copy began is in it, whole: SQLite reads one state of the database, however much is written
 * meanwhile. The file appears under its name when it is complete.
 * @throws Error with one clear sentence when it cannot be made
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<ServerOptions, 'dataDir' | 'databaseUrl'>,
  file: string,
): Promise<void> {
  if (databaseUrl)
    throw new Error(
      `PostgreSQL has its own program, which is safe while the server runs: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    );
  const source = databaseFile(dataDir);
  if (!existsSync(source))
    throw new Error(`There is no database at ${source}; say where it is with --data-dir.`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const part = `${file}.part`;
  try {
    // Visitors' entries are nobody else's on this machine; SQLite writes into an empty file that is there.
    await (await open(part, 'w', 0o600)).close();
    const sqlite = new Libsql(source, { readonly: true });
    sqlite.prepare('vacuum into ?').run(part);
    sqlite.close();
    await rename(part, file);
    await bringNameToDisk(file);
  } catch (cause) {
    await rm(part, { force: true });
    throw new Error(`The backup could not be made: ${(cause as Error).message}`, { cause });
  }
}

/** A power cut leaves the name, too: SQLite has brought the rest to the disk. Windows has no such thing for folders. */
async function bringNameToDisk(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file));
  await folder.sync();
  await folder.close();
}
