/** The token of protected assets, a signed JSON web token. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ASSET_AUTHORIZATION } from '../../../src/domain/api/visitors.ts';
import type { ServerContext } from '../context.ts';
import { anyText, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';

const LIFE_SECONDS = 600;

export function addAssetRoutes(app: FastifyInstance, { secret, options }: ServerContext): void {
  const answer = shape<{ token: string }>({ token: required(anyText) });
  serve(app, ASSET_AUTHORIZATION, { answer }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const exp = Math.floor(options.now() / 1000) + LIFE_SECONDS;
    return { token: signedToken({ sub: 'assets', exp }, secret) };
  });
}

function signedToken(payload: object, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = parts.join('.');
  return `${text}.${createHmac('sha256', `asset:${secret}`).update(text).digest('base64url')}`;
}
