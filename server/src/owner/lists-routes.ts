/** Owners read the mailing lists of the server's own, as JSON or CSV. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  LIST_MAILING_LISTS,
  LIST_MEMBER_STATES,
  LIST_MEMBERS,
  type ListMember,
  type ListMembersQuery,
  type MailingList,
  MEMBERS_CSV,
} from '../../../src/domain/api/owner/lists.ts';
import type { ServerContext } from '../context.ts';
import { BYTE_ORDER_MARK, csvRow } from '../forms/submissions-csv.ts';
import { anyText, integer, list, oneOf, required, shape, text } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { forOwner } from './auth.ts';
import { batchesOfMembers, countLists, listMembers } from './lists-store.ts';

const DEFAULT_LIMIT = 1000;
const MAX_LIMIT = 10_000;
const count = required(integer(0, Number.MAX_SAFE_INTEGER));
const mailingList = shape<MailingList>({
  id: required(anyText),
  pending: count,
  subscribed: count,
  unsubscribed: count,
});
const member = shape<ListMember>({
  email: required(anyText),
  state: required(anyText),
  since: required(anyText),
});
const query = shape<ListMembersQuery>({
  state: oneOf(LIST_MEMBER_STATES),
  limit: integer(1, MAX_LIMIT),
  after: text(),
});

export function addListsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  forOwner(app, context, (owner) => {
    serve(
      owner,
      LIST_MAILING_LISTS,
      { summary: 'Lists mailing lists with how many are on each.', answer: list(mailingList) },
      () => countLists(db),
    );

    serve(
      owner,
      LIST_MEMBERS,
      {
        summary: 'Lists the members of a mailing list, by address.',
        description:
          'Without a `state` all of them, without a `limit` 1,000 (10,000 at most); `after` is the last address of the page before.',
        query,
        answer: list(member),
      },
      ({ params, query: { limit = DEFAULT_LIMIT, ...rest } }) =>
        listMembers(db, params.id, { ...rest, limit }),
    );

    serve(
      owner,
      MEMBERS_CSV,
      {
        summary: 'Writes the members of a mailing list as CSV.',
        description: 'Without a `limit` all of them.',
        status: 200,
        query,
      },
      async (request, reply) => {
        const { id } = request.params;
        const name = `list-${id.replace(/[^\w-]/g, '_')}`;
        return reply
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(membersCsv(batchesOfMembers(db, id, request.query))));
      },
    );
  });
}

async function* membersCsv(batches: AsyncIterable<readonly ListMember[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(['email', 'state', 'since']);
  for await (const batch of batches)
    yield batch.map(({ email, state, since }) => csvRow([email, state, since])).join('');
}
