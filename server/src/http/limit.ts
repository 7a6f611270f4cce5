/** Keeps one address from sending more than the limits allow. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { countHit } from '../rate-limit.ts';
import { sign } from '../signing.ts';

/** How many times the limit of submissions each kind of call may come: a visit sends many reports, few passwords. */
const SHARE = { submit: 1, report: 100, password: 0.2 } as const;

/**
 * Counts a call of this visitor's address (kept as a keyed hash only).
 * @returns whether the limit is exceeded; `Retry-After` is then set
 */
export async function isOverLimit(
  { db, options, secret }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: keyof typeof SHARE = 'submit',
): Promise<boolean> {
  const { submissions, windowSeconds } = options.rateLimit;
  const address = sign(secret, 'address', request.ip).toString('base64url');
  const waitSeconds = await countHit(
    db,
    `${purpose}:${address}`,
    { hits: Math.max(1, Math.ceil(submissions * SHARE[purpose])), windowSeconds },
    options.now(),
  );
  if (waitSeconds > 0) reply.header('retry-after', String(waitSeconds));
  return waitSeconds > 0;
}
