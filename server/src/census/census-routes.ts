/** The census calls: hits, buttons, forms, pop-ups, quick views. Stored, then acknowledged without a body. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Endpoint, endpoint } from '../../../src/domain/api/endpoint.ts';
import {
  BUTTON_CLICK,
  BUTTON_RENDER,
  FORM_RENDER,
  POPUP_EVENT,
  QUICK_VIEW,
  RECORD_HIT,
} from '../../../src/domain/api/tracking.ts';
import { parseVisitor } from '../../../src/domain/cookies/visitor-cookie.ts';
import { numberOf, objectOf, textOf } from '../../../src/domain/json.ts';
import { EVENT_TYPE } from '../../../src/domain/tracking/hit.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireAllowedPage } from '../http/cross-origin.ts';
import { limitCalls } from '../http/limit.ts';
import { anything } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { fieldsOf } from './incoming.ts';
import type { TakeReports } from './reports-keeper.ts';
import type { NewReport } from './reports-store.ts';

const EVENT_CODES: readonly number[] = Object.values(EVENT_TYPE);
const POPUP_ACTIONS = ['display', 'close', 'dismiss'];

/** @returns what to store, or undefined when the body is none of this call */
type Reader = (body: unknown, request: FastifyRequest) => NewReport | undefined;

/** Browsers send no more than this while a page is being left. */
const REPORT_LIMIT_BYTES = 64 * 1024;

/** Bodies come as JSON, form-encoded, or as JSON in a form field: the readers say what they hold. */
const CALLS: readonly [Endpoint, summary: string, Reader][] = [
  [RECORD_HIT, 'Takes a page view or another hit.', readHit],
  [BUTTON_CLICK, 'Takes that a button was clicked.', (body) => readButton('button-click', body)],
  [BUTTON_RENDER, 'Takes that a button was seen.', (body) => readButton('button-render', body)],
  [FORM_RENDER, 'Takes that a form was seen.', readFormRender],
  [POPUP_EVENT, 'Takes what became of a pop-up.', readOverlay],
  [QUICK_VIEW, 'Takes that somebody looked at a product.', readQuickView],
];

export function addCensusRoutes(app: FastifyInstance, context: ServerContext, take: TakeReports): void {
  const guards = [requireAllowedPage(context.options), limitCalls(context, 'report')];
  const taken = { guards, body: anything, bodyLimit: REPORT_LIMIT_BYTES };
  for (const [{ method, path }, summary, read] of CALLS) {
    const call = endpoint<{ body: unknown }>(method, path);
    serve(app, call, { summary, ...taken }, async (request) => {
      const report = read(request.body, request);
      if (!report) throw new Refusal('unreadable-body');
      await take([report]);
    });
  }
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
