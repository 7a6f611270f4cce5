/** Counts what one address does per window, in the database so that all processes of a site count together. */
import { type Kysely, sql } from 'kysely';
import { gathered, type Some } from './db/gathered.ts';
import { prepared } from './db/prepared.ts';
import type { Database } from './db/schema.ts';

interface Hits {
  bucket: string;
  windowIndex: number;
  hits: number;
}

const addHits = prepared((db, rows: Some<Hits>) =>
  db
    .insertInto('rate_limits')
    .values(rows.map(({ bucket, windowIndex, hits }) => ({ bucket, window_index: windowIndex, hits })))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((eb) => ({
        hits: sql`case when rate_limits.window_index = excluded.window_index then rate_limits.hits + excluded.hits else excluded.hits end`,
        window_index: eb.ref('excluded.window_index'),
      })),
    )
    .returning(['bucket', 'hits']),
);

/** Answers with how many hits the bucket has had by then, this one included. */
const addHit = gathered(addEach);

async function addEach(db: Kysely<Database>, each: Some<Omit<Hits, 'hits'>>): Promise<number[]> {
  // A statement changes a row once: hits of one bucket are added together, in the window of the last.
  const byBucket = new Map<string, Hits>();
  const ordinals = each.map(({ bucket, windowIndex }) => {
    const hits = (byBucket.get(bucket)?.hits ?? 0) + 1;
    byBucket.set(bucket, { bucket, windowIndex, hits });
    return hits;
  });
  // In one order: statements of two processes that lock each other's rows in turn would never end.
  const [first, ...others] = [...byBucket.values()].sort((one, other) =>
    one.bucket < other.bucket ? -1 : 1,
  );
  const { rows } = first ? await addHits(db, [first, ...others]) : { rows: [] };
  const totals = new Map(rows.map(({ bucket, hits }) => [bucket, hits]));
  return each.map(({ bucket }, index) => {
    const before = (totals.get(bucket) ?? 0) - (byBucket.get(bucket)?.hits ?? 0);
    return before + (ordinals[index] ?? 0);
  });
}

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
  const hits = await addHit(db, { bucket, windowIndex });
  return hits > limit.hits ? (windowIndex + 1) * limit.windowSeconds - seconds : 0;
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
