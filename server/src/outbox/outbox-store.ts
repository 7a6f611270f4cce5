/** The outbox in the database: which submission is to be told to which connection, and what became of it. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Delivery } from '../../../src/domain/api/owner/submissions.ts';
import type { Target } from '../connections/connections.ts';
import type { DeliveriesTable } from '../db/delivery-tables.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** A delivery that belongs to this process until its lease ends. */
export interface ClaimedDelivery {
  id: string;
  submissionId: string;
  connectionId: string;
  /** This one included. */
  attempts: number;
}

/** A submission, and whom it is to be told to. */
export interface Told {
  id: string;
  targets: readonly Target[];
}

/**
 * Within the transaction that stores the submissions: either both are there or neither. What stands in the outbox already
 * stays as it is. @returns the ids of the new rows, by submission; none: it has no new ones
 */
export async function addDeliveries(
  db: Kysely<Database>,
  submissions: readonly Told[],
  now: number,
): Promise<Map<string, string[]>> {
  const added = new Map<string, string[]>();
  const values = submissions.flatMap(({ id, targets }) =>
    targets.map(({ connectionId, target }) => ({
      id: newId(now),
      submission_id: id,
      connection_id: connectionId,
      target,
      state: 'waiting' as const,
      attempts: 0,
      problem: '',
      due_at: isoOf(now),
      leased_until: '',
    })),
  );
  if (values.length === 0) return added;
  const rows = await db
    .insertInto('deliveries')
    .values(values)
    .onConflict((conflict) => conflict.columns(['submission_id', 'connection_id']).doNothing())
    .returning(['id', 'submission_id'])
    .execute();
  for (const { id, submission_id: submission } of rows)
    added.set(submission, [...(added.get(submission) ?? []), id]);
  return added;
}

/**
 * The connections that have something due, who has waited longest first. Steps over the index from one connection to the
 * next: one whose target takes nothing may have a hundred thousand rows there.
 */
export async function connectionsWithDue(db: Kysely<Database>, now: number): Promise<string[]> {
  const due = isoOf(now);
  const { rows } = await sql<{ id: string }>`
    with recursive waiting(id) as (
      select min(connection_id) from deliveries where state = 'waiting'
      union all
      select (select min(connection_id) from deliveries where state = 'waiting' and connection_id > waiting.id)
      from waiting where waiting.id is not null
    ), oldest(id, due_at) as (
      select id, (
        select due_at from deliveries
        where state = 'waiting' and connection_id = waiting.id and due_at <= ${due} and leased_until <= ${due}
        order by due_at limit 1
      )
      from waiting where id is not null
    )
    select id from oldest where due_at is not null order by due_at`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DueOptions {
  now: number;
  limit: number;
  /** These are under way. */
  except: readonly string[];
  /** Whether what another process began and did not finish in time is taken from it. */
  takesOver: boolean;
}

/** The ids of what has waited longest at a connection. */
export async function dueOf(
  db: Kysely<Database>,
  connectionId: string,
  { now, limit, except, takesOver }: DueOptions,
): Promise<string[]> {
  let due = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('connection_id', '=', connectionId)
    .where('due_at', '<=', isoOf(now))
    .where('leased_until', '<=', takesOver ? isoOf(now) : '');
  if (except.length > 0) due = due.where('id', 'not in', except);
  const rows = await due.orderBy('due_at').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes those of these deliveries that are due for this process. Two processes that ask at the same moment never get the
 * same one: the second waits for the first one's rows and then finds them leased. A lease that ends unused is a process that
 * died.
 */
export async function claimDeliveries(
  db: Kysely<Database>,
  ids: readonly string[],
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<ClaimedDelivery[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('deliveries')
    .set(({ eb }) => ({ leased_until: isoOf(now + leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', isoOf(now))
    .where('leased_until', '<=', isoOf(now))
    .returning(['id', 'submission_id', 'connection_id', 'attempts'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    connectionId: row.connection_id,
    attempts: row.attempts,
  }));
}

export type AttemptResult =
  | { state: 'delivered' }
  | { state: 'waiting'; problem: string; dueAt: number }
  | { state: 'failed'; problem: string };

/** Writes down what became of an attempt, unless its lease ended and another process has made one since. */
export async function finishAttempt(
  db: Kysely<Database>,
  { id, attempts }: ClaimedDelivery,
  result: AttemptResult,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state: result.state,
      problem: 'problem' in result ? result.problem : '',
      leased_until: '',
      ...('dueAt' in result ? { due_at: isoOf(result.dueAt) } : {}),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute();
}

/** Makes a delivery due now, one that was given up too; one that was delivered stays so. */
export async function makeDue(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', due_at: isoOf(now) })
    .where('id', '=', id)
    .where('state', '<>', 'delivered')
    .execute();
}

/** Of spam nothing is told: what no process is telling at the moment is taken back. */
export async function dropWaiting(db: Kysely<Database>, submissionId: string, now: number): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .where('leased_until', '<=', isoOf(now))
    .execute();
}

export async function findDelivery(db: Kysely<Database>, id: string): Promise<Delivery | undefined> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDelivery(row);
}

/** By submission id, in the order in which they were added. */
export async function deliveriesOf(
  db: Kysely<Database>,
  submissionIds: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const found = new Map<string, Delivery[]>(submissionIds.map((id) => [id, []]));
  for (let start = 0; start < submissionIds.length; start += MAX_PARAMETERS) {
    const rows = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('submission_id', 'in', submissionIds.slice(start, start + MAX_PARAMETERS))
      .orderBy('id')
      .execute();
    for (const row of rows) found.get(row.submission_id)?.push(toDelivery(row));
  }
  return found;
}

/** A statement holds a bounded number of them. */
const MAX_PARAMETERS = 1000;

function toDelivery(row: Selectable<DeliveriesTable>): Delivery {
  return {
    id: row.id,
    connectionId: row.connection_id,
    target: row.target,
    state: row.state,
    attempts: row.attempts,
    ...(row.problem ? { problem: row.problem } : {}),
    ...(row.state === 'waiting' ? { nextAttemptAt: row.due_at } : {}),
  };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
