/** Brings submissions into the database, and with each what is to be delivered: those that come at the same time together. */
import type { Insertable, Kysely } from 'kysely';
import type { PageOfSubmission, SubmissionStatus } from '../../../src/domain/api/owner/submissions.ts';
import type { FormValues } from '../../../src/domain/forms/values.ts';
import type { Target } from '../connections/connections.ts';
import { gathered, type Some } from '../db/gathered.ts';
import { prepared } from '../db/prepared.ts';
import type { Database, SubmissionsTable } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { addDeliveries, type Told } from '../outbox/outbox-store.ts';
import { type FiledSubmission, type Stored, toSubmission } from './submissions-store.ts';

export interface NewSubmission {
  formId: string;
  values: FormValues;
  page: PageOfSubmission;
  /** Unique: one key stores one submission. */
  key: string;
  status: SubmissionStatus;
  /** Sentences for the owner; empty where nothing looks like spam. */
  spamReasons: readonly string[];
  /** Of what it is a repeat by; empty where it has no such text. */
  textHash: string;
}

/**
 * Stores a submission, and with it what is to be delivered, unless its key already stored one.
 * @param targets whom it is to be told to
 * @returns the row that the key stored; undefined when the key was used for something else
 */
export async function storeSubmission(
  db: Kysely<Database>,
  { key, textHash, ...submission }: NewSubmission,
  targets: readonly Target[],
  now: number,
): Promise<(Stored & { isNew: boolean }) | undefined> {
  const { formId, values, page, status, spamReasons } = submission;
  const id = newId(now);
  const createdAt = new Date(now).toISOString();
  const row = {
    id,
    form_id: formId,
    created_at: createdAt,
    field_values: JSON.stringify(values),
    page: JSON.stringify(page),
    search_text: searchText(values),
    submission_key: key,
    status,
    spam_reasons: JSON.stringify(spamReasons),
    text_hash: textHash,
  };
  const deliveryIds = await addNew(db, { id, row, targets, now });
  if (deliveryIds) return { submission: { id, createdAt, ...submission }, deliveryIds, isNew: true };
  const known = await findByKey(db, key, formId, values);
  return known && { submission: known, isNew: false, deliveryIds: [] };
}

interface Arrival extends Told {
  row: Insertable<SubmissionsTable>;
  now: number;
}

/** Committed with those that come at the same time. @returns ids of deliveries; undefined where the key has stored before */
const addNew = gathered((db, arrivals: Some<Arrival>) =>
  // What is one statement needs no transaction.
  arrivals.every(({ targets }) => targets.length === 0)
    ? addAll(db, arrivals)
    : db.transaction().execute((trx) => addAll(trx, arrivals)),
);

async function addAll(
  db: Kysely<Database>,
  [first, ...others]: Some<Arrival>,
): Promise<(readonly string[] | undefined)[]> {
  const { rows } = await addRows(db, [first.row, ...others.map(({ row }) => row)]);
  const added = new Set(rows.map(({ id }) => id));
  const all = [first, ...others];
  const deliveries = await addDeliveries(
    db,
    all.filter(({ id }) => added.has(id)),
    first.now,
  );
  return all.map(({ id }) => (added.has(id) ? (deliveries.get(id) ?? []) : undefined));
}

const addRows = prepared((db, rows: Some<Insertable<SubmissionsTable>>) =>
  db
    .insertInto('submissions')
    .values(
      rows.map((row) => ({
        id: row.id,
        form_id: row.form_id,
        created_at: row.created_at,
        field_values: row.field_values,
        page: row.page,
        search_text: row.search_text,
        submission_key: row.submission_key,
        status: row.status,
        spam_reasons: row.spam_reasons,
        text_hash: row.text_hash,
      })),
    )
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id'),
);

/** The submission that this key stored, if it was the same one: a client that repeats a call gets the same answer. */
export async function findByKey(
  db: Kysely<Database>,
  key: string,
  formId: string,
  values: FormValues,
): Promise<FiledSubmission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('submission_key', '=', key)
    .where('form_id', '=', formId)
    .where('field_values', '=', JSON.stringify(values))
    .executeTakeFirst();
  return row && toSubmission(row);
}

function searchText(values: FormValues): string {
  return Object.values(values)
    .flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)))
    .join('\n')
    .toLowerCase();
}
