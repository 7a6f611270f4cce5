/** The three calls of a submission (spec 1 §7): validate, submission key, save. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { isOverLimit } from '../http/limit.ts';
import { messages } from '../messages.ts';
import { findForm } from './forms-store.ts';
import { parseValues } from './incoming-values.ts';
import { INVALID_KEY, sendFieldErrors, sendOutcome } from './outcome-answers.ts';
import { fieldErrors, receiveSubmission } from './receive.ts';
import { issueKey, isValidKey } from './submission-key.ts';
import type { PageOfSubmission } from './submissions-store.ts';

export function addSubmitRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, secret } = context;

  app.post<{ Params: { formId: string } }>('/api/rest/forms/validate/:formId', async (request, reply) => {
    const form = await findForm(db, request.params.formId);
    if (!form && options.production) return reply.code(404).send({ error: messages.notConfigured });
    const values = parseValues(request.body, form);
    if (!values) return reply.code(400).send({ error: messages.unreadable });
    const errors = form ? fieldErrors(form, values) : {};
    if (Object.keys(errors).length > 0) return sendFieldErrors(reply, errors);
    return { errors };
  });

  app.post('/api/form/FormSubmissionKey', { preHandler: requireCrumb }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { key: issueKey(secret, request.crumb, options.now()) };
  });

  app.post('/api/form/SaveFormSubmission', { preHandler: requireCrumb }, async (request, reply) => {
    if (await isOverLimit(context, request, reply))
      return reply.code(429).send({ error: messages.rateLimited });
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { key } = body;
    if (!isValidKey(key, secret, request.crumb, options.now())) return reply.code(400).send(INVALID_KEY);
    const formId = text(body.formId);
    if (!formId) return reply.code(404).send({ error: messages.notConfigured });
    const form = await findForm(db, formId);
    const values = parseValues(body.form, form);
    if (!values) return reply.code(400).send({ error: messages.unreadable });
    const outcome = await receiveSubmission(context, form, {
      key,
      formId,
      values,
      page: pageOf(body, request),
      captchaToken: captchaTokenOf(body),
      trap: text(body[HONEYPOT_NAME]),
    });
    return sendOutcome(reply, outcome, isTrue(body.isReactFormSubmission));
  });
}

function pageOf(body: Record<string, unknown>, request: FastifyRequest): PageOfSubmission {
  return {
    title: text(body.pageTitle),
    path: text(body.pagePath),
    url: request.headers.referer || undefined,
    id: text(body.pageId) || undefined,
    contentSource: text(body.contentSource) || undefined,
  };
}

/** The two names under which clients send a captcha's token (notes: wire). */
function captchaTokenOf(body: Readonly<Record<string, unknown>>): string {
  return text(body.captchaKey) || text(body.recaptchaEnterpriseV3Token);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Form-encoded bodies say it as text. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
