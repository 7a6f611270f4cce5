/** Who may sign in as an owner, and the tokens of their programs. */
import type { FastifyInstance } from 'fastify';
import {
  ADD_OWNER,
  ADD_TOKEN,
  type ApiToken,
  LIST_OWNERS,
  LIST_TOKENS,
  type OwnerAccount,
  REMOVE_OWNER,
  REMOVE_TOKEN,
} from '../../../src/domain/api/owner/accounts.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyText, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner, refusePrograms } from './auth.ts';
import { checkedEmail, checkedPassword, credentials } from './credentials.ts';
import { addOwner, listOwners, removeOwner } from './owners-store.ts';
import { addToken, listTokens, removeToken } from './tokens-store.ts';

const account = shape<OwnerAccount>({ email: required(anyText), createdAt: required(anyText) });
const tokenEntries = {
  id: required(anyText),
  name: required(anyText),
  createdAt: required(anyText),
  lastUsedAt: anyText,
};
const newTokenBody = shape<{ name: string }>({ name: required(text(200, 1)) });

export function addAccountRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;
  const guards = [refusePrograms];

  forOwner(app, context, (owner) => {
    serve(owner, LIST_OWNERS, { summary: 'Lists owners.', guards, answer: list(account) }, () =>
      listOwners(db),
    );

    const addRoute = {
      summary: 'Adds an owner.',
      description: '409 for an address that has one. Takes `OWNER_TOKEN` for the first.',
      guards,
      body: credentials,
      answer: account,
      status: 201,
    };
    serve(owner, ADD_OWNER, addRoute, async ({ body }) => {
      const email = checkedEmail(body.email);
      const added = await addOwner(db, { email, password: checkedPassword(body.password) }, options.now());
      if (!added) throw new Refusal('owner-taken');
      return added;
    });

    serve(
      owner,
      REMOVE_OWNER,
      { summary: 'Removes an owner.', description: '409 for the last one.', guards },
      async ({ params }) => {
        const outcome = await removeOwner(db, params.email.toLowerCase());
        if (outcome === 'unknown') throw new Refusal('no-owner');
        if (outcome === 'last') throw new Refusal('last-owner');
      },
    );

    const tokens = list(shape<ApiToken>(tokenEntries));
    serve(owner, LIST_TOKENS, { summary: 'Lists tokens of programs.', guards, answer: tokens }, () =>
      listTokens(db),
    );

    const added = shape<ApiToken & { token: string }>({ ...tokenEntries, token: required(anyText) });
    serve(
      owner,
      ADD_TOKEN,
      {
        summary: 'Makes a token for a program, and shows it this once.',
        guards,
        body: newTokenBody,
        answer: added,
        status: 201,
      },
      ({ body }) => addToken(db, body.name, options.now()),
    );

    serve(owner, REMOVE_TOKEN, { summary: 'Removes a token.', guards }, async ({ params }) => {
      if (!(await removeToken(db, params.id))) throw new Refusal('no-token');
    });
  });
}
