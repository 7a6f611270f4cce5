/** What the owner reads of the reports: lists, newest first, and counts. */
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { READ_INSIGHTS } from '../../../src/domain/api/owner/insights.ts';
import type { ServerContext } from '../context.ts';
import { anyObject, integer, list, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { readInsights } from './insights.ts';
import { listReports, REPORT_KINDS, type ReportKind, type StoredReport } from './reports-store.ts';

const DEFAULT_LIMIT = 1000;
const MAX_LIMIT = 10_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** `hits` are all calls of the census except those of the pop-up; `?kind=` takes one of them. */
const LISTS: readonly [name: string, summary: string, readonly ReportKind[]][] = [
  [
    'hits',
    'Lists what the census took, newest first.',
    ['RecordHit', 'button-click', 'button-render', 'form-render', 'RecordQuickView'],
  ],
  ['events', 'Lists named events, newest first.', ['RecordEvent']],
  ['errors', 'Lists script errors, newest first.', ['RecordJavascriptErrors']],
  ['overlay', 'Lists what became of pop-ups, newest first.', ['overlay']],
];

interface ListQuery {
  kind?: ReportKind;
  limit?: number;
  before?: string;
}

const listQuery = shape<ListQuery>({
  kind: { enum: [...REPORT_KINDS] },
  limit: integer(1, MAX_LIMIT),
  before: text(),
});
const daysQuery = shape<{ days?: number }>({ days: integer(1, MAX_DAYS) });

export function addReportsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  forOwner(app, context, (owner) => {
    const description = '`[{ id, kind, createdAt, data }]` as sent; `kind` is the name of its endpoint.';
    for (const [name, summary, all] of LISTS) {
      const reports = endpoint<{ query: ListQuery; answer: StoredReport[] }>('GET', `owner/${name}`);
      serve(
        owner,
        reports,
        { summary, description, query: listQuery, answer: list(anyObject) },
        async (request) => {
          const { kind, limit = DEFAULT_LIMIT, before } = request.query;
          const kinds = kind ? all.filter((one) => one === kind) : all;
          return kinds.length === 0 ? [] : listReports(db, { kinds, limit, before });
        },
      );
    }

    serve(
      owner,
      READ_INSIGHTS,
      {
        summary: 'Counts what visitors did by day, page, pop-up and button.',
        query: daysQuery,
        answer: anyObject,
      },
      (request) => readInsights(db, request.query.days ?? DEFAULT_DAYS, options.now()),
    );
  });
}
