/** The answers when something is missing or goes wrong: a page for people, JSON for programs. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { refusalPage } from '../pages/submission-pages.ts';
import { wantsPage } from './accept.ts';

export function addErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).send({ error: 'Not found.' });
    const main = html`<h1>Page not found</h1><p><a href="/">To the start page</a></p>`;
    return sendPage(reply, 404, { title: 'Page not found', main });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(request, reply, status, status >= 500 ? messages.serverError : error.message);
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: string) {
  return wantsPage(request)
    ? sendPage(reply, status, refusalPage(reason, '/'))
    : reply.code(status).send({ error: reason });
}
