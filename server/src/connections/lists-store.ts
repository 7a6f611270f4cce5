/** The mailing lists of the server's own in the database: who asked to be on one, and who confirmed it. */
import type { Kysely } from 'kysely';
import type { ListMemberState } from '../../../src/domain/api/owner/lists.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

export interface ListMember {
  id: string;
  listId: string;
  /** In lower case. */
  email: string;
  state: ListMemberState;
}

/**
 * Writes down that somebody wants to be on a list; who is on it already stays on it.
 * @param state `subscribed` where the list's owner asks for no confirmation
 */
export async function joinList(
  db: Kysely<Database>,
  { listId, email, state }: Omit<ListMember, 'id'>,
  now: number,
): Promise<ListMember> {
  const row = await db
    .insertInto('list_members')
    .values({ id: newId(now), list_id: listId, email: email.toLowerCase(), state, since: isoOf(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['list_id', 'email'])
        .doUpdateSet({ state, since: isoOf(now) })
        .where('list_members.state', '<>', 'subscribed'),
    )
    .returning(['id', 'list_id', 'email', 'state'])
    .executeTakeFirst();
  return row ? memberOf(row) : memberOf(await onList(db, listId, email));
}

function onList(db: Kysely<Database>, listId: string, email: string) {
  return db
    .selectFrom('list_members')
    .select(['id', 'list_id', 'email', 'state'])
    .where('list_id', '=', listId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
}

/** @returns undefined when there is no such member */
export async function setMemberState(
  db: Kysely<Database>,
  id: string,
  state: ListMemberState,
  now: number,
): Promise<ListMember | undefined> {
  const row = await db
    .updateTable('list_members')
    .set({ state, since: isoOf(now) })
    .where('id', '=', id)
    .returning(['id', 'list_id', 'email', 'state'])
    .executeTakeFirst();
  return row && memberOf(row);
}

function memberOf(row: { id: string; list_id: string; email: string; state: ListMemberState }): ListMember {
  return { id: row.id, listId: row.list_id, email: row.email, state: row.state };
}

function isoOf(now: number): string {
  return new Date(now).toISOString();
}
