/** The calls by which owners read the mailing lists that forms sign people up for. */
import { endpoint } from '../endpoint.ts';

export const LIST_MEMBER_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
/** Who is `pending` has not confirmed it yet: nothing is sent to them. */
export type ListMemberState = (typeof LIST_MEMBER_STATES)[number];

/** A list with how many of its members are in each state. */
export type MailingList = { readonly id: string } & Readonly<Record<ListMemberState, number>>;

export interface ListMember {
  /** In lower case. */
  email: string;
  state: ListMemberState;
  /** ISO 8601, UTC: when it came to be so. */
  since: string;
}

/** `limit` and `after` (an address): page by page. Without a `state`: all of them. */
export interface ListMembersQuery {
  state?: ListMemberState;
  limit?: number;
  after?: string;
}

export const LIST_MAILING_LISTS = endpoint<{ answer: readonly MailingList[] }>('GET', 'owner/lists');
export const LIST_MEMBERS = endpoint<{
  params: 'id';
  query: ListMembersQuery;
  answer: readonly ListMember[];
}>('GET', 'owner/lists/:id');
export const MEMBERS_CSV = endpoint<{ params: 'id'; query: ListMembersQuery }>(
  'GET',
  'owner/lists/:id/members.csv',
);
