/** Keeps one address from sending more than the limits allow. */
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { countHit } from '../rate-limit.ts';
import { sign } from '../signing.ts';

/** How many times the limit of submissions each kind of call may come: a visit sends many reports, few passwords. */
const SHARE = { submit: 1, report: 100, password: 0.2 } as const;
export type LimitedCall = keyof typeof SHARE;

/**
 * Counts a call of this visitor's address (kept as a keyed hash only).
 * @throws Refusal 429 with `Retry-After` when the limit is exceeded
 */
export async function countCall(
  { db, options, secret }: ServerContext,
  request: FastifyRequest,
  purpose: LimitedCall,
): Promise<void> {
  const { submissions, windowSeconds } = options.rateLimit;
  const address = sign(secret, 'address', request.ip).toString('base64url');
  const waitSeconds = await countHit(
    db,
    `${purpose}:${address}`,
    { hits: Math.max(1, Math.ceil(submissions * SHARE[purpose])), windowSeconds },
    options.now(),
  );
  if (waitSeconds > 0) throw new Refusal('rate-limited', { headers: { 'retry-after': String(waitSeconds) } });
}

/** The same as a guard of a route. */
export function limitCalls(context: ServerContext, purpose: LimitedCall) {
  return (request: FastifyRequest): Promise<void> => countCall(context, request, purpose);
}
