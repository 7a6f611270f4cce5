/** `/inbox` and `/insights`: the owner's views. They hold no data; their scripts ask the API with the token that the owner enters. */
import type { FastifyInstance } from 'fastify';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export function addOwnerPages(app: FastifyInstance): void {
  for (const name of ['inbox', 'insights']) {
    app.get(`/${name}`, (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .header('referrer-policy', 'no-referrer')
        .sendFile(`${name}.html`),
    );
  }
}
