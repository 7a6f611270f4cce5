/** Keeps one address from sending more than the limits allow. */
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { countHit, waitFor } from '../rate-limit.ts';

/**
 * How many times the limit of submissions each kind of call may come: a visit sends some reports, few passwords; `owner`
 * counts wrong tokens only; `account` counts passwords tried at one account, from wherever.
 */
const SHARE = { submit: 1, cart: 1, report: 10, password: 0.2, owner: 0.2, account: 1 } as const;
type LimitedCall = keyof typeof SHARE;

/** What is said of too many, where it is no form that was sent. */
const WORDS: Readonly<Partial<Record<LimitedCall, string>>> = {
  cart: 'Too many changes came from this address. Please try again later.',
  report: 'Too many reports came from this address. Please try again later.',
  password: 'Too many tries came from this address. Please try again later.',
  owner: 'Too many wrong tokens came from this address. Please try again later.',
  account: 'Too many tries were made at this account. Please try again later.',
};

/**
 * Counts a call of this visitor's address.
 * @throws Refusal 429 with `Retry-After` when the limit is exceeded
 */
export function countCall(
  context: ServerContext,
  { ip }: FastifyRequest,
  purpose: LimitedCall,
): Promise<void> {
  return countFor(context, ip, purpose);
}

/** @param who address or account; kept as a keyed hash only */
export async function countFor(context: ServerContext, who: string, purpose: LimitedCall): Promise<void> {
  const { early, options } = context;
  const hit = [bucketOf(context, who, purpose), limitOf(options, purpose), options.now()] as const;
  refuseFor(await countHit(early, ...hit), purpose);
}

/** The same without counting this call. */
export async function refuseOverLimit(
  context: ServerContext,
  { ip }: FastifyRequest,
  purpose: LimitedCall,
): Promise<void> {
  const { db, options } = context;
  const hit = [bucketOf(context, ip, purpose), limitOf(options, purpose), options.now()] as const;
  refuseFor(await waitFor(db, ...hit), purpose);
}

/** Counting as a guard of a route. */
export function limitCalls(context: ServerContext, purpose: LimitedCall) {
  return (request: FastifyRequest): Promise<void> => countCall(context, request, purpose);
}

function bucketOf({ hashOfAddress }: ServerContext, who: string, purpose: LimitedCall): string {
  return `${purpose}:${hashOfAddress(who)}`;
}

function limitOf({ rateLimit }: ServerContext['options'], purpose: LimitedCall) {
  const { submissions, windowSeconds } = rateLimit;
  return { hits: Math.max(1, Math.ceil(submissions * SHARE[purpose])), windowSeconds };
}

function refuseFor(waitSeconds: number, purpose: LimitedCall): void {
  const message = WORDS[purpose];
  const headers = { 'retry-after': String(waitSeconds) };
  if (waitSeconds > 0) throw new Refusal('rate-limited', { headers, ...(message && { message }) });
}
