/** Tokens for programs of the owners in the database (behaviour/owners#tokens-of-programs). */
import type { Kysely } from 'kysely';
import type { ApiToken } from '../../../src/domain/api/owner/accounts.ts';
import type { ApiTokensTable, Database } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { newToken, tokenHash } from '../signing.ts';

/** Finds a token that stands where it should not, in a log or a repository. */
const PREFIX = 'sqs_';
/** Its last use is known to the hour: a write for each call would cost more than the call. */
const USE_PRECISION_MS = 60 * 60 * 1000;

/** Newest first. */
export async function listTokens(db: Kysely<Database>): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('id', 'desc').execute();
  return rows.map(toApiToken);
}

/** @returns the one time that the token itself is known */
export async function addToken(
  db: Kysely<Database>,
  name: string,
  now: number,
): Promise<ApiToken & { token: string }> {
  const token = PREFIX + newToken();
  const created_at = new Date(now).toISOString();
  const row = { id: newId(now), name, token: tokenHash(token), created_at, last_used_at: '' };
  await db.insertInto('api_tokens').values(row).execute();
  return { ...toApiToken(row), token };
}

/** @returns whether it was there */
export async function removeToken(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('api_tokens').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether it is one of the tokens; that it was used is noted. */
export async function useToken(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  if (!token.startsWith(PREFIX)) return false;
  const row = await db
    .selectFrom('api_tokens')
    .select(['id', 'last_used_at'])
    .where('token', '=', tokenHash(token))
    .executeTakeFirst();
  if (!row) return false;
  if (row.last_used_at < new Date(now - USE_PRECISION_MS).toISOString())
    await db
      .updateTable('api_tokens')
      .set({ last_used_at: new Date(now).toISOString() })
      .where('id', '=', row.id)
      .execute();
  return true;
}

function toApiToken({ id, name, created_at, last_used_at }: ApiTokensTable): ApiToken {
  return { id, name, createdAt: created_at, ...(last_used_at && { lastUsedAt: last_used_at }) };
}
