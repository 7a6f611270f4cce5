/** The calls of the reference server's owners, each as a function: submissions, deliveries, connections, mailing lists, accounts, settings. */
import {
  ADD_OWNER,
  ADD_TOKEN,
  CHANGE_OWNER_PASSWORD,
  LIST_OWNERS,
  LIST_TOKENS,
  OWNER_SESSION,
  OWNER_SIGN_IN,
  OWNER_SIGN_OUT,
  REMOVE_OWNER,
  REMOVE_TOKEN,
} from '../domain/api/owner/accounts.ts';
import {
  ADD_CONNECTION,
  CHANGE_CONNECTION,
  LIST_CONNECTION_KINDS,
  LIST_CONNECTIONS,
  REMOVE_CONNECTION,
  TRY_CONNECTION,
} from '../domain/api/owner/connections.ts';
import { READ_INSIGHTS } from '../domain/api/owner/insights.ts';
import { LIST_MAILING_LISTS, LIST_MEMBERS, MEMBERS_CSV } from '../domain/api/owner/lists.ts';
import { DELETE_PERSON, EXPORT_PERSON, READ_SETTINGS, WRITE_SETTINGS } from '../domain/api/owner/settings.ts';
import {
  COUNT_SUBMISSIONS,
  FILE_SUBMISSION,
  LIST_SUBMISSIONS,
  RETRY_DELIVERY,
  SUBMISSIONS_CSV,
} from '../domain/api/owner/submissions.ts';
import type { Caller } from './caller.ts';

export type OwnerApi = ReturnType<typeof createOwnerApi>;

export function createOwnerApi({ bind }: Caller) {
  return {
    session: {
      read: bind(OWNER_SESSION),
      signIn: bind(OWNER_SIGN_IN),
      signOut: bind(OWNER_SIGN_OUT),
      changePassword: bind(CHANGE_OWNER_PASSWORD),
    },
    accounts: { list: bind(LIST_OWNERS), add: bind(ADD_OWNER), remove: bind(REMOVE_OWNER) },
    tokens: { list: bind(LIST_TOKENS), add: bind(ADD_TOKEN), remove: bind(REMOVE_TOKEN) },
    submissions: {
      list: bind(LIST_SUBMISSIONS),
      csv: bind(SUBMISSIONS_CSV),
      count: bind(COUNT_SUBMISSIONS),
      file: bind(FILE_SUBMISSION),
      retryDelivery: bind(RETRY_DELIVERY),
    },
    connections: {
      kinds: bind(LIST_CONNECTION_KINDS),
      list: bind(LIST_CONNECTIONS),
      add: bind(ADD_CONNECTION),
      change: bind(CHANGE_CONNECTION),
      remove: bind(REMOVE_CONNECTION),
      test: bind(TRY_CONNECTION),
    },
    lists: { list: bind(LIST_MAILING_LISTS), members: bind(LIST_MEMBERS), csv: bind(MEMBERS_CSV) },
    settings: { read: bind(READ_SETTINGS), write: bind(WRITE_SETTINGS) },
    people: { export: bind(EXPORT_PERSON), delete: bind(DELETE_PERSON) },
    insights: bind(READ_INSIGHTS),
  };
}
