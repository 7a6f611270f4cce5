/** Who of the site's people is signed in. */
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { tokenHash } from '../signing.ts';

/** @returns the address of a session that has not ended */
export async function signedInEmail(
  { db, options }: ServerContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return undefined;
  const row = await db
    .selectFrom('site_sessions')
    .select('email')
    .where('token', '=', tokenHash(token))
    .where('expires_at', '>', new Date(options.now()).toISOString())
    .executeTakeFirst();
  return row?.email;
}
