/** The accounts of owners in the database. */
import type { Kysely } from 'kysely';
import type { OwnerAccount } from '../../../src/domain/api/owner/accounts.ts';
import type { Database } from '../db/schema.ts';
import { hashPassword, isPassword } from '../visitors/password-hash.ts';

/** By address. */
export async function listOwners(db: Kysely<Database>): Promise<OwnerAccount[]> {
  const rows = await db.selectFrom('owners').select(['email', 'created_at']).orderBy('email').execute();
  return rows.map(({ email, created_at }) => ({ email, createdAt: created_at }));
}

/** @param email in lower case @returns undefined when this address has an account already */
export async function addOwner(
  db: Kysely<Database>,
  { email, password }: { email: string; password: string },
  now: number,
): Promise<OwnerAccount | undefined> {
  const created_at = new Date(now).toISOString();
  const row = await db
    .insertInto('owners')
    .values({ email, password: await hashPassword(password), created_at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return row && { email, createdAt: created_at };
}

/** Takes as long for an address that has no account. */
export async function isOwnersPassword(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<boolean> {
  const row = await db.selectFrom('owners').select('password').where('email', '=', email).executeTakeFirst();
  return isPassword(password, row?.password);
}

/** Sets a password and ends the sessions that began with the one before. @param except hash of a token that goes on */
export async function setOwnersPassword(
  db: Kysely<Database>,
  { email, password }: { email: string; password: string },
  except = '',
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('owners').set({ password: hash }).where('email', '=', email).execute();
    await transaction
      .deleteFrom('owner_sessions')
      .where('email', '=', email)
      .where('token', '!=', except)
      .execute();
  });
}

/** Removes an owner and ends their sessions; the last one stays. */
export function removeOwner(db: Kysely<Database>, email: string): Promise<'removed' | 'unknown' | 'last'> {
  return db.transaction().execute(async (transaction) => {
    // Writing every row takes its lock: two owners who remove each other wait for each other.
    const rows = await transaction
      .updateTable('owners')
      .set(({ ref }) => ({ created_at: ref('created_at') }))
      .returning('email')
      .execute();
    if (!rows.some((row) => row.email === email)) return 'unknown';
    if (rows.length === 1) return 'last';
    await transaction.deleteFrom('owners').where('email', '=', email).execute();
    await transaction.deleteFrom('owner_sessions').where('email', '=', email).execute();
    return 'removed';
  });
}
