/**
 * The crumb: a CSRF token in a cookie that scripts of the site read and send back as a header. It belongs to a key in a
 * second cookie, which no script reads and, over https (`__Host-`), no other host can set: a crumb that somebody fetched for
 * themselves and planted in a visitor's browser does not fit the visitor's key. A call without a fitting crumb is answered
 * with the right one, so that the client can repeat it once.
 */
import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE, CRUMB_HEADER, type CrumbFailure } from '../../../src/domain/api/crumb.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { remembered, sameText, sign } from '../signing.ts';
import { hasState, hostCookieName } from './cookies.ts';

const KEY_COOKIE = 'crumbKey';
const MAX_KEY_LENGTH = 100;

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's crumb: the one that a call must bring. */
    crumb: string;
    /**
     * When this visit began, in ms since 1970; undefined for a client that keeps the crumb alone, and where the first call
     * was none of a page or a form that somebody looks at.
     */
    arrivedAt: number | undefined;
  }
  interface FastifyContextConfig {
    /** Asked for a form as it comes into view. */
    isFormView?: boolean;
  }
}

/** Gives every visitor of a page or an API a crumb; assets carry no cookie. */
export function addCrumb(app: FastifyInstance, { secret, options }: ServerContext): void {
  const isCrossSite = options.allowedOrigins.length > 0;
  app.decorateRequest('crumb', '');
  app.decorateRequest('arrivedAt', undefined);
  const crumbOf = remembered((key) => crumbFor(secret, key));
  app.addHook('onRequest', (request, reply, done) => {
    const present = request.cookies[CRUMB_COOKIE];
    const isGiven = isPageOrApi(request.url) && !request.routeOptions.config.isProbe;
    const key = keyOf(request);
    let freshKey: string | undefined;
    if (key) {
      request.crumb = crumbOf(key);
      request.arrivedAt = timeOf(key);
    } else if (present && isGenuine(secret, present) && !hasState(request)) {
      // A client that keeps this one cookie, as the classic protocol has it. There is nothing of the visitor's to abuse.
      request.crumb = present;
    } else if (isGiven) {
      // Pages of others are open for as long as they like before they call.
      const isView = options.siteDir !== undefined || request.routeOptions.config.isFormView;
      request.arrivedAt = isView ? options.now() : undefined;
      freshKey = keyMadeAt(request.arrivedAt);
      request.crumb = crumbOf(freshKey);
    }
    if (isGiven) {
      const cookie = cookieOf(request, isCrossSite);
      if (request.crumb !== present) reply.setCookie(CRUMB_COOKIE, request.crumb, cookie);
      if (freshKey)
        reply.setCookie(hostCookieName(request, KEY_COOKIE), freshKey, { ...cookie, httpOnly: true });
    }
    done();
  });
}

/**
 * Guard of calls that act for a visitor: the crumb in the header X-CSRF-Token (or the body field `crumb`) must be this
 * visitor's. Otherwise 403 `{ crumbFail: true, crumb, error }`.
 */
export async function requireCrumb(request: FastifyRequest): Promise<void> {
  const sent = request.headers[CRUMB_HEADER.toLowerCase()] ?? fieldOf(request.body, CRUMB_COOKIE);
  if (typeof sent === 'string' && sameText(sent, request.crumb)) return;
  const answer: CrumbFailure = { crumbFail: true, crumb: request.crumb };
  throw new Refusal('crumb', { answer });
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.cookies[hostCookieName(request, KEY_COOKIE)];
  return key && key.length <= MAX_KEY_LENGTH ? key : undefined;
}

/** Says when the visit began, where that is known: by its visitor's word alone, who could as well have waited. */
function keyMadeAt(arrivedAt: number | undefined): string {
  const random = randomBytes(18).toString('base64url');
  return arrivedAt === undefined ? random : `${arrivedAt.toString(36)}.${random}`;
}

function timeOf(key: string): number | undefined {
  const [, time = ''] = /^([a-z\d]{8,9})\./.exec(key) ?? [];
  return time ? Number.parseInt(time, 36) : undefined;
}

/** The same for the same key in every process, and checkable without the key. */
function crumbFor(secret: string, key: string): string {
  const nonce = sign(secret, 'crumb-nonce', key).subarray(0, 12).toString('base64url');
  return `${nonce}.${signature(secret, nonce)}`;
}

/** Whether this site has made it, for whomever. */
function isGenuine(secret: string, crumb: string): boolean {
  const [nonce = '', mac = ''] = crumb.split('.');
  return nonce !== '' && sameText(crumb, `${nonce}.${mac}`) && sameText(mac, signature(secret, nonce));
}

function signature(secret: string, nonce: string): string {
  return sign(secret, 'crumb', nonce).subarray(0, 12).toString('base64url');
}

function isPageOrApi(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/api/') || path.endsWith('.html') || !/\.\w+$/.test(path);
}

/** Pages of other allowed origins need partitioned third-party cookies. */
function cookieOf({ protocol }: FastifyRequest, isCrossSite: boolean): CookieSerializeOptions {
  const isSecure = protocol === 'https';
  const isThirdParty = isSecure && isCrossSite;
  return {
    path: '/',
    sameSite: isThirdParty ? 'none' : 'lax',
    secure: isSecure,
    partitioned: isThirdParty,
  };
}
