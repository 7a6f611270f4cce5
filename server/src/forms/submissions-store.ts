/** Submissions in the database. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import type { Database, SubmissionsTable } from '../db/schema.ts';
import { newId } from '../ids.ts';

/** Where a submission was made; what the client did not say is left out. */
export interface PageOfSubmission {
  title?: string;
  path?: string;
  url?: string;
  id?: string;
  /** `i` for an item, `c` for a collection. */
  contentSource?: string;
}

export interface Submission {
  id: string;
  formId: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  values: FormValues;
  page: PageOfSubmission;
}

export interface NewSubmission {
  formId: string;
  values: FormValues;
  page: PageOfSubmission;
  /** Unique: one key stores one submission. */
  key: string;
}

/**
 * Stores a submission unless its key already stored one.
 * @returns the row that the key stored; undefined when the key was used for something else
 */
export async function storeSubmission(
  db: Kysely<Database>,
  { formId, values, page, key }: NewSubmission,
  now: number,
): Promise<Submission | undefined> {
  const row = await db
    .insertInto('submissions')
    .values({
      id: newId(now),
      form_id: formId,
      created_at: new Date(now).toISOString(),
      field_values: JSON.stringify(values),
      page: JSON.stringify(page),
      search_text: searchText(values),
      submission_key: key,
    })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toSubmission(row) : findByKey(db, key, formId, values);
}

/** The submission that this key stored, if it was the same one: a client that repeats a call gets the same answer. */
export async function findByKey(
  db: Kysely<Database>,
  key: string,
  formId: string,
  values: FormValues,
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('submission_key', '=', key)
    .where('form_id', '=', formId)
    .where('field_values', '=', JSON.stringify(values))
    .executeTakeFirst();
  return row && toSubmission(row);
}

export interface SubmissionFilter {
  formId?: string | undefined;
  /** Words that one of the values contains, in any case. */
  search?: string | undefined;
  /** Id of the submission after which to go on. */
  before?: string | undefined;
  limit?: number | undefined;
}

/** Some hundred kilobytes of text at most submissions. */
const BATCH_SIZE = 500;

/** Newest first. */
export async function listSubmissions(
  db: Kysely<Database>,
  { formId, search, before, limit }: SubmissionFilter,
): Promise<Submission[]> {
  let query = db.selectFrom('submissions').selectAll().orderBy('id', 'desc');
  if (formId) query = query.where('form_id', '=', formId);
  if (before) query = query.where('id', '<', before);
  if (search) query = query.where(sql<boolean>`search_text like ${likePattern(search)} escape '\\'`);
  if (limit) query = query.limit(limit);
  return (await query.execute()).map(toSubmission);
}

/** The same list in batches: other requests are served between them. The first may be empty. */
export async function* batchesOfSubmissions(
  db: Kysely<Database>,
  { limit = Number.POSITIVE_INFINITY, ...filter }: SubmissionFilter,
): AsyncGenerator<Submission[]> {
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

/** How many submissions each form id has, and when the latest came; the latest first. */
export async function countSubmissions(
  db: Kysely<Database>,
): Promise<{ formId: string; count: number; latest: string }[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form_id', fn.countAll().as('count'), fn.max('created_at').as('latest')])
    .groupBy('form_id')
    .orderBy('latest', 'desc')
    .execute();
  return rows.map((row) => ({ formId: row.form_id, count: Number(row.count), latest: row.latest }));
}

function toSubmission(row: Selectable<SubmissionsTable>): Submission {
  return {
    id: row.id,
    formId: row.form_id,
    createdAt: row.created_at,
    values: JSON.parse(row.field_values) as FormValues,
    page: JSON.parse(row.page) as PageOfSubmission,
  };
}

function searchText(values: FormValues): string {
  return Object.values(values)
    .flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)))
    .join('\n')
    .toLowerCase();
}

/** `%`, `_` and `\` among the owner's words stand for themselves. */
function likePattern(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
