/** The password of the site or of a collection, and how its owner sets them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoint } from '../../../src/domain/api/endpoint.ts';
import { ENTER_COLLECTION, ENTER_SITE } from '../../../src/domain/api/visitors.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { limitCalls } from '../http/limit.ts';
import { required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from '../owner/auth.ts';
import { letIn } from './access.ts';
import { isPassword } from './password-hash.ts';
import { type PlainPasswords, passwordHashOf, writePasswords } from './passwords-store.ts';

const WRITE = endpoint<{ body: PlainPasswords }>('PUT', 'owner/passwords');

const siteBody = shape<{ password: string }>({ password: required(text()) });
const collectionBody = shape<{ password: string; collectionId: string }>({
  password: required(text()),
  collectionId: required(text()),
});
const passwordsBody = shape<PlainPasswords>({
  site: text(),
  collections: { type: 'object', additionalProperties: text() },
});

export function addPasswordRoutes(app: FastifyInstance, context: ServerContext): void {
  const guards = [limitCalls(context, 'password')];

  serve(
    app,
    ENTER_SITE,
    {
      summary: 'Lets a visitor in who knows the password of the site.',
      description: 'A cookie opens it; 401 for a wrong one.',
      guards,
      body: siteBody,
      status: 200,
    },
    (request, reply) => enter(context, request, reply, 'site', request.body.password),
  );
  serve(
    app,
    ENTER_COLLECTION,
    {
      summary: 'Lets a visitor in who knows the password of a collection.',
      description: 'A cookie opens it; 401 for a wrong one.',
      guards,
      body: collectionBody,
      status: 200,
    },
    (request, reply) => {
      const { collectionId, password } = request.body;
      return enter(context, request, reply, `collection:${collectionId}`, password);
    },
  );

  forOwner(app, context, (owner) => {
    serve(
      owner,
      WRITE,
      { summary: 'Sets the passwords of the site and its collections.', body: passwordsBody },
      (request) => writePasswords(context.db, request.body),
    );
  });
}

/** On success a cookie lets the visitor in. */
async function enter(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  place: string,
  password: string,
): Promise<void> {
  const hash = await passwordHashOf(context.db, place);
  if (!(await isPassword(password, hash)) || hash === undefined) throw new Refusal('password');
  letIn(context, request, reply, place, hash);
}
