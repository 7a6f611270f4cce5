/** Counts what visitors did: per day, page, pop-up, button and product. */
import { type Kysely, sql } from 'kysely';
import type { Insights } from '../../../src/domain/api/owner/insights.ts';
import { EVENT_TYPE } from '../../../src/domain/tracking/hit.ts';
import { findProducts } from '../commerce/products-store.ts';
import type { Database } from '../db/schema.ts';
import type { ReportKind } from './reports-store.ts';

const MS_PER_DAY = 86_400_000;
/** Longer lists help nobody; the rest is in the lists of single reports. */
const MAX_ROWS = 50;

/** @param now ms since 1970 */
export async function readInsights(db: Kysely<Database>, days: number, now: number): Promise<Insights> {
  const span = Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * MS_PER_DAY));
  const since = span[0] ?? dayOf(now);
  const [perDay, pages, popups, buttons, products] = await Promise.all([
    countDays(db, since),
    countPages(db, since),
    countPopups(db, since),
    countButtons(db, since),
    countProducts(db, since),
  ]);
  return {
    days: span.map((day) => perDay.get(day) ?? { day, views: 0, visitors: 0 }),
    pages,
    popups,
    buttons,
    products,
  };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function reportsSince(db: Kysely<Database>, since: string, kinds: readonly ReportKind[]) {
  return db.selectFrom('reports').where('kind', 'in', kinds).where('created_at', '>=', since);
}

async function countDays(db: Kysely<Database>, since: string) {
  const day = sql<string>`substr(created_at, 1, 10)`;
  const rows = await reportsSince(db, since, ['RecordHit'])
    .where('name', '=', String(EVENT_TYPE.pageView))
    .select(({ fn }) => [
      day.as('day'),
      fn.countAll().as('views'),
      sql<number>`count(distinct nullif(visitor, ''))`.as('visitors'),
    ])
    .groupBy(day)
    .execute();
  return new Map(
    rows.map((row) => [row.day, { day: row.day, views: Number(row.views), visitors: Number(row.visitors) }]),
  );
}

async function countPages(db: Kysely<Database>, since: string) {
  const rows = await reportsSince(db, since, ['RecordHit'])
    .where('name', '=', String(EVENT_TYPE.pageView))
    .select(({ fn }) => ['page_path', fn.countAll().as('views')])
    .groupBy('page_path')
    .orderBy('views', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({ path: row.page_path, views: Number(row.views) }));
}

async function countPopups(db: Kysely<Database>, since: string) {
  const rows = await reportsSince(db, since, ['overlay'])
    .select(['subject', countWhere('display').as('shown'), countWhere('close', 'dismiss').as('closed')])
    .groupBy('subject')
    .orderBy('shown', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const submissions = await db
    .selectFrom('submissions')
    .where('created_at', '>=', since)
    .select(({ fn }) => ['form_id', fn.countAll().as('count')])
    .groupBy('form_id')
    .execute();
  const submitted = new Map(submissions.map(({ form_id, count }) => [form_id, Number(count)]));
  return rows.map((row) => {
    const [layoutId, version, formId] = JSON.parse(row.subject) as [string, number, string];
    const counts = {
      shown: Number(row.shown),
      closed: Number(row.closed),
      submitted: submitted.get(formId) ?? 0,
    };
    return { layoutId, version, formId, ...counts };
  });
}

function countWhere(...names: string[]) {
  return sql<number>`sum(case when name in (${sql.join(names)}) then 1 else 0 end)`;
}

async function countButtons(db: Kysely<Database>, since: string) {
  const countKind = (kind: ReportKind) => sql<number>`sum(case when kind = ${kind} then 1 else 0 end)`;
  const rows = await reportsSince(db, since, ['button-render', 'button-click'])
    .select([
      'name',
      'subject',
      countKind('button-render').as('seen'),
      countKind('button-click').as('clicked'),
    ])
    .groupBy(['name', 'subject'])
    .orderBy('clicked', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    text: row.name,
    url: row.subject,
    seen: Number(row.seen),
    clicked: Number(row.clicked),
  }));
}

async function countProducts(db: Kysely<Database>, since: string) {
  const rows = await reportsSince(db, since, ['RecordQuickView'])
    .select(({ fn }) => ['name', fn.countAll().as('views')])
    .groupBy('name')
    .orderBy('views', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const products = await findProducts(
    db,
    rows.map(({ name }) => name),
  );
  return rows.map(({ name, views }) => ({
    id: name,
    title: products.get(name)?.title ?? '',
    quickViews: Number(views),
  }));
}
