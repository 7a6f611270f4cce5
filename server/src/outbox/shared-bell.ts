/** Tells the processes of one PostgreSQL database that a delivery is due, and shares the work among them, by pg-boss. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../db/schema.ts';

const QUEUE = 'deliveries';
/** Any number that nothing else in the database locks by. */
const START_LOCK = 7_317_441;
/** Each worker takes so many jobs, and the next ones when these are done. */
const WORKERS = 3;
const BATCH_SIZE = 5;
const POLLING_SECONDS = 1;
/** A job is a word and no work: once it was heard it is over, and what it was about stands in the outbox. */
const JOB = { retryLimit: 0, expireInSeconds: 60 };

export interface Bell {
  /** Never fails: what is not rung for is found by the sweep (outbox.ts). */
  ring(ids: readonly string[], dueAt?: number): void;
  stop(): Promise<void>;
}

/**
 * The outbox row is the truth and a job only says that it is due. So jobs are sent after the commit and not within it: a
 * submission is stored even while the job engine is being upgraded or is broken, and what a process that was killed in
 * between did not send is swept up, as is what it had begun.
 * @param onRing tries these deliveries; a job may come twice or too late, and rows say what is still to do
 */
export async function startSharedBell(
  db: Kysely<Database>,
  onRing: (ids: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<Bell> {
  const boss = new PgBoss({
    // The connections of the server itself: they survive restarts of the database.
    db: {
      async executeSql(text: string, values?: unknown[]) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
        return { rows: rows ?? [] };
      },
    },
    schedule: false,
    deleteAfterHours: 1,
    archiveCompletedAfterSeconds: 60,
  });
  boss.on('error', onError);
  await db.transaction().execute(async (trx) => {
    // pg-boss makes tables for a queue, in which processes that start at the same moment lock each other out.
    await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(trx);
    await boss.start();
    if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE);
  });
  const workers: string[] = [];
  const work = async (jobs: readonly PgBoss.Job<{ id: string }>[]) => {
    await onRing(jobs.map(({ data }) => data.id));
    // Where there was a full batch there may be more.
    if (jobs.length === BATCH_SIZE) for (const id of workers) boss.notifyWorker(id);
  };
  for (let count = 0; count < WORKERS; count += 1)
    workers.push(
      await boss.work(QUEUE, { batchSize: BATCH_SIZE, pollingIntervalSeconds: POLLING_SECONDS }, work),
    );
  return {
    ring(ids, dueAt) {
      const startAfter = dueAt === undefined ? {} : { startAfter: new Date(dueAt) };
      Promise.all(ids.map((id) => boss.send(QUEUE, { id }, { ...JOB, ...startAfter })))
        .then(() => boss.notifyWorker(workers[0] ?? ''))
        .catch(onError);
    },
    stop: () => boss.stop({ graceful: false }).catch(onError),
  };
}
