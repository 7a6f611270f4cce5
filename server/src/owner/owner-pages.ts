/** The addresses of the owner's views: one page without data, whose script asks the API in the owner's session. */
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The builder shows a form by the kit, whose one policy for the owner's own HTML is `sqs-html`, with the pictures in it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sqs-html";

export function addOwnerPages(app: FastifyInstance): void {
  for (const name of ['inbox', 'insights', 'forms', 'connections', 'settings'])
    app.get(`/${name}`, (_request, reply) => reply.sendFile('owner.html'));
}

/** Of every page of this package, whichever address it is asked for by. */
export function setOwnerPageHeaders(reply: FastifyReply, path: string): void {
  if (path.endsWith('.html'))
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer');
}
