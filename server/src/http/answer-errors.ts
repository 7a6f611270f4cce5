/** The one way in which the server answers what is missing, refused or went wrong: a page for people, JSON for programs. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { messages } from '../messages.ts';
import { sendPage } from '../pages/layout.ts';
import { problemPage, refusalPage } from '../pages/submission-pages.ts';
import { wantsJson, wantsPage } from './accept.ts';
import { pageBefore } from './local-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with pages unless JSON is asked for by name: a plain form posts here. */
    answersPages?: boolean;
    /** A visitor's form is sent here: refusals speak of it. */
    isForm?: boolean;
  }
  interface FastifyRequest {
    /** Where a person goes back to from a refusal; empty until something better than the page before is known. */
    backUrl: string;
  }
}

const PAGE_NOT_FOUND = 'Page not found';
const SERVER_ERROR = 'Something went wrong on this server. Please try again later.';

export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('backUrl', '');
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new Refusal('not-found');
    return sendPage(reply, 404, problemPage(PAGE_NOT_FOUND, '', ''));
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

/** Of what Node refuses before there is a request: it is no HTTP, too slow, or has too much before its body. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, code: string, words: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'too-large', 'The headers of this request are too large.'],
};
const NO_REQUEST = [400, 'invalid-request', 'This is no request that can be read.'] as const;

export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  // Whoever has gone, or is being answered already, is told nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code, words] = UNREADABLE[error.code ?? ''] ?? NO_REQUEST;
  const body = JSON.stringify({ error: words, code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { statusCode, message, code, answer, headers } = error;
    return send(request, reply.headers(headers), statusCode, { error: message, code, ...answer });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return send(request, reply, status, { error: error.message, code: codeOf(status) });
  request.log.error(error);
  const { isForm } = request.routeOptions.config;
  return send(request, reply, status, {
    error: isForm ? messages.serverError : SERVER_ERROR,
    code: 'server',
  });
}

function titleOf({ method }: FastifyRequest, status: number): string {
  if (status === 404) return PAGE_NOT_FOUND;
  return method === 'GET' ? 'This page cannot be shown' : 'This did not work';
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
  const { answersPages, isForm } = request.routeOptions.config;
  const forPeople = answersPages ? !wantsJson(request) : wantsPage(request);
  if (forPeople && isForm)
    return sendPage(reply, status, refusalPage(answer.error, request.backUrl || pageBefore(request)));
  return forPeople
    ? sendPage(reply, status, problemPage(titleOf(request, status), answer.error, request.backUrl))
    : reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
