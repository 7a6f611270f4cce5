/** The password of the site or of a collection (spec 2 §7), and how its owner sets them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passwordMessages } from '../../../src/i18n/en/password.ts';
import type { ServerContext } from '../context.ts';
import { isOverLimit } from '../http/limit.ts';
import { messages } from '../messages.ts';
import { requireOwner } from '../owner/auth.ts';
import { sign } from '../signing.ts';
import { isPassword } from './password-hash.ts';
import { type PlainPasswords, passwordHashOf, writePasswords } from './passwords-store.ts';

const text = { type: 'string' };
const siteBody = { type: 'object', required: ['password'], properties: { password: text } };
const collectionBody = {
  type: 'object',
  required: ['password', 'collectionId'],
  properties: { password: text, collectionId: text },
};
const ownerBody = {
  type: 'object',
  properties: { site: text, collections: { type: 'object', additionalProperties: text } },
};

export function addPasswordRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;

  app.post<{ Body: { password: string } }>(
    '/api/auth/visitor/site',
    { schema: { body: siteBody } },
    (request, reply) => enter(context, request, reply, 'site', request.body.password),
  );
  app.post<{ Body: { password: string; collectionId: string } }>(
    '/api/auth/visitor/collection',
    { schema: { body: collectionBody } },
    (request, reply) =>
      enter(context, request, reply, `collection:${request.body.collectionId}`, request.body.password),
  );

  app.put<{ Body: PlainPasswords }>(
    '/api/reference/passwords',
    { preHandler: requireOwner(options), schema: { body: ownerBody } },
    async (request, reply) => {
      await writePasswords(db, request.body);
      return reply.code(204).send();
    },
  );
}

/** On success a signed cookie that scripts cannot read lets the visitor in. */
async function enter(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  place: string,
  password: string,
) {
  const { db, secret } = context;
  if (await isOverLimit(context, request, reply, 'password')) {
    return reply.code(429).send({ error: messages.rateLimited });
  }
  const hash = await passwordHashOf(db, place);
  if (!(await isPassword(password, hash))) {
    return reply.code(401).send({ error: passwordMessages.tryAgain });
  }
  const name = `siteAccess-${sign(secret, 'access-name', place).toString('hex').slice(0, 8)}`;
  reply.setCookie(name, sign(secret, 'access', place, hash ?? '').toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return reply.send({});
}
