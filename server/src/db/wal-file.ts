/**
 * The write-ahead log of SQLite, looked after while the process goes on with other work: what was committed is brought to the
 * disk, and from time to time moved on into the database, so that no commit has to do that for a thousand others.
 */
import { closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import AsyncLibsql from 'libsql/promise';

const toDisk = promisify(fdatasync);

/** Long enough that a page which many commits change is moved once for them. */
const CHECKPOINT_INTERVAL_MS = 500;

export interface WalFile {
  /** @returns when everything that was committed before is on the disk */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** @param database path of the database; its log lies beside it from the first write on, and stays while it is open */
export function walFileOf(database: string): WalFile {
  const path = `${database}-wal`;
  let file: number | undefined;
  let connection: AsyncLibsql | undefined;
  let checkpoint: Promise<void> | undefined;
  let checkpointAt = performance.now() + CHECKPOINT_INTERVAL_MS;

  async function moveOn(): Promise<void> {
    try {
      connection ??= new AsyncLibsql(database, {});
      // In a thread of the driver.
      await connection.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Whatever hinders it, the log keeps everything, and the next commit that cannot be made says so.
    }
    checkpointAt = performance.now() + CHECKPOINT_INTERVAL_MS;
    checkpoint = undefined;
  }

  return {
    async sync() {
      if (file === undefined && existsSync(path)) file = openSync(path, 'r+');
      if (file !== undefined) await toDisk(file);
      if (!checkpoint && performance.now() > checkpointAt) checkpoint = moveOn();
    },
    async close() {
      await checkpoint;
      connection?.close();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
