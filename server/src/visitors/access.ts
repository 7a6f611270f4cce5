/** What shows that a visitor has entered the password of a place: a signed cookie that changes with the password. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { ACCESS_COOKIE_PREFIX, serverCookie } from '../http/cookies.ts';
import { sameText, sign } from '../signing.ts';
import { passwordHashOf } from './passwords-store.ts';

/** @param place `site` or `collection:<id>` @param hash of the password that was right */
export function letIn(
  { secret }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  place: string,
  hash: string,
): void {
  reply.setCookie(nameOf(secret, place), proofOf(secret, place, hash), serverCookie(request));
}

/** Whether the place has no password, or the visitor has entered it. */
export async function mayEnter(
  { db, secret }: ServerContext,
  request: FastifyRequest,
  place: string,
): Promise<boolean> {
  const hash = await passwordHashOf(db, place);
  if (hash === undefined) return true;
  return sameText(request.cookies[nameOf(secret, place)] ?? '', proofOf(secret, place, hash));
}

function nameOf(secret: string, place: string): string {
  return ACCESS_COOKIE_PREFIX + sign(secret, 'access-name', place).toString('hex').slice(0, 8);
}

function proofOf(secret: string, place: string, hash: string): string {
  return sign(secret, 'access', place, hash).toString('base64url');
}
