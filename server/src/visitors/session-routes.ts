/** The session of a person with an account on the site: sign in, sign out, language. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import {
  type Credentials,
  SET_LOCALE,
  SIGN_IN,
  SIGN_OUT,
  XSRF_HEADER,
} from '../../../src/domain/api/visitors.ts';
import { isEmail } from '../../../src/domain/forms/email.ts';
import { accountCart, deviceCart, giveCart } from '../commerce/cart-of.ts';
import { cloneCart, mergeCarts } from '../commerce/move-cart.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { SESSION_COOKIE, serverCookie } from '../http/cookies.ts';
import { requireCrumb } from '../http/crumb.ts';
import { limitCalls } from '../http/limit.ts';
import { anyText, flag, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { newToken, sameText, sign, tokenHash } from '../signing.ts';
import { hashPassword, isPassword, refuseShort } from './password-hash.ts';
import { signedInEmail } from './site-sessions.ts';

/** With `rememberMe`; without it the cookie ends with the browser and the session after a day. */
const REMEMBERED_SECONDS = 30 * 86_400;
const DAY_SECONDS = 86_400;

interface NewUser {
  email: string;
  password: string;
}
const CREATE_USER = endpoint<{ body: NewUser; answer: { email: string } }>('POST', 'owner/site-users');

const signInBody = shape<Credentials>({
  email: required(text()),
  password: required(text()),
  rememberMe: flag,
});
const languageBody = shape<{ language: string }>({ language: required(text()) });
const userBody = shape<NewUser>({ email: required(text(500, 3)), password: required(text(500, 1)) });

export function addSessionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options, secret } = context;

  const signInRoute = {
    summary: 'Signs a visitor in.',
    description: 'Brings the cart of the device into that of the account.',
    guards: [requireCrumb, limitCalls(context, 'password')],
    body: signInBody,
    answer: shape<{ xsrfToken: string }>({ xsrfToken: required(anyText) }),
  };
  serve(app, SIGN_IN, signInRoute, async (request, reply) => {
    const { password, rememberMe = false } = request.body;
    const email = request.body.email.trim().toLowerCase();
    const user = await db.selectFrom('site_users').selectAll().where('email', '=', email).executeTakeFirst();
    if (!(await isPassword(password, user?.password))) throw new Refusal('sign-in');
    const token = newToken();
    const seconds = rememberMe ? REMEMBERED_SECONDS : DAY_SECONDS;
    const expires_at = new Date(options.now() + seconds * 1000).toISOString();
    await db
      .insertInto('site_sessions')
      .values({ token: tokenHash(token), email, expires_at })
      .execute();
    reply.setCookie(SESSION_COOKIE, token, serverCookie(request, rememberMe ? seconds : undefined));
    await mergeCarts(db, deviceCart(request) ?? giveCart(request, reply), accountCart(email), options.now());
    return { xsrfToken: xsrfOf(secret, token) };
  });

  const requireSessionToken = async (request: FastifyRequest) => {
    if (!mayAct(request, secret)) throw new Refusal('session');
  };
  const signOutRoute = {
    summary: 'Signs a visitor out.',
    description:
      'Takes the session’s token as `X-XSRF-Token`; `?cloneCart=true` leaves a copy of the cart on the device.',
    guards: [requireCrumb, requireSessionToken],
    query: shape<{ cloneCart?: boolean }>({ cloneCart: flag }),
    answer: shape<{ cloneCart: boolean }>({ cloneCart: required(flag) }),
  };
  serve(app, SIGN_OUT, signOutRoute, async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE];
    const { cloneCart: isCloned = false } = request.query;
    const email = await signedInEmail(context, request);
    if (email && isCloned)
      await cloneCart(db, accountCart(email), deviceCart(request) ?? giveCart(request, reply), options.now());
    if (token) await db.deleteFrom('site_sessions').where('token', '=', tokenHash(token)).execute();
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return { cloneCart: isCloned };
  });

  const localeRoute = {
    summary: 'Sets the language of a visitor.',
    description: 'With a session it takes its token as `X-XSRF-Token`.',
    guards: [requireCrumb, requireSessionToken],
    body: languageBody,
    answer: languageBody,
  };
  serve(app, SET_LOCALE, localeRoute, async (request, reply) => {
    const language = canonicalLanguage(request.body.language);
    if (!language) throw new Refusal('language');
    const email = await signedInEmail(context, request);
    if (email) await db.updateTable('site_users').set({ language }).where('email', '=', email).execute();
    reply.setCookie('siteUserLocale', language, { path: '/', sameSite: 'lax', maxAge: REMEMBERED_SECONDS });
    return { language };
  });

  forOwner(app, context, (owner) => {
    const answer = shape<{ email: string }>({ email: required(anyText) });
    serve(
      owner,
      CREATE_USER,
      {
        summary: 'Gives a visitor an account.',
        description: 'They can sign in with it.',
        body: userBody,
        answer,
        status: 201,
      },
      async (request) => {
        const email = request.body.email.trim().toLowerCase();
        if (!isEmail(email, 'modern')) throw new Refusal('email');
        refuseShort(request.body.password);
        const password = await hashPassword(request.body.password);
        await db
          .insertInto('site_users')
          .values({ email, password, language: '' })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ password }))
          .execute();
        return { email };
      },
    );
  });
}

/** A session acts only together with the token that its sign-in answered. */
function mayAct(request: FastifyRequest, secret: string): boolean {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return true;
  const sent = request.headers[XSRF_HEADER.toLowerCase()];
  return typeof sent === 'string' && sameText(sent, xsrfOf(secret, token));
}

function xsrfOf(secret: string, token: string): string {
  return sign(secret, 'xsrf', token).toString('base64url');
}

function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Not a tag; the caller says so.
    return undefined;
  }
}
