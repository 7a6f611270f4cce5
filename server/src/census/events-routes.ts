/** Named events in both encodings, and script errors. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RECORD_ERRORS, RECORD_EVENT } from '../../../src/domain/api/tracking.ts';
import { objectOf, textOf } from '../../../src/domain/json.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireAllowedPage } from '../http/cross-origin.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anything } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { fieldsOf } from './incoming.ts';
import type { TakeReports } from './reports-keeper.ts';
import type { NewReport } from './reports-store.ts';

/** Ten script errors with their stacks. */
const EVENTS_LIMIT_BYTES = 256 * 1024;
/** The kit sends 10 at most, another client perhaps more; a flood is cut. */
const MAX_ERRORS_PER_CALL = 50;

export function addEventsRoutes(app: FastifyInstance, context: ServerContext, take: TakeReports): void {
  const fromHere = requireAllowedPage(context.options);
  const limit = limitCalls(context, 'report');

  const taken = { body: anything, bodyLimit: EVENTS_LIMIT_BYTES, status: 202 };
  serve(
    app,
    RECORD_EVENT,
    {
      summary: 'Takes a named event.',
      description: 'JSON, or form-encoded with a crumb.',
      ...taken,
      guards: [fromHere, requireCrumbInForms, limit],
    },
    async (request) => {
      const report = readEvent(request.body);
      if (!report) throw new Refusal('unreadable-body');
      await take([report]);
    },
  );

  serve(
    app,
    RECORD_ERRORS,
    { summary: 'Takes script errors of a page.', ...taken, guards: [fromHere, requireCrumb, limit] },
    async (request) => {
      const entries = Array.isArray(request.body) ? request.body.slice(0, MAX_ERRORS_PER_CALL) : [];
      const reports = entries.flatMap((entry) => readError(entry) ?? []);
      if (reports.length === 0) throw new Refusal('unreadable-body');
      await take(reports);
    },
  );
}

/** A page of another site can post form-encoded bodies in a visitor's name; JSON ones it cannot. */
async function requireCrumbInForms(request: FastifyRequest): Promise<void> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') await requireCrumb(request);
}

/** Form: `event` and `data` (JSON). JSON: `event` and `payload`. */
function readEvent(body: unknown): NewReport | undefined {
  const fields = fieldsOf(body);
  const event = textOf(fields?.event);
  const data = fieldsOf(fields?.data ?? fields?.payload);
  if (!event || !data) return undefined;
  return { kind: 'RecordEvent', pagePath: textOf(data.pagePath) ?? '', name: event, body: { event, data } };
}

function readError(entry: unknown): NewReport | undefined {
  const { event, data, timestamp } = objectOf(entry);
  const about = fieldsOf(data);
  if (!about) return undefined;
  const message = textOf(objectOf(about.error).message) ?? '';
  return {
    kind: 'RecordJavascriptErrors',
    pagePath: '',
    name: message.slice(0, 200),
    body: { event: textOf(event) ?? '', data: about, timestamp },
  };
}
