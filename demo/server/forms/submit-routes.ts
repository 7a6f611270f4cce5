/** The three calls of a submission (spec 1 §7): validate, submission key, save. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { submitMessages } from '../../../src/i18n/en.ts';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { isOverLimit } from '../http/limit.ts';
import { findForm } from './forms-store.ts';
import { parseValues } from './incoming-values.ts';
import { fieldErrors, type Outcome, receiveSubmission } from './receive.ts';
import { sanitizeValues } from './sanitize.ts';
import { issueKey, isValidKey } from './submission-key.ts';
import type { PageOfSubmission } from './submissions-store.ts';

/** Code by which a client knows that it should fetch a new key and save once more. */
const INVALID_KEY = { error: submitMessages.noKey, code: 'invalid-key' };

export function addSubmitRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, secret } = context;

  app.post<{ Params: { formId: string } }>('/api/rest/forms/validate/:formId', async (request, reply) => {
    const form = await findForm(db, request.params.formId);
    if (!form && options.production) return reply.code(404).send({ error: submitMessages.notConfigured });
    const values = parseValues(request.body);
    if (!values) return reply.code(400).send({ error: submitMessages.unreadable });
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
      return reply.code(429).send({ error: submitMessages.rateLimited });
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { key } = body;
    if (!isValidKey(key, secret, request.crumb, options.now())) return reply.code(400).send(INVALID_KEY);
    const values = parseValues(body.form);
    if (!values) return reply.code(400).send({ error: submitMessages.unreadable });
    const formId = text(body.formId);
    if (!formId) return reply.code(404).send({ error: submitMessages.notConfigured });
    const outcome = await receiveSubmission(context, await findForm(db, formId), {
      key,
      formId,
      values,
      page: pageOf(body, request),
      captchaToken: text(body.captchaKey) || text(body.recaptchaEnterpriseV3Token),
    });
    return answer(reply, outcome, isTrue(body.isReactFormSubmission));
  });
}

/** The newer handler answers with sanitised values as well (spec 1 §5). */
function answer(reply: FastifyReply, outcome: Outcome, withValues: boolean) {
  switch (outcome.kind) {
    case 'stored': {
      const { id, createdAt, values } = outcome.submission;
      return reply.send({
        id,
        createdAt,
        ...(withValues ? { sanitizedValues: sanitizeValues(values) } : {}),
      });
    }
    case 'invalid':
      return sendFieldErrors(reply, outcome.errors);
    case 'not-configured':
      return reply.code(404).send({ error: submitMessages.notConfigured });
    case 'captcha-missing':
      return reply.code(400).send({ error: submitMessages.captchaMissing, code: 'captcha' });
    case 'key-used':
      return reply.code(400).send(INVALID_KEY);
  }
}

/** The map stands where each client looks for it: `errors` (validate) and `data.errors` (save). */
function sendFieldErrors(reply: FastifyReply, errors: Record<string, string>) {
  const error = submitMessages.fieldsInvalid;
  return reply.code(400).send({ error, errors, data: { error, errors } });
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

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Form-encoded bodies say it as text. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
