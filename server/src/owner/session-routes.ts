/** Owners sign in and out, and change their password. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CHANGE_OWNER_PASSWORD,
  OWNER_SESSION,
  OWNER_SIGN_IN,
  OWNER_SIGN_OUT,
} from '../../../src/domain/api/owner/accounts.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { requireCrumb } from '../http/crumb.ts';
import { countFor, limitCalls } from '../http/limit.ts';
import { anyText, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from './auth.ts';
import { accountName, checkedPassword, credentials } from './credentials.ts';
import { beginSession, endSession, sessionOf } from './owner-sessions.ts';
import { isOwnersPassword, setOwnersPassword } from './owners-store.ts';

const signedIn = shape<{ email: string }>({ email: required(anyText) });
const passwordBody = shape<{ current: string; next: string }>({
  current: required(text()),
  next: required(text()),
});

export function addOwnerSessionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  const limit = limitCalls(context, 'password');

  const signInRoute = {
    summary: 'Signs an owner in.',
    description: 'Answers with a cookie.',
    guards: [requireCrumb, limit],
    body: credentials,
    answer: signedIn,
  };
  serve(app, OWNER_SIGN_IN, signInRoute, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const email = accountName(request.body.email);
    // Many addresses that guess at one account together are slowed down as well.
    await countFor(context, email, 'account');
    if (!(await isOwnersPassword(db, email, request.body.password))) throw new Refusal('sign-in');
    await beginSession(context, request, reply, email);
    return { email };
  });

  // Also of a session that has ended by itself: there is nothing to refuse.
  serve(app, OWNER_SIGN_OUT, { summary: 'Signs an owner out.', guards: [requireCrumb] }, (request, reply) =>
    endSession(context, request, reply),
  );

  forOwner(app, context, (owner) => {
    serve(
      owner,
      OWNER_SESSION,
      { summary: 'Says which owner is signed in.', answer: signedIn },
      async (request) => ({ email: personOf(request) }),
    );

    serve(
      owner,
      CHANGE_OWNER_PASSWORD,
      {
        summary: 'Changes the password of the owner who is signed in.',
        description: 'Their other sessions end.',
        guards: [limit],
        body: passwordBody,
      },
      async (request) => {
        const email = personOf(request);
        const { current, next } = request.body;
        if (!(await isOwnersPassword(db, email, current))) throw new Refusal('current-password');
        await setOwnersPassword(db, { email, password: checkedPassword(next) }, sessionOf(request));
      },
    );
  });
}

/** @throws Refusal for a program: it has neither a name nor a password */
function personOf({ owner }: FastifyRequest): string {
  if (owner?.kind !== 'session') throw new Refusal('owner');
  return owner.email;
}
