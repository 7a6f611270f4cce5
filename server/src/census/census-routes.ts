/** The census calls (spec 1 §7): hits, buttons, forms, pop-ups, quick views. Stored, then acknowledged without a body. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseVisitor } from '../../../src/domain/cookies/visitor-cookie.ts';
import { numberOf, objectOf, textOf } from '../../../src/domain/site/read.ts';
import { EVENT_TYPE } from '../../../src/domain/tracking/hit.ts';
import type { ServerContext } from '../context.ts';
import { isOverLimit } from '../http/limit.ts';
import { messages } from '../messages.ts';
import { fieldsOf } from './incoming.ts';
import { type NewReport, storeReports } from './reports-store.ts';

const EVENT_CODES: readonly number[] = Object.values(EVENT_TYPE);
const POPUP_ACTIONS = ['display', 'close', 'dismiss'];

/** @returns what to store, or undefined when the body is none of this call */
type Reader = (body: unknown, request: FastifyRequest) => NewReport | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  RecordHit: readHit,
  'button-click': (body) => readButton('button-click', body),
  'button-render': (body) => readButton('button-render', body),
  'form-render': readFormRender,
  overlay: readOverlay,
  'RecordQuickView/:id': readQuickView,
};

export function addCensusRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const [path, read] of Object.entries(READERS)) {
    app.post(`/api/census/${path}`, async (request, reply) => {
      const report = read(request.body, request);
      if (!report) return reply.code(400).send({ error: messages.unreadable });
      return takeReports(context, request, reply, [report], 204);
    });
  }
}

/** Stores reports within the visitor's limit. @param status of the acknowledgement */
export async function takeReports(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  reports: readonly NewReport[],
  status: number,
) {
  if (await isOverLimit(context, request, reply, 'report')) {
    return reply.code(429).send({ error: messages.rateLimited });
  }
  await storeReports(context.db, reports, context.options.now());
  return reply.code(status).send();
}

function readHit(body: unknown): NewReport | undefined {
  const fields = fieldsOf(body);
  const event = numberOf(fields?.event);
  const data = fieldsOf(fields?.data);
  if (!data || event === undefined || !EVENT_CODES.includes(event)) return undefined;
  const cookie = textOf(fields?.ss_cvr) ?? '';
  return {
    kind: 'RecordHit',
    pagePath: textOf(data.pagePath) ?? '',
    name: String(event),
    visitor: parseVisitor(cookie)?.id ?? '',
    body: { event, data, ss_cvr: cookie },
  };
}

function readButton(kind: 'button-click' | 'button-render', body: unknown): NewReport | undefined {
  const data = fieldsOf(body);
  if (!data || typeof data.buttonText !== 'string') return undefined;
  return {
    kind,
    pagePath: textOf(data.pagePath) ?? '',
    name: data.buttonText,
    subject: textOf(data.clickthroughUrl) ?? '',
    body: { data },
  };
}

function readFormRender(body: unknown): NewReport | undefined {
  const data = fieldsOf(body);
  const formId = textOf(data?.formId);
  if (!data || !formId) return undefined;
  return { kind: 'form-render', pagePath: textOf(data.pagePath) ?? '', name: formId, body: { data } };
}

function readOverlay(body: unknown): NewReport | undefined {
  const data = fieldsOf(body);
  const action = textOf(data?.action);
  if (!data || !action || !POPUP_ACTIONS.includes(action)) return undefined;
  const identity = [textOf(data.layoutId) ?? '', numberOf(data.version) ?? 0, textOf(data.formId) ?? ''];
  return {
    kind: 'overlay',
    pagePath: textOf(data.pagePath) ?? '',
    name: action,
    subject: JSON.stringify(identity),
    body: { data },
  };
}

function readQuickView(_body: unknown, request: FastifyRequest): NewReport {
  const id = textOf(objectOf(request.params).id) ?? '';
  return { kind: 'RecordQuickView', pagePath: '', name: id, body: { data: { id } } };
}
