/** What the command line does besides serving: a backup, an account for an owner. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readSettings, USAGE } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import { checkedEmail } from '../owner/credentials.ts';
import { addOwner } from '../owner/owners-store.ts';
import { backUp } from './backup.ts';

/** @returns what it says when it is done */
type Command = (env: NodeJS.ProcessEnv, cwd: string) => Promise<string>;

/** @returns undefined when the command line asks for the server itself */
export function findCommand(args: readonly string[]): Command | undefined {
  const [name, ...rest] = args;
  if (name === 'backup') return backupCommand(rest);
  if (name === 'owner') return ownerCommand(rest);
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
