/** What the command line does besides serving: a backup, an account for an owner, a move to PostgreSQL, secrets under a new key. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readSettings, USAGE } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { checkedEmail } from '../owner/credentials.ts';
import { addOwner } from '../owner/owners-store.ts';
import { backUp } from './backup.ts';
import { moveDatabase } from './move.ts';
import { renewSecrets } from './renew-secrets.ts';

/** @returns what it says when it is done */
type Command = (env: NodeJS.ProcessEnv, cwd: string) => Promise<string>;

/** @returns undefined when the command line asks for the server itself */
export function findCommand(args: readonly string[]): Command | undefined {
  const [name, ...rest] = args;
  if (name === 'backup') return backupCommand(rest);
  if (name === 'owner') return ownerCommand(rest);
  if (name === 'move') return moveCommand(rest);
  if (name === 'secrets') return secretsCommand(rest);
  return undefined;
}

function backupCommand([file, ...flags]: readonly string[]): Command {
  return async (env, cwd) => {
    if (!file || file.startsWith('-')) throw new Error(`Which file shall the backup be?\n${USAGE}`);
    const path = resolve(cwd, file);
    await backUp(readSettings(flags, env, cwd), path);
    return `The database was backed up to ${path}`;
  };
}

function ownerCommand([verb, address, ...flags]: readonly string[]): Command {
  return async (env, cwd) => {
    if (verb !== 'add' || !address) throw new Error(`Which owner shall be added?\n${USAGE}`);
    const { now, ...place } = readSettings(flags, env, cwd);
    const email = checkedEmail(address);
    const password = randomBytes(12).toString('base64url');
    const db = await openDatabase(place);
    try {
      if (!(await addOwner(db, { email, password }, now()))) throw new Error(`${email} is an owner already.`);
    } finally {
      await db.destroy();
    }
    return `${email} may sign in with the password ${password} (and choose another one then).`;
  };
}

function moveCommand(flags: readonly string[]): Command {
  return async (env, cwd) => {
    const { dataDir, databaseUrl } = readSettings(flags, env, cwd);
    if (!databaseUrl) throw new Error(`Which database shall it be moved to?\n${USAGE}`);
    const counts = await moveDatabase(dataDir, databaseUrl);
    const lines = Array.from(counts, ([table, count]) => `  ${table}: ${count}`);
    return [`The database in ${dataDir} was copied to PostgreSQL, rows by table:`, ...lines].join('\n');
  };
}

function secretsCommand([verb, ...flags]: readonly string[]): Command {
  return async (env, cwd) => {
    if (verb !== 'renew') throw new Error(`What shall be done with the secrets?\n${USAGE}`);
    const { delivery, ...place } = readSettings(flags, env, cwd);
    const [key, ...olderKeys] = delivery.secretKeys;
    if (!key) throw new Error('SECRET_KEY is not set: the new key, a comma, and the old one.');
    const db = await openDatabase(place);
    try {
      const count = await renewSecrets(db, [key, ...olderKeys]);
      return `Secrets that only the first key of SECRET_KEY is needed for now: ${count}.`;
    } finally {
      await db.destroy();
    }
  };
}
