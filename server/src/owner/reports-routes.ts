/** What the owner reads of the reports: lists, newest first, and counts. All behind the owner's token. */
import type { FastifyInstance } from 'fastify';
import { listReports, REPORT_KINDS, type ReportKind } from '../census/reports-store.ts';
import type { ServerContext } from '../context.ts';
import { requireOwner } from './auth.ts';
import { readInsights } from './insights.ts';

const DEFAULT_LIMIT = 1000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** `hits` are all calls of the census except those of the pop-up; `?kind=` takes one of them. */
const LISTS: Readonly<Record<string, readonly ReportKind[]>> = {
  hits: ['RecordHit', 'button-click', 'button-render', 'form-render', 'RecordQuickView'],
  events: ['RecordEvent'],
  errors: ['RecordJavascriptErrors'],
  overlay: ['overlay'],
};

const text = { type: 'string' };
const count = { type: 'integer', minimum: 1 };
const listQuery = {
  type: 'object',
  properties: { kind: { enum: [...REPORT_KINDS] }, limit: count, before: text },
};
const daysQuery = { type: 'object', properties: { days: { ...count, maximum: MAX_DAYS } } };

interface ListQuery {
  kind?: ReportKind;
  limit?: number;
  before?: string;
}

export function addReportsRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const preHandler = requireOwner(options);
  for (const [name, all] of Object.entries(LISTS)) {
    app.get<{ Querystring: ListQuery }>(
      `/api/reference/${name}`,
      { preHandler, schema: { querystring: listQuery } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { kind, limit = DEFAULT_LIMIT, before } = request.query;
        const kinds = kind ? all.filter((one) => one === kind) : all;
        return kinds.length === 0 ? [] : listReports(db, { kinds, limit, before });
      },
    );
  }

  app.get<{ Querystring: { days?: number } }>(
    '/api/reference/insights',
    { preHandler, schema: { querystring: daysQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readInsights(db, request.query.days ?? DEFAULT_DAYS, options.now());
    },
  );
}
