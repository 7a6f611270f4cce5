/** The owner's bearer token. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../config.ts';
import { sameText } from '../signing.ts';

type OwnerOptions = Pick<ServerOptions, 'ownerToken'>;

/** Whether the request carries `Authorization: Bearer <owner token>`. */
export function isOwner(request: FastifyRequest, { ownerToken }: OwnerOptions): boolean {
  const match = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] !== undefined && sameText(match[1], ownerToken);
}

/** preHandler: 401 without the owner's token. */
export function requireOwner(options: OwnerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isOwner(request, options)) return;
    await reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send({ error: 'This needs the owner token as "Authorization: Bearer …".' });
  };
}
