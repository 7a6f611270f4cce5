/** The mailing lists of the server's own in the database: who asked to be on one, and who confirmed it. */
import type { Kysely } from 'kysely';
import type { ListMemberState } from '../../../src/domain/api/owner/lists.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

export interface Membership {
  id: string;
  listId: string;
  /** In lower case. */
  email: string;
  state: ListMemberState;
}

/** Who asks several times within this time gets one mail: somebody else may be asking in their name. */
export const ASKED_AGAIN_MS = 60 * 60 * 1000;

/**
 * Writes down that somebody wants to be on a list; who is on it already stays on it.
 * @param state `subscribed` where the list's owner asks for no confirmation
 * @returns the member, and whether they have just asked for the first time within an hour
 */
export async function joinList(
  db: Kysely<Database>,
  { listId, email, state }: Omit<Membership, 'id'>,
  now: number,
): Promise<Membership & { isNew: boolean }> {
  // Who need not confirm has waited long enough.
  const before = isoOf(state === 'subscribed' ? now : now - ASKED_AGAIN_MS);
  const row = await db
    .insertInto('list_members')
    .values({ id: newId(now), list_id: listId, email: email.toLowerCase(), state, since: isoOf(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['list_id', 'email'])
        .doUpdateSet({ state, since: isoOf(now) })
        .where((eb) =>
          eb.or([
            eb('list_members.state', '=', 'unsubscribed'),
            eb('list_members.state', '=', 'pending').and('list_members.since', '<=', before),
          ]),
        ),
    )
    .returning(['id', 'list_id', 'email', 'state'])
    .executeTakeFirst();
  return { ...memberOf(row ?? (await onList(db, listId, email))), isNew: row !== undefined };
}

function onList(db: Kysely<Database>, listId: string, email: string) {
  return db
    .selectFrom('list_members')
    .select(['id', 'list_id', 'email', 'state'])
    .where('list_id', '=', listId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
}

/** What a link in a mail makes of a member. */
export type LinkedState = 'subscribed' | 'unsubscribed';

/** From which states; who has left a list comes back by asking anew, not by a link of old. */
const STATES_BEFORE: Readonly<Record<LinkedState, readonly ListMemberState[]>> = {
  subscribed: ['pending', 'subscribed'],
  unsubscribed: ['pending', 'subscribed', 'unsubscribed'],
};

/** @returns false when there is no such member as well */
export async function mayBecome(db: Kysely<Database>, id: string, state: LinkedState): Promise<boolean> {
  const row = await db
    .selectFrom('list_members')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', STATES_BEFORE[state])
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined when there is no such member, or they cannot be made this any more */
export async function setMemberState(
  db: Kysely<Database>,
  id: string,
  state: LinkedState,
  now: number,
): Promise<Membership | undefined> {
  const row = await db
    .updateTable('list_members')
    .set({ state, since: isoOf(now) })
    .where('id', '=', id)
    .where('state', 'in', STATES_BEFORE[state])
    .returning(['id', 'list_id', 'email', 'state'])
    .executeTakeFirst();
  return row && memberOf(row);
}

function memberOf(row: { id: string; list_id: string; email: string; state: ListMemberState }): Membership {
  return { id: row.id, listId: row.list_id, email: row.email, state: row.state };
}

function isoOf(now: number): string {
  return new Date(now).toISOString();
}
