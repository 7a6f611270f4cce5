/** Tells the processes of one PostgreSQL database that a delivery is due, by pg-boss. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../db/schema.ts';

const QUEUE = 'deliveries';
/** Any number that nothing else in the database locks by. */
const START_LOCK = 7_317_441;
/** So many rings are heard at once: one of them or many, what is due is due. */
const BATCH_SIZE = 100;
const POLLING_MS = 1000;
/** A job is a word and no work: once it was heard it is gone, and what it was about stands in the outbox. */
const JOB = { retryLimit: 0, expireInSeconds: 60 };

export interface Bell {
  /** Never fails: what is not rung for is found by the sweep (outbox.ts). */
  ring(): void;
  stop(): Promise<void>;
}

/**
 * The outbox row is the truth and a job only says that there is one. So jobs are sent after the commit and not within it: a
 * submission is stored even while the job engine is being upgraded or is broken, and what a process that was killed in
 * between did not send is swept up, as is what it had begun.
 * @param onRing looks for what is due; nothing may be left of it
 */
export async function startSharedBell(
  db: Kysely<Database>,
  onRing: () => void,
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

  let isStopped = false;
  let isRung = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, POLLING_MS);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  const failed = (error: unknown) => {
    if (!isStopped) onError(error);
  };
  // Not by the workers of pg-boss: these end jobs without waiting for it, and a database that is gone by then would end the
  // process.
  const hear = async () => {
    isRung = false;
    const jobs = await boss.fetch(QUEUE, { batchSize: BATCH_SIZE });
    if (jobs.length === 0) return;
    onRing();
    isRung ||= jobs.length === BATCH_SIZE;
    const ids = jobs.map(({ id }) => id);
    await boss.deleteJob(QUEUE, ids);
  };
  const listen = async () => {
    while (!isStopped) {
      await hear().catch(failed);
      if (!isRung && !isStopped) await pause();
    }
  };
  listen();

  return {
    ring() {
      boss
        .send(QUEUE, {}, JOB)
        .then(() => {
          isRung = true;
          wake();
        })
        .catch(failed);
    },
    async stop() {
      isStopped = true;
      wake();
      await boss.stop({ graceful: false }).catch(onError);
    },
  };
}
