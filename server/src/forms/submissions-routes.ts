/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  COUNT_SUBMISSIONS,
  FILE_SUBMISSION,
  type FormCount,
  LIST_SUBMISSIONS,
  type ShownSubmission,
  type ShownValue,
  SUBMISSION_STATUSES,
  SUBMISSIONS_CSV,
  type SubmissionStatus,
  type SubmissionsQuery,
} from '../../../src/domain/api/owner/submissions.ts';
import { displayLine, displayShape } from '../../../src/domain/forms/display.ts';
import { usableFields } from '../../../src/domain/forms/form.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, anyText, integer, list, oneOf, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import type { StoredForm } from './form-entity.ts';
import { findForm, listForms } from './forms-store.ts';
import { submissionsCsv } from './submissions-csv.ts';
import {
  batchesOfSubmissions,
  countSubmissions,
  type FiledSubmission,
  fileSubmission,
  listSubmissions,
  type SubmissionFilter,
} from './submissions-store.ts';

const DEFAULT_LIMIT = 1000;
const MAX_LIMIT = 10_000;
const query = shape<SubmissionsQuery>({
  formId: text(),
  q: text(),
  status: oneOf(SUBMISSION_STATUSES),
  limit: integer(1, MAX_LIMIT),
  before: text(),
});
const submission = shape<ShownSubmission>({
  id: required(anyText),
  formId: required(anyText),
  createdAt: required(anyText),
  values: required(anyObject),
  page: required(anyObject),
  shown: required(list(anyObject)),
  status: required(anyText),
  spamReasons: required(list(anyText)),
  deliveries: required(list(anyObject)),
});
const filing = shape<{ status: SubmissionStatus }>({ status: required(oneOf(SUBMISSION_STATUSES)) });
const formCount = shape<FormCount>({
  formId: required(anyText),
  name: required(anyText),
  count: required(integer(0, Number.MAX_SAFE_INTEGER)),
  unread: required(integer(0, Number.MAX_SAFE_INTEGER)),
  spam: required(integer(0, Number.MAX_SAFE_INTEGER)),
  latest: required(anyText),
});

export function addSubmissionsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(owner, LIST_SUBMISSIONS, { query, answer: list(submission) }, async (request) => {
      const { limit = DEFAULT_LIMIT, ...filter } = filterOf(request.query);
      return shownSubmissions(db, await listSubmissions(db, { ...filter, limit }));
    });

    serve(owner, SUBMISSIONS_CSV, { query }, async (request, reply) => {
      const filter = filterOf(request.query);
      const form = filter.formId ? await findForm(db, filter.formId) : undefined;
      const name = filter.formId ? `submissions-${filter.formId.replace(/[^\w-]/g, '_')}` : 'submissions';
      return reply
        .code(200)
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(submissionsCsv(batchesOfSubmissions(db, filter), form)));
    });

    serve(owner, FILE_SUBMISSION, { body: filing, answer: submission }, async ({ params, body }) => {
      const filed = await fileSubmission(db, params.id, body.status);
      const [shown] = await shownSubmissions(db, filed ? [filed] : []);
      if (!shown) throw new Refusal('not-found');
      return shown;
    });

    serve(owner, COUNT_SUBMISSIONS, { answer: list(formCount) }, async () => {
      const names = new Map((await listForms(db)).map(({ id, name }) => [id, name]));
      const counts = await countSubmissions(db);
      return counts.map((entry) => ({ ...entry, name: names.get(entry.formId) ?? entry.formId }));
    });
  });
}

/** For a reader: with titles, and with what became of each. */
async function shownSubmissions(
  db: ServerContext['db'],
  submissions: readonly FiledSubmission[],
): Promise<ShownSubmission[]> {
  const forms = await formsOf(db, submissions);
  return submissions.map((one) => ({
    ...one,
    shown: shownValues(one, forms.get(one.formId)),
    deliveries: [],
  }));
}

/** The forms that some submissions are of, as far as the server knows them. */
async function formsOf(db: ServerContext['db'], submissions: readonly FiledSubmission[]) {
  const forms = new Map<string, StoredForm>();
  for (const id of new Set(submissions.map(({ formId }) => formId))) {
    const form = await findForm(db, id);
    if (form) forms.set(id, form);
  }
  return forms;
}

function shownValues({ values }: FiledSubmission, form: StoredForm | undefined): ShownValue[] {
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

function filterOf({ formId, q, status, limit, before }: SubmissionsQuery): SubmissionFilter {
  return { formId, search: q, status, before, limit };
}
