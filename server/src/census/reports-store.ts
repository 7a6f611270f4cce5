/** Reports of visitors' pages in the database: hits, buttons, forms, pop-ups, events, script errors. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
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

/** Stored before it is acknowledged. @param now ms since 1970 */
export async function storeReports(
  db: Kysely<Database>,
  reports: readonly NewReport[],
  now: number,
): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ kind, pagePath, name, subject = '', visitor = '', body }) => ({
    id: newId(now),
    kind,
    created_at: new Date(now).toISOString(),
    page_path: pagePath,
    name,
    subject,
    visitor,
    body: JSON.stringify(body),
  }));
  await db.insertInto('reports').values(rows).execute();
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
