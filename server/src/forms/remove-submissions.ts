/** Deletes submissions with everything that is kept about them: one by one, or those that are older than their owner keeps them. */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { MS_PER_DAY } from '../../../src/domain/time.ts';
import type { Database } from '../db/schema.ts';
import { readOwnerSettings } from '../owner/owner-settings.ts';

/** Others write between two batches, and a statement holds a bounded number of ids. */
const BATCH_SIZE = 500;

/** Within a transaction of the caller's. @returns how many rows there were */
export async function removeSubmissions(db: Kysely<Database>, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    const deliveries = await db
      .deleteFrom('deliveries')
      .where('submission_id', 'in', batch)
      .executeTakeFirst();
    const submissions = await db.deleteFrom('submissions').where('id', 'in', batch).executeTakeFirst();
    removed += Number(deliveries.numDeletedRows + submissions.numDeletedRows);
  }
  return removed;
}

/** What owners keep for some days only (behaviour/owners#what-is-kept). */
export async function dropExpiredSubmissions(db: Kysely<Database>, now: number): Promise<void> {
  const { '*': others, ...byForm } = (await readOwnerSettings(db)).retentionDays;
  for (const [formId, days] of Object.entries(byForm))
    await dropOlder(db, now - days * MS_PER_DAY, { formId });
  if (others !== undefined) await dropOlder(db, now - others * MS_PER_DAY, { except: Object.keys(byForm) });
}

async function dropOlder(
  db: Kysely<Database>,
  until: number,
  which: { formId: string } | { except: readonly string[] },
): Promise<void> {
  const before = new Date(until).toISOString();
  const oldest = db.selectFrom('submissions').select(['id', 'created_at']).orderBy('id').limit(BATCH_SIZE);
  const query =
    'formId' in which
      ? oldest.where('form_id', '=', which.formId)
      : oldest.where('form_id', 'not in', ['', ...which.except]);
  for (;;) {
    // In the order of their coming: the first that is kept ends it, and nothing is looked through in vain.
    const rows = await query.execute();
    const ids = rows.filter(({ created_at }) => created_at < before).map(({ id }) => id);
    await db.transaction().execute((transaction) => removeSubmissions(transaction, ids));
    if (ids.length < BATCH_SIZE) return;
    await setImmediate();
  }
}
