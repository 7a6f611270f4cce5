/** The mailing lists as owners read them: how many are on each, and who. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type {
  ListMember,
  ListMemberState,
  ListMembersQuery,
  MailingList,
} from '../../../src/domain/api/owner/lists.ts';
import type { Database } from '../db/schema.ts';

/** Rows that are in memory at once. */
const BATCH_SIZE = 1000;

/** By name. */
export async function countLists(db: Kysely<Database>): Promise<MailingList[]> {
  const rows = await db
    .selectFrom('list_members')
    .select(({ fn }) => ['list_id', 'state', fn.countAll().as('count')])
    .groupBy(['list_id', 'state'])
    .orderBy('list_id')
    .execute();
  const lists = new Map<string, Record<ListMemberState, number>>();
  for (const { list_id, state, count } of rows) {
    const counts = lists.get(list_id) ?? { pending: 0, subscribed: 0, unsubscribed: 0 };
    lists.set(list_id, { ...counts, [state]: Number(count) });
  }
  return Array.from(lists, ([id, counts]) => ({ id, ...counts }));
}

/** By address: the order of the index, in which a page begins where the last one ended however long the list is. */
export async function listMembers(
  db: Kysely<Database>,
  listId: string,
  { state, limit, after }: ListMembersQuery & { limit: number },
): Promise<ListMember[]> {
  let query = db.selectFrom('list_members').select(['email', 'state', 'since']).where('list_id', '=', listId);
  if (state) query = query.where('state', '=', state);
  if (after) query = query.where('email', '>', after);
  return query.orderBy('email').limit(limit).execute();
}

/** All that `listMembers` finds, without a limit where none is given, in batches; other requests are answered in between. */
export async function* batchesOfMembers(
  db: Kysely<Database>,
  listId: string,
  { limit = Number.POSITIVE_INFINITY, ...query }: ListMembersQuery,
): AsyncGenerator<ListMember[]> {
  let { after } = query;
  for (let left = limit; left > 0; left -= BATCH_SIZE) {
    const size = Math.min(left, BATCH_SIZE);
    const batch = await listMembers(db, listId, { ...query, after, limit: size });
    yield batch;
    if (batch.length < size) return;
    after = batch.at(-1)?.email;
    await setImmediate();
  }
}
