/** The owner's bearer token, and the part of the server that it opens. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { sameText } from '../signing.ts';

/** Whether the request carries `Authorization: Bearer <owner token>`. */
export async function isOwner(request: FastifyRequest, { options }: ServerContext): Promise<boolean> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && sameText(token, options.ownerToken);
}

/** Routes that only the owner reaches: refused before the body is read, never kept by a cache. */
export function forOwner(
  app: FastifyInstance,
  context: ServerContext,
  addRoutes: (owner: FastifyInstance) => void,
): void {
  app.register(async (owner) => {
    owner.addHook('onRequest', async (request, reply) => {
      if (!(await isOwner(request, context)))
        throw new Refusal('owner', { headers: { 'www-authenticate': 'Bearer' } });
      reply.header('cache-control', 'no-store');
    });
    addRoutes(owner);
  });
}
