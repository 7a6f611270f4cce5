/** Keeps one address from sending more submissions than the limit allows. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { countHit } from '../rate-limit.ts';
import { sign } from '../signing.ts';

/**
 * Counts a submission of this visitor's address (kept as a keyed hash only).
 * @returns whether the limit is exceeded; `Retry-After` is then set
 */
export async function isOverLimit(
  { db, options, secret }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { submissions, windowSeconds } = options.rateLimit;
  const address = sign(secret, 'address', request.ip).toString('base64url');
  const waitSeconds = await countHit(
    db,
    `submit:${address}`,
    { hits: submissions, windowSeconds },
    options.now(),
  );
  if (waitSeconds > 0) reply.header('retry-after', String(waitSeconds));
  return waitSeconds > 0;
}
