/** Owners' sessions: a cookie that no script reads, its hash in the database (behaviour/owners#signing-in). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { hostCookieName, OWNER_COOKIE, serverCookie } from '../http/cookies.ts';
import { isFromOwnOrigin } from '../http/cross-origin.ts';
import { newToken, tokenHash } from '../signing.ts';

/** A week of work; whoever comes later signs in again. */
const SESSION_SECONDS = 7 * 86_400;

/** Begins a session under a new token; the one that this browser had ends. */
export async function beginSession(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  const { db, options } = context;
  await dropSession(context, request);
  const token = newToken();
  const expires_at = new Date(options.now() + SESSION_SECONDS * 1000).toISOString();
  await db
    .insertInto('owner_sessions')
    .values({ token: tokenHash(token), email, expires_at })
    .execute();
  reply.setCookie(hostCookieName(request, OWNER_COOKIE), token, serverCookie(request, SESSION_SECONDS));
}

export async function endSession(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await dropSession(context, request);
  reply.clearCookie(hostCookieName(request, OWNER_COOKIE), serverCookie(request));
}

/** Hash of the token that the browser sent; empty when it sent none. */
export function sessionOf(request: FastifyRequest): string {
  const token = request.cookies[hostCookieName(request, OWNER_COOKIE)];
  return token ? tokenHash(token) : '';
}

/** The owner whose session this is. Pages of other origins have none, one of a neighbouring host included. */
export async function signedInOwner(
  { db, options }: ServerContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = sessionOf(request);
  if (!token || !isFromOwnOrigin(request)) return undefined;
  const row = await db
    .selectFrom('owner_sessions')
    .innerJoin('owners', 'owners.email', 'owner_sessions.email')
    .select('owners.email')
    .where('token', '=', token)
    .where('expires_at', '>', new Date(options.now()).toISOString())
    .executeTakeFirst();
  return row?.email;
}

async function dropSession({ db }: ServerContext, request: FastifyRequest): Promise<void> {
  const token = sessionOf(request);
  if (token) await db.deleteFrom('owner_sessions').where('token', '=', token).execute();
}
