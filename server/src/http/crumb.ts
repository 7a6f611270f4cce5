/**
 * The crumb: a signed CSRF token in a cookie that scripts of the site read and send back as a header.
 * A call without a matching crumb is answered with a fresh one, so that the client can repeat it once.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE, CRUMB_HEADER, type CrumbFailure } from '../../../src/domain/api/crumb.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { sameText, sign } from '../signing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's crumb: from the cookie when it is genuine, else the one that this answer sets. */
    crumb: string;
  }
}

/** Gives every visitor of a page or an API a crumb; assets carry no cookie. */
export function addCrumb(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest('crumb', '');
  app.addHook('onRequest', async (request, reply) => {
    const present = request.cookies[CRUMB_COOKIE];
    if (isGenuine(present, context.secret)) {
      request.crumb = present;
    } else if (isPageOrApi(request.url)) {
      request.crumb = newCrumb(context.secret);
      setCrumbCookie(request, reply, context);
    }
  });
}

/**
 * preHandler of calls that act for a visitor: the crumb in the header X-CSRF-Token (or the body field `crumb`) must be
 * the one in the cookie. Otherwise 403 `{ crumbFail: true, crumb, error }`.
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

function newCrumb(secret: string): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${signature(secret, nonce)}`;
}

/** A crumb that another host planted in the cookie jar is not genuine. */
function isGenuine(crumb: string | undefined, secret: string): crumb is string {
  const [nonce, mac] = crumb?.split('.') ?? [];
  return nonce !== undefined && mac !== undefined && sameText(mac, signature(secret, nonce));
}

function signature(secret: string, nonce: string): string {
  return sign(secret, 'crumb', nonce).subarray(0, 12).toString('base64url');
}

function isPageOrApi(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/api/') || path.endsWith('.html') || !/\.\w+$/.test(path);
}

/** Readable by scripts on purpose. Pages of other allowed origins need a partitioned third-party cookie. */
function setCrumbCookie(request: FastifyRequest, reply: FastifyReply, { options }: ServerContext): void {
  const isSecure = request.protocol === 'https';
  const crossSite = isSecure && options.allowedOrigins.length > 0;
  reply.setCookie(CRUMB_COOKIE, request.crumb, {
    path: '/',
    sameSite: crossSite ? 'none' : 'lax',
    secure: isSecure,
    partitioned: crossSite,
  });
}
