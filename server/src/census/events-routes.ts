/** Named events in both encodings, and script errors (spec 1 §7). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { objectOf, textOf } from '../../../src/domain/site/read.ts';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { messages } from '../messages.ts';
import { takeReports } from './census-routes.ts';
import { fieldsOf } from './incoming.ts';
import type { NewReport } from './reports-store.ts';

/** The kit sends 10 at most, another client perhaps more; a flood is cut. */
const MAX_ERRORS_PER_CALL = 50;

export function addEventsRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post('/api/events/RecordEvent', { preHandler: requireCrumbInForms }, async (request, reply) => {
    const report = readEvent(request.body);
    if (!report) return reply.code(400).send({ error: messages.unreadable });
    return takeReports(context, request, reply, [report], 202);
  });

  app.post('/api/events/RecordJavascriptErrors', { preHandler: requireCrumb }, async (request, reply) => {
    const entries = Array.isArray(request.body) ? request.body.slice(0, MAX_ERRORS_PER_CALL) : [];
    const reports = entries.flatMap((entry) => readError(entry) ?? []);
    if (reports.length === 0) return reply.code(400).send({ error: messages.unreadable });
    return takeReports(context, request, reply, reports, 202);
  });
}

/** A form of another site can post form-encoded bodies; JSON ones it cannot. */
async function requireCrumbInForms(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isJson = request.headers['content-type']?.includes('json') ?? false;
  if (!isJson) await requireCrumb(request, reply);
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
