/** `/inbox`: the owner's view. The page itself holds no data; its script asks the API with the token that the owner enters. */
import type { FastifyInstance } from 'fastify';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export function addInboxRoutes(app: FastifyInstance): void {
  app.get('/inbox', (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .sendFile('inbox.html'),
  );
}
