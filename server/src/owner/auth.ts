/** Who asks as an owner, by session or by bearer token, and the part of the server that this opens. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireCrumb } from '../http/crumb.ts';
import { countCall, refuseOverLimit } from '../http/limit.ts';
import { sameText } from '../signing.ts';
import { signedInOwner } from './owner-sessions.ts';
import { useToken } from './tokens-store.ts';

/** `site`: the owner token of the settings; `program`: one of the tokens that owners make. */
export type Owner = { kind: 'session'; email: string } | { kind: 'site' } | { kind: 'program' };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of owners. */
    owner: Owner | undefined;
  }
}

const READS = ['GET', 'HEAD'];

export async function isOwner(request: FastifyRequest, context: ServerContext): Promise<boolean> {
  return (await ownerOf(request, context)) !== undefined;
}

/**
 * The bearer token counts where one is sent, else the session.
 * @throws Refusal 429 after too many wrong tokens from this address, whatever it brings now
 */
async function ownerOf(request: FastifyRequest, context: ServerContext): Promise<Owner | undefined> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    const email = await signedInOwner(context, request);
    return email === undefined ? undefined : { kind: 'session', email };
  }
  const { db, options } = context;
  await refuseOverLimit(context, request, 'owner');
  if (sameText(token, options.ownerToken)) return { kind: 'site' };
  if (await useToken(db, token, options.now())) return { kind: 'program' };
  await countCall(context, request, 'owner');
  return undefined;
}

/**
 * Routes that only owners reach: refused before the body is read, never kept by a cache. What writes by a session needs
 * the crumb as a header.
 */
export function forOwner(
  app: FastifyInstance,
  context: ServerContext,
  addRoutes: (owner: FastifyInstance) => void,
): void {
  app.register(async (owner) => {
    owner.decorateRequest('owner', undefined);
    owner.addHook('onRoute', (route) => {
      route.config = { ...route.config, isForOwners: true };
    });
    owner.addHook('onRequest', async (request, reply) => {
      request.owner = await ownerOf(request, context);
      if (!request.owner) throw new Refusal('owner', { headers: { 'www-authenticate': 'Bearer' } });
      if (request.owner.kind === 'session' && !READS.includes(request.method)) await requireCrumb(request);
      reply.header('cache-control', 'no-store');
    });
    addRoutes(owner);
  });
}

/** Guard of what is for people: a program that was given a token gives itself no further way in. */
export async function refusePrograms({ owner }: FastifyRequest): Promise<void> {
  if (owner?.kind === 'program') throw new Refusal('program');
}
