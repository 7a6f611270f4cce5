/** The token of protected assets: `GET /api/media/auth/v1/asset/authorization` (spec 1 §7), a signed JSON web token. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';

const LIFE_SECONDS = 600;

export function addAssetRoutes(app: FastifyInstance, { secret, options }: ServerContext): void {
  app.get('/api/media/auth/v1/asset/authorization', async (_request, reply) => {
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
