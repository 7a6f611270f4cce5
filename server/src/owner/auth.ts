/** The owner's bearer token, and the part of the server that it opens. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { countCall, refuseOverLimit } from '../http/limit.ts';
import { sameText } from '../signing.ts';

/**
 * Whether the request carries `Authorization: Bearer <owner token>`.
 * @throws Refusal 429 after too many wrong ones from this address, whatever it brings now
 */
export async function isOwner(request: FastifyRequest, context: ServerContext): Promise<boolean> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return false;
  await refuseOverLimit(context, request, 'owner');
  if (sameText(token, context.options.ownerToken)) return true;
  await countCall(context, request, 'owner');
  return false;
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
