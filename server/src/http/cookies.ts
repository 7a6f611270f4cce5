/** The cookies of visitors, by name. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export const CART_COOKIE = 'CART';
export const SESSION_COOKIE = 'siteUserSession';
export const OWNER_COOKIE = 'ownerSession';
/** Followed by what place it opens. */
export const ACCESS_COOKIE_PREFIX = 'siteAccess-';

/** Over https no other host of the same site can set a cookie of this name. */
export function hostCookieName({ protocol }: FastifyRequest, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name;
}

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
 * Whether the visitor has something here that another page could use in their name: a cart, an entry, an owner's session. (A
 * visitor's session is used with a token of its own.)
 */
export function hasState(request: FastifyRequest): boolean {
  const states = [CART_COOKIE, hostCookieName(request, OWNER_COOKIE)];
  return Object.keys(request.cookies).some(
    (name) => states.includes(name) || name.startsWith(ACCESS_COOKIE_PREFIX),
  );
}
