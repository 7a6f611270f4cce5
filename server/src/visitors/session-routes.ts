/** The session of a person with an account on the site: sign in, sign out, language (spec 1 §7). */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { requireCrumb } from '../http/crumb.ts';
import { isOverLimit } from '../http/limit.ts';
import { messages } from '../messages.ts';
import { requireOwner } from '../owner/auth.ts';
import { sameText, sign } from '../signing.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const SESSION_COOKIE = 'siteUserSession';
const XSRF_HEADER = 'x-xsrf-token';
const PATH = '/api/site-users/account';
/** With `rememberMe`; without it the cookie ends with the browser and the session after a day. */
const REMEMBERED_SECONDS = 30 * 86_400;
const DAY_SECONDS = 86_400;

const text = { type: 'string' };
const signInBody = {
  type: 'object',
  required: ['email', 'password'],
  properties: { email: text, password: text, rememberMe: { type: 'boolean' } },
};
const signOutQuery = { type: 'object', properties: { cloneCart: { type: 'boolean' } } };
const localeBody = { type: 'object', required: ['language'], properties: { language: text } };
const userBody = {
  type: 'object',
  required: ['email', 'password'],
  properties: { email: { ...text, minLength: 3 }, password: { ...text, minLength: 1 } },
};

interface SignIn {
  email: string;
  password: string;
  rememberMe?: boolean;
}

export function addSessionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, secret } = context;

  app.post<{ Body: SignIn }>(
    `${PATH}/session`,
    { preHandler: requireCrumb, schema: { body: signInBody } },
    async (request, reply) => {
      if (await isOverLimit(context, request, reply, 'password')) {
        return reply.code(429).send({ error: messages.rateLimited });
      }
      const { password, rememberMe = false } = request.body;
      const email = request.body.email.trim().toLowerCase();
      const user = await db
        .selectFrom('site_users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
      if (!(await isPassword(password, user?.password))) {
        return reply.code(401).send({ error: 'The email address or the password is not right.' });
      }
      const token = randomBytes(24).toString('base64url');
      const seconds = rememberMe ? REMEMBERED_SECONDS : DAY_SECONDS;
      const expires_at = new Date(options.now() + seconds * 1000).toISOString();
      await db
        .insertInto('site_sessions')
        .values({ token: hashed(token), email, expires_at })
        .execute();
      setSessionCookie(request, reply, token, rememberMe ? seconds : undefined);
      return { xsrfToken: xsrfOf(secret, token) };
    },
  );

  app.delete<{ Querystring: { cloneCart?: boolean } }>(
    `${PATH}/session`,
    { preHandler: requireCrumb, schema: { querystring: signOutQuery } },
    async (request, reply) => {
      if (!mayAct(request, secret)) return refuse(reply);
      const token = request.cookies[SESSION_COOKIE];
      if (token) await db.deleteFrom('site_sessions').where('token', '=', hashed(token)).execute();
      reply.clearCookie(SESSION_COOKIE, { path: '/' });
      return { cloneCart: request.query.cloneCart ?? false };
    },
  );

  app.post<{ Body: { language: string } }>(
    `${PATH}/locale`,
    { preHandler: requireCrumb, schema: { body: localeBody } },
    async (request, reply) => {
      if (!mayAct(request, secret)) return refuse(reply);
      const language = canonicalLanguage(request.body.language);
      if (!language) return reply.code(400).send({ error: 'This is no language tag.' });
      const email = await signedInEmail(context, request);
      if (email) await db.updateTable('site_users').set({ language }).where('email', '=', email).execute();
      reply.setCookie('siteUserLocale', language, { path: '/', sameSite: 'lax', maxAge: REMEMBERED_SECONDS });
      return { language };
    },
  );

  app.post<{ Body: { email: string; password: string } }>(
    '/api/reference/site-users',
    { preHandler: requireOwner(options), schema: { body: userBody } },
    async (request, reply) => {
      const email = request.body.email.trim().toLowerCase();
      const password = await hashPassword(request.body.password);
      await db
        .insertInto('site_users')
        .values({ email, password, language: '' })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ password }))
        .execute();
      return reply.code(201).send({ email });
    },
  );
}

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge?: number,
): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  reply.setCookie(SESSION_COOKIE, token, maxAge === undefined ? options : { ...options, maxAge });
}

/** The address of a session that has not ended. */
async function signedInEmail(
  { db, options }: ServerContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return undefined;
  const row = await db
    .selectFrom('site_sessions')
    .select('email')
    .where('token', '=', hashed(token))
    .where('expires_at', '>', new Date(options.now()).toISOString())
    .executeTakeFirst();
  return row?.email;
}

/** A session acts only together with the token that its sign-in answered. */
function mayAct(request: FastifyRequest, secret: string): boolean {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return true;
  const sent = request.headers[XSRF_HEADER];
  return typeof sent === 'string' && sameText(sent, xsrfOf(secret, token));
}

function refuse(reply: FastifyReply) {
  return reply.code(403).send({ error: 'The session was started by another page.' });
}

function xsrfOf(secret: string, token: string): string {
  return sign(secret, 'xsrf', token).toString('base64url');
}

/** A stolen database signs nobody in. */
function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Not a tag; the caller says so.
    return undefined;
  }
}
