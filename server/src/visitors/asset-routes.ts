/** Protected assets: files for holders of a token, and the token, a signed JSON web token. */
import { createHmac } from 'node:crypto';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSET_AUTHORIZATION } from '../../../src/domain/api/visitors.ts';
import { objectOf } from '../../../src/domain/json.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { staysInside } from '../http/inside.ts';
import { readJson } from '../http/json.ts';
import { anyText, file, required, shape } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { sameText } from '../signing.ts';
import { mayEnter } from './access.ts';

const LIFE_SECONDS = 600;
const SUBJECT = 'assets';
const FILES = {
  summary: 'Reads a protected file.',
  description: 'With the token of `/api/media/auth/v1/asset/authorization` as `?token=`; 401 without.',
  querystring: shape<{ token?: string }>({ token: anyText }),
  response: { 200: file },
};

export function addAssetRoutes(app: FastifyInstance, context: ServerContext): void {
  const { secret, options } = context;
  const answer = shape<{ token: string }>({ token: required(anyText) });
  serve(
    app,
    ASSET_AUTHORIZATION,
    {
      summary: 'Hands out a token for protected files.',
      description: 'Good for ten minutes; 401 where the site has a password that was not entered.',
      answer,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!(await mayEnter(context, request, 'site'))) throw new Refusal('locked');
      const exp = Math.floor(options.now() / 1000) + LIFE_SECONDS;
      return { token: signedToken({ sub: SUBJECT, exp }, secret) };
    },
  );

  const root = options.protectedDir;
  if (root === undefined) return;
  app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const { token } = objectOf(request.query);
      if (typeof token !== 'string' || !isValidToken(token, secret, options.now()))
        throw new Refusal('asset-token');
      reply.header('cache-control', 'private, no-cache');
    });
    files.addHook('onRoute', (route) => {
      route.schema = FILES;
    });
    const setting = {
      cacheControl: false,
      dotfiles: 'ignore',
      decorateReply: false,
      allowedPath: staysInside,
    } as const;
    await files.register(serveFiles, { ...setting, root, prefix: '/protected/' });
  });
}

function signedToken(payload: object, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = parts.join('.');
  return `${text}.${signatureOf(text, secret)}`;
}

function isValidToken(token: string, secret: string, now: number): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (!sameText(signature, signatureOf(`${header}.${payload}`, secret))) return false;
  const { sub, exp } = objectOf(readJson(Buffer.from(payload, 'base64url').toString()));
  return sub === SUBJECT && typeof exp === 'number' && exp * 1000 > now;
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', `asset:${secret}`).update(text).digest('base64url');
}
