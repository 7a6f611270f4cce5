/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { type DisplayShape, displayLine, displayShape } from '../../../src/domain/forms/display.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { ServerContext } from '../context.ts';
import { anyObject, anyText, integer, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import type { StoredForm } from './form-entity.ts';
import { findForm, listForms } from './forms-store.ts';
import { submissionsCsv } from './submissions-csv.ts';
import {
  batchesOfSubmissions,
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
/** A value with the title of its field, laid out for a reader. */
interface ShownValue {
  title: string;
  line: string;
  shape: DisplayShape;
}
type ShownSubmission = Submission & { shown: readonly ShownValue[] };
interface FormCount {
  formId: string;
  name: string;
  count: number;
  latest: string;
}

const LIST = endpoint<{ query: ListQuery; answer: readonly ShownSubmission[] }>('GET', 'owner/submissions');
const CSV = endpoint<{ query: ListQuery }>('GET', 'owner/submissions.csv');
const COUNTS = endpoint<{ answer: readonly FormCount[] }>('GET', 'owner/submissions/forms');

const DEFAULT_LIMIT = 1000;
const MAX_LIMIT = 10_000;
const query = shape<ListQuery>({ formId: text(), q: text(), limit: integer(1, MAX_LIMIT), before: text() });
const submission = shape<ShownSubmission>({
  id: required(anyText),
  formId: required(anyText),
  createdAt: required(anyText),
  values: required(anyObject),
  page: required(anyObject),
  shown: required(list(anyObject)),
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
    serve(owner, LIST, { query, answer: list(submission) }, async (request) => {
      const { limit = DEFAULT_LIMIT, ...filter } = filterOf(request.query);
      const submissions = await listSubmissions(db, { ...filter, limit });
      const forms = await formsOf(db, submissions);
      return submissions.map((one) => ({ ...one, shown: shownValues(one, forms.get(one.formId)) }));
    });

    serve(owner, CSV, { query }, async (request, reply) => {
      const filter = filterOf(request.query);
      const form = filter.formId ? await findForm(db, filter.formId) : undefined;
      const name = filter.formId ? `submissions-${filter.formId.replace(/[^\w-]/g, '_')}` : 'submissions';
      return reply
        .code(200)
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(submissionsCsv(batchesOfSubmissions(db, filter), form)));
    });

    serve(owner, COUNTS, { answer: list(formCount) }, async () => {
      const names = new Map((await listForms(db)).map(({ id, name }) => [id, name]));
      const counts = await countSubmissions(db);
      return counts.map((entry) => ({ ...entry, name: names.get(entry.formId) ?? entry.formId }));
    });
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

function shownValues({ values }: Submission, form: StoredForm | undefined): ShownValue[] {
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
  return { formId, search: q, before, limit };
}
