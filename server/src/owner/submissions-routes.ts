/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. All behind the owner's token. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { findForm, listForms } from '../forms/forms-store.ts';
import { countSubmissions, listSubmissions, type SubmissionFilter } from '../forms/submissions-store.ts';
import { requireOwner } from './auth.ts';
import { submissionsCsv } from './csv.ts';

const text = { type: 'string' };
const listQuery = { type: 'object', properties: { formId: text, q: text, limit: text, before: text } };

/** `formId`: one form only; `q`: words in a value; `limit` and `before` (an id): page by page. */
interface ListQuery {
  formId?: string;
  q?: string;
  limit?: string;
  before?: string;
}

export function addSubmissionsRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const ownerOnly = { preHandler: requireOwner(options) };
  const ownersList = { ...ownerOnly, schema: { querystring: listQuery } };

  app.get<{ Querystring: ListQuery }>('/api/reference/submissions', ownersList, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listSubmissions(db, filterOf(request.query));
  });

  app.get<{ Querystring: ListQuery }>(
    '/api/reference/submissions.csv',
    ownersList,
    async (request, reply) => {
      const filter = filterOf(request.query);
      const form = filter.formId ? await findForm(db, filter.formId) : undefined;
      const name = filter.formId ? `submissions-${filter.formId.replace(/[^\w-]/g, '_')}` : 'submissions';
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(submissionsCsv(await listSubmissions(db, filter), form));
    },
  );

  app.get('/api/reference/submissions/forms', ownerOnly, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const names = new Map((await listForms(db)).map(({ id, name }) => [id, name]));
    const counts = await countSubmissions(db);
    return counts.map((entry) => ({ ...entry, name: names.get(entry.formId) ?? entry.formId }));
  });
}

function filterOf({ formId, q, limit, before }: ListQuery): SubmissionFilter {
  const count = Number(limit);
  return { formId, search: q, before, limit: Number.isInteger(count) && count > 0 ? count : undefined };
}
