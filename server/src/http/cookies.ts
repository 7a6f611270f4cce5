/** The cookies of visitors, by name. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export const CART_COOKIE = 'CART';
export const SESSION_COOKIE = 'siteUserSession';
/** Followed by what place it opens. */
export const ACCESS_COOKIE_PREFIX = 'siteAccess-';

/** Of a cookie that only the server reads, on all of the site. */
export function serverCookie(request: FastifyRequest, maxAge?: number): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    ...(maxAge === undefined ? {} : { maxAge }),
  };
}

/**
 * Whether the visitor has something here that another page could use in their name: a cart, an entry. (A session is used
 * with a token of its own.)
 */
export function hasState({ cookies }: FastifyRequest): boolean {
  return Object.keys(cookies).some((name) => name === CART_COOKIE || name.startsWith(ACCESS_COOKIE_PREFIX));
}
