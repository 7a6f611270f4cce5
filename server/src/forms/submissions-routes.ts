/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. */
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import type { ServerContext } from '../context.ts';
import { anyObject, anyText, integer, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { findForm, listForms } from './forms-store.ts';
import { submissionsCsv } from './submissions-csv.ts';
import {
  countSubmissions,
  listSubmissions,
  type Submission,
  type SubmissionFilter,
} from './submissions-store.ts';

/** `formId`: one form only; `q`: words in a value; `limit` and `before` (an id): page by page. */
interface ListQuery {
  formId?: string;
  q?: string;
  limit?: number;
  before?: string;
}
interface FormCount {
  formId: string;
  name: string;
  count: number;
  latest: string;
}

const LIST = endpoint<{ query: ListQuery; answer: readonly Submission[] }>('GET', 'reference/submissions');
const CSV = endpoint<{ query: ListQuery }>('GET', 'reference/submissions.csv');
const COUNTS = endpoint<{ answer: readonly FormCount[] }>('GET', 'reference/submissions/forms');

const MAX_LIMIT = 100_000;
const query = shape<ListQuery>({ formId: text(), q: text(), limit: integer(1, MAX_LIMIT), before: text() });
const submission = shape<Submission>({
  id: required(anyText),
  formId: required(anyText),
  createdAt: required(anyText),
  values: required(anyObject),
  page: required(anyObject),
});
const formCount = shape<FormCount>({
  formId: required(anyText),
  name: required(anyText),
  count: required(integer(0, Number.MAX_SAFE_INTEGER)),
  latest: required(anyText),
});

export function addSubmissionsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(owner, LIST, { query, answer: list(submission) }, (request) =>
      listSubmissions(db, filterOf(request.query)),
    );

    serve(owner, CSV, { query }, async (request, reply) => {
      const filter = filterOf(request.query);
      const form = filter.formId ? await findForm(db, filter.formId) : undefined;
      const name = filter.formId ? `submissions-${filter.formId.replace(/[^\w-]/g, '_')}` : 'submissions';
      return reply
        .code(200)
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(submissionsCsv(await listSubmissions(db, filter), form));
    });

    serve(owner, COUNTS, { answer: list(formCount) }, async () => {
      const names = new Map((await listForms(db)).map(({ id, name }) => [id, name]));
      const counts = await countSubmissions(db);
      return counts.map((entry) => ({ ...entry, name: names.get(entry.formId) ?? entry.formId }));
    });
  });
}

function filterOf({ formId, q, limit, before }: ListQuery): SubmissionFilter {
  return { formId, search: q, before, limit };
}
