/** Lets pages of named other origins call the API with credentials, and keeps all others from posting in a visitor's name. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../config.ts';
import { Refusal } from '../errors.ts';

const PREFLIGHT_MAX_AGE_SECONDS = 600;

/** CORS answers for the API. Without `allowedOrigins` no header is ever set: other origins are shut out. */
export function addCrossOrigin(app: FastifyInstance, { allowedOrigins }: ServerOptions): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'Content-Type, X-CSRF-Token, X-XSRF-Token, Authorization')
      .header('access-control-max-age', String(PREFLIGHT_MAX_AGE_SECONDS))
      .send();
  });
}

/**
 * Whether a plain form post comes from a page of this site or of an allowed origin. Plain forms cannot carry a crumb, so
 * the browser's own statement is asked; programs that make none are no visitors whose name could be abused.
 */
function isFromAllowedPage(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin && allowedOrigins.includes(origin)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'cross-site';
  return !origin || origin === 'null' || origin === `${request.protocol}://${request.host}`;
}

/** The same as a guard of a route. */
export function requireAllowedPage({ allowedOrigins }: ServerOptions) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isFromAllowedPage(request, allowedOrigins)) throw new Refusal('origin');
  };
}

/** Whether no page of another origin asks, one of this site's other hosts and an allowed one included. */
export function isFromOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  // A page of another origin cannot read an answer without naming its origin, and writes take a crumb.
  if (origin === undefined) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
