/**
 * `POST /api/form/{formId}`: a plain HTML form without scripts, the fallback inside `<sqs-form>` and `<sqs-newsletter>`.
 * Control names are those of the elements (field id, `<id>.<part>`). The answer is a page, or JSON for a program that
 * asks for it, such as an element with `action`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { POST_FORM } from '../../../src/domain/api/forms.ts';
import { HONEYPOT_NAME } from '../../../src/domain/forms/honeypot.ts';
import { isSafeRedirect } from '../../../src/domain/links.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { wantsJson } from '../http/accept.ts';
import { requireAllowedPage } from '../http/cross-origin.ts';
import { limitCalls } from '../http/limit.ts';
import { localPath, pageBefore } from '../http/local-path.ts';
import { anything } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { sendPage } from '../pages/layout.ts';
import { correctionPage, thanksPage } from '../pages/submission-pages.ts';
import { sign } from '../signing.ts';
import { secondsHere } from '../spam/time-here.ts';
import type { StoredForm } from './form-entity.ts';
import { findForm } from './forms-store.ts';
import { toText } from './incoming-values.ts';
import { answerOf, refusalOf } from './outcome-answers.ts';
import { CAPTCHA_CONTROLS, valuesOfPlainPost } from './posted-values.ts';
import { type IncomingSubmission, receiveSubmission } from './receive.ts';

/** The same entries from the same visitor within this time are one submission: a double click or a reloaded answer. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

type PlainBody = Readonly<Record<string, unknown>>;

export function addPlainPostRoutes(app: FastifyInstance, context: ServerContext): void {
  const { early, options } = context;

  const rememberBackUrl = async (request: FastifyRequest) => {
    request.backUrl = backUrlOf(request, textOf(bodyOf(request.body), 'pagePath'));
  };
  const guards = [rememberBackUrl, requireAllowedPage(options), limitCalls(context, 'submit')];
  const config = { answersPages: true, isForm: true };

  serve(
    app,
    POST_FORM,
    {
      summary: 'Takes a plain HTML form; answers with a page, or with JSON where that is asked for.',
      description: 'The page says thanks, or what to correct, with all entries but passwords kept.',
      status: 200,
      guards,
      config,
      body: anything,
    },
    async (request, reply) => {
      const { formId } = request.params;
      const body = bodyOf(request.body);
      if (Object.keys(body).length === 0) throw new Refusal('unreadable');

      const form = await findForm(early, formId);
      const incoming = incomingOf(context, request, formId, form, body);
      const outcome = await receiveSubmission(context, form, incoming);
      if (wantsJson(request)) return reply.send(answerOf(outcome, false));
      if (outcome.kind === 'stored') {
        const isUnconfirmed = await context.connections.asksToConfirm(formId);
        return sendThanks(reply, form, request.backUrl, isUnconfirmed);
      }
      if (outcome.kind !== 'invalid' || !form) throw refusalOf(outcome);
      const post = {
        action: `/api/form/${encodeURIComponent(formId)}`,
        // The corrected form is sent from here, and is still about the page that it began on.
        entries: entriesOf({ ...body, pagePath: incoming.page.path ?? '' }),
        backUrl: request.backUrl,
      };
      return sendPage(reply, 400, correctionPage(form, incoming.values, outcome.errors, post));
    },
  );
}

function bodyOf(body: unknown): PlainBody {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as PlainBody) : {};
}

function sendThanks(
  reply: FastifyReply,
  form: StoredForm | undefined,
  backUrl: string,
  isUnconfirmed: boolean,
) {
  const redirect = form?.successRedirect ?? '';
  return isSafeRedirect(redirect)
    ? reply.redirect(redirect, 303)
    : sendPage(reply, 200, thanksPage(form, backUrl, isUnconfirmed));
}

function incomingOf(
  { secret, options }: ServerContext,
  request: FastifyRequest,
  formId: string,
  form: StoredForm | undefined,
  body: PlainBody,
): IncomingSubmission {
  const values = valuesOfPlainPost(form, body);
  const moment = String(Math.floor(options.now() / REPEAT_WINDOW_MS));
  const key = sign(secret, 'plain-post', request.crumb, formId, JSON.stringify(values), moment);
  const url = request.headers.referer;
  return {
    formId,
    values,
    key: `plain:${key.toString('base64url')}`,
    page: { title: textOf(body, 'pageTitle'), path: textOf(body, 'pagePath') || pathOf(url), url },
    captchaToken: CAPTCHA_CONTROLS.map((name) => textOf(body, name)).find(Boolean) ?? '',
    trap: textOf(body, HONEYPOT_NAME),
    secondsHere: secondsHere(request, options.now()),
  };
}

function entriesOf(body: PlainBody): [string, string][] {
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((entry): [string, string] => [name, toText(entry)]),
  );
}

function textOf(body: PlainBody, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

function pathOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).pathname : '';
}

/** The page that the form stands on: by its own word when that is a path of this site, else the page that sent it. */
function backUrlOf(request: FastifyRequest, pagePath: string): string {
  return localPath(pagePath) ?? pageBefore(request);
}
