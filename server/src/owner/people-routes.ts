/** Answers people who ask what is kept about them, or want it deleted. */
import type { FastifyInstance } from 'fastify';
import { DELETE_PERSON, EXPORT_PERSON, type PersonRecord } from '../../../src/domain/api/owner/settings.ts';
import type { ServerContext } from '../context.ts';
import { anyObject, anyText, flag, integer, list, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from './auth.ts';
import { checkedEmail } from './credentials.ts';
import { deletePerson, readPerson } from './people-store.ts';

const query = shape<{ email: string }>({ email: required(text()) });
const record = shape<PersonRecord>({
  email: required(anyText),
  submissions: required(list(anyObject)),
  restockSignUps: required(list(anyObject)),
  listMemberships: required(list(anyObject)),
  hasSiteAccount: required(flag),
  cart: required(list(anyObject)),
});
const outcome = shape<{ deleted: number }>({ deleted: required(integer(0, Number.MAX_SAFE_INTEGER)) });

export function addPeopleRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(
      owner,
      EXPORT_PERSON,
      { summary: 'Reads what is kept about an address.', query, answer: record },
      async (request) => readPerson(db, checkedEmail(request.query.email)),
    );

    serve(
      owner,
      DELETE_PERSON,
      {
        summary: 'Deletes what is kept about an address.',
        description: '`deleted` is how many rows are gone now.',
        query,
        answer: outcome,
      },
      async (request) => ({
        deleted: await deletePerson(db, checkedEmail(request.query.email)),
      }),
    );
  });
}
