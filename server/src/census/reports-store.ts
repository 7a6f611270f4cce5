/** Reports of visitors' pages in the database: hits, buttons, forms, pop-ups, events, script errors. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { newId } from '../ids.ts';

/** Named after the endpoint that takes them. */
export const REPORT_KINDS = [
  'RecordHit',
  'button-click',
  'button-render',
  'form-render',
  'RecordQuickView',
  'overlay',
  'RecordEvent',
  'RecordJavascriptErrors',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export interface NewReport {
  kind: ReportKind;
  pagePath: string;
  name: string;
  subject?: string;
  visitor?: string;
  /** As it is read back. */
  body: object;
}

export interface StoredReport {
  id: string;
  kind: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  [field: string]: unknown;
}

/** A script error with a stack of 5,000 characters fits; a flood does not. */
const MAX_BODY_LENGTH = 16_000;
/** What counts are made by; an address with a long query is cut. */
const MAX_WORD_LENGTH = 1000;

/**
 * Stored before it is acknowledged.
 * @param now ms since 1970
 * @throws Refusal when one of them is longer than a page has reason to send
 */
export async function storeReports(
  db: Kysely<Database>,
  reports: readonly NewReport[],
  now: number,
): Promise<void> {
  const rows = reports.map(({ kind, pagePath, name, subject = '', visitor = '', body }) => ({
    id: newId(now),
    kind,
    created_at: new Date(now).toISOString(),
    page_path: pagePath.slice(0, MAX_WORD_LENGTH),
    name: name.slice(0, MAX_WORD_LENGTH),
    subject,
    visitor: visitor.slice(0, MAX_WORD_LENGTH),
    body: JSON.stringify(body),
  }));
  if (rows.some(({ body, subject }) => body.length > MAX_BODY_LENGTH || subject.length > MAX_BODY_LENGTH))
    throw new Refusal('too-large');
  await db.insertInto('reports').values(rows).execute();
}

/** Drops the oldest of each kind beyond the newest `kept`: however much is sent, the disk does not fill. */
export async function dropExcessReports(db: Kysely<Database>, kept: number): Promise<void> {
  for (const kind of REPORT_KINDS) {
    const last = await db
      .selectFrom('reports')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .offset(kept)
      .limit(1)
      .executeTakeFirst();
    if (last) await db.deleteFrom('reports').where('kind', '=', kind).where('id', '<=', last.id).execute();
  }
}

export interface ReportFilter {
  kinds: readonly ReportKind[];
  limit: number;
  /** Id of the report after which to go on. */
  before?: string | undefined;
}

/** Newest first. */
export async function listReports(
  db: Kysely<Database>,
  { kinds, limit, before }: ReportFilter,
): Promise<StoredReport[]> {
  let query = db
    .selectFrom('reports')
    .selectAll()
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where('id', '<', before);
  const rows = await query.execute();
  return rows.map(({ id, kind, created_at, body }) => ({
    ...(JSON.parse(body) as object),
    id,
    kind,
    createdAt: created_at,
  }));
}

/** @param until ISO 8601, UTC */
export async function dropReports(db: Kysely<Database>, until: string): Promise<void> {
  await db.deleteFrom('reports').where('created_at', '<', until).execute();
}
