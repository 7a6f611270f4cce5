/** The one way in which the server answers what is missing, refused or went wrong: a page for people, JSON for programs. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../src/domain/html.ts';
import { Refusal } from '../errors.ts';
import { messages } from '../messages.ts';
import { sendPage } from '../pages/layout.ts';
import { refusalPage } from '../pages/submission-pages.ts';
import { wantsJson, wantsPage } from './accept.ts';
import { pageBefore } from './local-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with pages unless JSON is asked for by name: a plain form posts here. */
    answersPages?: boolean;
  }
  interface FastifyRequest {
    /** Where a person goes back to from a refusal; empty until something better than the page before is known. */
    backUrl: string;
  }
}

export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('backUrl', '');
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new Refusal('not-found');
    const main = html`<h1>Page not found</h1><p><a href="/">To the start page</a></p>`;
    return sendPage(reply, 404, { title: 'Page not found', main });
  });
  app.setErrorHandler(answerError);
}

/** Of what the framework refuses before there is a route: an address that cannot be read. */
export function answerUnreadableAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  return answerError(error, request, reply);
}

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { statusCode, message, code, answer, headers } = error;
    return send(request, reply.headers(headers), statusCode, { error: message, code, ...answer });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return send(request, reply, status, { error: error.message, code: codeOf(status) });
  request.log.error(error);
  return send(request, reply, status, { error: messages.serverError, code: 'server' });
}

/** What the framework itself refuses. */
function codeOf(status: number): string {
  return { 413: 'too-large', 415: 'unsupported-type' }[status] ?? 'invalid-request';
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  answer: { error: string; code: string },
) {
  const { answersPages } = request.routeOptions.config;
  const forPeople = answersPages ? !wantsJson(request) : wantsPage(request);
  return forPeople
    ? sendPage(reply, status, refusalPage(answer.error, request.backUrl || pageBefore(request)))
    : reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
