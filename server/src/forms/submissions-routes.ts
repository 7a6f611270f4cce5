/** What the owner reads: submissions as JSON or CSV and the list of forms that have any. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  COUNT_SUBMISSIONS,
  type Delivery,
  FILE_SUBMISSION,
  type FormCount,
  LIST_SUBMISSIONS,
  RETRY_DELIVERY,
  type ShownSubmission,
  SUBMISSION_STATUSES,
  SUBMISSIONS_CSV,
  type SubmissionStatus,
  type SubmissionsQuery,
} from '../../../src/domain/api/owner/submissions.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, anyText, integer, list, madeId, oneOf, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { deliveriesOf, findDelivery, makeDue } from '../outbox/outbox-store.ts';
import { forOwner } from '../owner/auth.ts';
import type { StoredForm } from './form-entity.ts';
import { findForm, listForms } from './forms-store.ts';
import { shownValues } from './shown-values.ts';
import { submissionsCsv } from './submissions-csv.ts';
import {
  batchesOfSubmissions,
  countSubmissions,
  type FiledSubmission,
  fileSubmission,
  findSubmission,
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
  before: madeId,
});
const delivery = shape<Delivery>({
  id: required(anyText),
  connectionId: required(anyText),
  target: required(anyText),
  state: required(anyText),
  attempts: required(integer(0, Number.MAX_SAFE_INTEGER)),
  problem: anyText,
  nextAttemptAt: anyText,
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
  deliveries: required(list(delivery)),
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
  const { db, options, connections, outbox } = context;
  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_SUBMISSIONS,
      {
        summary: 'Lists submissions, newest first.',
        description:
          'Without a `status` all but spam, without a `limit` 1,000 (10,000 at most); `before` is the id of the last one read; `shown` is the values with titles, laid out for a reader.',
        query,
        answer: list(submission),
      },
      async (request) => {
        const { limit = DEFAULT_LIMIT, ...filter } = filterOf(request.query);
        return shownSubmissions(db, await listSubmissions(db, { ...filter, limit }));
      },
    );

    serve(
      owner,
      SUBMISSIONS_CSV,
      {
        summary: 'Writes submissions as CSV.',
        description: 'Without a `limit` all of them.',
        status: 200,
        query,
      },
      async (request, reply) => {
        const filter = filterOf(request.query);
        const form = filter.formId ? await findForm(db, filter.formId) : undefined;
        const name = filter.formId ? `submissions-${filter.formId.replace(/[^\w-]/g, '_')}` : 'submissions';
        return reply
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(submissionsCsv(batchesOfSubmissions(db, filter), form)));
      },
    );

    serve(
      owner,
      FILE_SUBMISSION,
      { summary: 'Files a submission as new, read, done or spam.', body: filing, answer: submission },
      async ({ params, body }) => {
        const present = await findSubmission(db, params.id);
        if (!present) throw new Refusal('not-found');
        const targets = await connections.targetsOf(present.formId);
        const filed = await fileSubmission(db, present, body.status, targets, options.now());
        if (!filed) throw new Refusal('not-found');
        outbox.added(filed.deliveryIds);
        const [shown] = await shownSubmissions(db, [filed.submission]);
        return shown as ShownSubmission;
      },
    );

    serve(
      owner,
      RETRY_DELIVERY,
      {
        summary: 'Tries a delivery again at once.',
        description: 'One that was given up too; the answer is the delivery afterwards.',
        answer: delivery,
      },
      async ({ params }) => {
        await makeDue(db, params.id, options.now());
        await outbox.attempt(params.id);
        const tried = await findDelivery(db, params.id);
        if (!tried) throw new Refusal('not-found');
        return tried;
      },
    );

    serve(
      owner,
      COUNT_SUBMISSIONS,
      {
        summary: 'Counts submissions by form.',
        description: '`count` is without spam.',
        answer: list(formCount),
      },
      async () => {
        const names = new Map((await listForms(db)).map(({ id, name }) => [id, name]));
        const counts = await countSubmissions(db);
        return counts.map((entry) => ({ ...entry, name: names.get(entry.formId) ?? entry.formId }));
      },
    );
  });
}

/** For a reader: with titles, and with what became of each. */
async function shownSubmissions(
  db: ServerContext['db'],
  submissions: readonly FiledSubmission[],
): Promise<ShownSubmission[]> {
  const forms = await formsOf(db, submissions);
  const deliveries = await deliveriesOf(
    db,
    submissions.map(({ id }) => id),
  );
  return submissions.map((one) => ({
    ...one,
    shown: shownValues(one.values, forms.get(one.formId)),
    deliveries: deliveries.get(one.id) ?? [],
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

function filterOf({ formId, q, status, limit, before }: SubmissionsQuery): SubmissionFilter {
  return { formId, search: q, status, before, limit };
}
