/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. All behind the owner's token. */
import type { FastifyInstance } from 'fastify';
import { displayLine, displayShape } from '../../../src/domain/forms/display.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { ServerContext } from '../context.ts';
import type { StoredForm } from '../forms/form-entity.ts';
import { findForm, listForms } from '../forms/forms-store.ts';
import {
  countSubmissions,
  listSubmissions,
  type Submission,
  type SubmissionFilter,
} from '../forms/submissions-store.ts';
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
    const submissions = await listSubmissions(db, filterOf(request.query));
    const forms = await formsOf(db, submissions);
    return submissions.map((submission) => ({
      ...submission,
      shown: shownValues(submission, forms.get(submission.formId)),
    }));
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

/** The forms that some submissions are of, as far as the server knows them. */
async function formsOf(db: ServerContext['db'], submissions: readonly Submission[]) {
  const forms = new Map<string, StoredForm>();
  for (const id of new Set(submissions.map(({ formId }) => formId))) {
    const form = await findForm(db, id);
    if (form) forms.set(id, form);
  }
  return forms;
}

/** Each value with the title of its field, laid out for a reader. */
function shownValues({ values }: Submission, form: StoredForm | undefined) {
  const fields = new Map((form ? usableFields(form) : []).map((field) => [field.id, field]));
  return Object.entries(values).map(([id, value]) => {
    const field = fields.get(id);
    return {
      title: field?.title || id,
      line: displayLine(value, field?.type),
      shape: displayShape(value, field?.type),
    };
  });
}

function filterOf({ formId, q, limit, before }: ListQuery): SubmissionFilter {
  const count = Number(limit);
  return { formId, search: q, before, limit: Number.isInteger(count) && count > 0 ? count : undefined };
}
