/** Submissions in the database: what owners read and file; store-submission.ts brings them in. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type {
  FormCount,
  PageOfSubmission,
  Submission,
  SubmissionStatus,
} from '../../../src/domain/api/owner/submissions.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import type { Target } from '../connections/connections.ts';
import type { Database, SubmissionsTable } from '../db/schema.ts';
import { addDeliveries, dropWaiting } from '../outbox/outbox-store.ts';

export interface FiledSubmission extends Submission {
  status: SubmissionStatus;
  /** Why it looks like spam, a sentence each. */
  spamReasons: readonly string[];
}

/** A submission and the rows of the outbox that were made for it. */
export interface Stored {
  submission: FiledSubmission;
  deliveryIds: readonly string[];
}

export interface SubmissionFilter {
  formId?: string | undefined;
  /** Words that one of the values contains, in any case. */
  search?: string | undefined;
  /** Without one: all but spam. */
  status?: SubmissionStatus | undefined;
  /** Id of the submission after which to go on. */
  before?: string | undefined;
  limit?: number | undefined;
}

/** Some ten kilobytes of most submissions, and no more than 50 MB of the longest ones that are taken. */
const BATCH_SIZE = 100;

/** Newest first. */
export async function listSubmissions(
  db: Kysely<Database>,
  filter: SubmissionFilter,
): Promise<FiledSubmission[]> {
  let query = db.selectFrom('submissions').selectAll().orderBy('id', 'desc');
  if (filter.search) query = query.where('id', 'in', found(db, filter.search, filter));
  else {
    const { formId, status, before, limit } = filter;
    query = query.where('status', status ? '=' : '<>', status ?? 'spam');
    if (formId) query = query.where('form_id', '=', formId);
    if (before) query = query.where('id', '<', before);
    if (limit) query = query.limit(limit);
  }
  return (await query.execute()).map(toSubmission);
}

/**
 * Ids of those with some words, from the newest on and no further than is wanted. An expression is in no index, so that the
 * one with all that is asked for (db/search-migration.ts) is read from end to end, and no row besides.
 */
function found(
  db: Kysely<Database>,
  search: string,
  { formId, status, before, limit }: SubmissionFilter,
): SelectQueryBuilder<Database, 'submissions', { id: string }> {
  const unindexed = (name: 'form_id' | 'status') => sql<string>`${sql.ref(name)} || ''`;
  let query = db
    .selectFrom('submissions')
    .select('id')
    .orderBy('id', 'desc')
    // Of few rows anything else is asked.
    .where(sql<boolean>`search_text like ${likePattern(search)} escape '\\'`)
    .where(unindexed('status'), status ? '=' : '<>', status ?? 'spam');
  if (formId) query = query.where(unindexed('form_id'), '=', formId);
  if (before) query = query.where('id', '<', before);
  return limit ? query.limit(limit) : query;
}

/** The same list in batches: other requests are served between them. The first may be empty. */
export async function* batchesOfSubmissions(
  db: Kysely<Database>,
  { limit = Number.POSITIVE_INFINITY, ...filter }: SubmissionFilter,
): AsyncGenerator<FiledSubmission[]> {
  let left = limit;
  let before = filter.before;
  for (;;) {
    const size = Math.min(left, BATCH_SIZE);
    const batch = await listSubmissions(db, { ...filter, before, limit: size });
    yield batch;
    left -= batch.length;
    if (batch.length < size || left <= 0) return;
    before = batch.at(-1)?.id;
    await setImmediate();
  }
}

/** @returns undefined when there is no such submission */
export async function findSubmission(db: Kysely<Database>, id: string): Promise<FiledSubmission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubmission(row);
}

/**
 * Files a submission. Into spam: what was not told yet is not told; out of it: it is told as if it had just come.
 * @returns undefined when there is no such submission
 */
export function fileSubmission(
  db: Kysely<Database>,
  { id, status: before }: FiledSubmission,
  status: SubmissionStatus,
  targets: readonly Target[],
  now: number,
): Promise<Stored | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('submissions')
      .set({ status })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    if (status === 'spam') await dropWaiting(trx, id, now);
    const isRestored = before === 'spam' && status !== 'spam';
    const added = await addDeliveries(trx, isRestored ? [{ id, targets }] : [], now);
    return { submission: toSubmission(row), deliveryIds: added.get(id) ?? [] };
  });
}

/** How many submissions each form id has, and when the latest came; the latest first. */
export async function countSubmissions(db: Kysely<Database>): Promise<Omit<FormCount, 'name'>[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form_id', 'status', fn.countAll().as('count'), fn.max('id').as('latest')])
    .groupBy(['form_id', 'status'])
    .orderBy('latest')
    .execute();
  // The newest id of each is looked up, since the index holds ids and no times.
  const times = await timesOf(
    db,
    rows.map(({ latest }) => latest),
  );
  const counts = new Map<string, Omit<FormCount, 'name'>>();
  for (const { form_id: formId, status, count, latest } of rows) {
    const known = counts.get(formId) ?? { formId, count: 0, unread: 0, spam: 0, latest: '' };
    counts.set(formId, {
      formId,
      count: known.count + (status === 'spam' ? 0 : Number(count)),
      unread: known.unread + (status === 'new' ? Number(count) : 0),
      spam: known.spam + (status === 'spam' ? Number(count) : 0),
      latest: times.get(latest) ?? known.latest,
    });
  }
  return [...counts.values()].sort((one, other) => other.latest.localeCompare(one.latest));
}

async function timesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.created_at]));
}

export function toSubmission(row: Selectable<SubmissionsTable>): FiledSubmission {
  return {
    id: row.id,
    formId: row.form_id,
    createdAt: row.created_at,
    values: JSON.parse(row.field_values) as FormValues,
    page: JSON.parse(row.page) as PageOfSubmission,
    status: row.status,
    spamReasons: JSON.parse(row.spam_reasons) as string[],
  };
}

/** `%`, `_` and `\` among the owner's words stand for themselves. */
function likePattern(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
