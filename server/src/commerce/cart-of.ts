/** Whose cart a request is about: that of the device, or of the account that is signed in on it (behaviour/commerce#carts-of-accounts). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { CART_COOKIE, serverCookie } from '../http/cookies.ts';
import { newToken, tokenHash } from '../signing.ts';
import { signedInEmail } from '../visitors/site-sessions.ts';
import { CART_AGE_SECONDS } from './cart-store.ts';

/** The cookie of a device names its own cart; an account's is known by the address alone. */
export function accountCart(email: string): string {
  return tokenHash(`account ${email}`);
}

/** @returns undefined while there is no cart: it begins with the first thing in it */
export async function cartOf(context: ServerContext, request: FastifyRequest): Promise<string | undefined> {
  const device = deviceCart(request);
  if (device === undefined) return undefined;
  const email = await signedInEmail(context, request);
  return email === undefined ? device : accountCart(email);
}

export function deviceCart(request: FastifyRequest): string | undefined {
  const token = request.cookies[CART_COOKIE];
  return token && tokenHash(token);
}

/** Gives the device a cart of its own. */
export function giveCart(request: FastifyRequest, reply: FastifyReply): string {
  const token = newToken();
  reply.setCookie(CART_COOKIE, token, serverCookie(request, CART_AGE_SECONDS));
  return tokenHash(token);
}

/** The same for the first thing in it, whoever is signed in. */
export async function newCart(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const device = giveCart(request, reply);
  const email = await signedInEmail(context, request);
  return email === undefined ? device : accountCart(email);
}
