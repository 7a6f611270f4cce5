/** Counts what one address does per window, in the database so that all processes of a site count together. */
import { type Kysely, sql } from 'kysely';
import { prepared } from './db/prepared.ts';
import type { Database } from './db/schema.ts';

const addHit = prepared((db, { bucket, windowIndex }: { bucket: string; windowIndex: number }) =>
  db
    .insertInto('rate_limits')
    .values({ bucket, window_index: windowIndex, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql`case when rate_limits.window_index = ${windowIndex} then rate_limits.hits + 1 else 1 end`,
        window_index: windowIndex,
      }),
    )
    .returning('hits'),
);

/**
 * Counts one hit and tells whether it is within the limit.
 * @param bucket who does what, such as `submit:203.0.113.7`
 * @returns seconds until the window ends when the limit is exceeded, else 0
 */
export async function countHit(
  db: Kysely<Database>,
  bucket: string,
  limit: { hits: number; windowSeconds: number },
  now: number,
): Promise<number> {
  const seconds = Math.floor(now / 1000);
  const windowIndex = Math.floor(seconds / limit.windowSeconds);
  const { rows } = await addHit(db, { bucket, windowIndex });
  return (rows[0]?.hits ?? 0) > limit.hits ? (windowIndex + 1) * limit.windowSeconds - seconds : 0;
}

/**
 * Counts nothing. @returns seconds until the window ends when as many hits as the limit allows have been counted, else 0
 */
export async function waitFor(
  db: Kysely<Database>,
  bucket: string,
  limit: { hits: number; windowSeconds: number },
  now: number,
): Promise<number> {
  const seconds = Math.floor(now / 1000);
  const windowIndex = Math.floor(seconds / limit.windowSeconds);
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', bucket)
    .where('window_index', '=', windowIndex)
    .executeTakeFirst();
  return row && row.hits >= limit.hits ? (windowIndex + 1) * limit.windowSeconds - seconds : 0;
}

/** Drops counters of past windows; addresses are not kept longer than they are needed. */
export async function dropOldCounters(
  db: Kysely<Database>,
  windowSeconds: number,
  now: number,
): Promise<void> {
  const windowIndex = Math.floor(now / 1000 / windowSeconds);
  await db.deleteFrom('rate_limits').where('window_index', '<', windowIndex).execute();
}
