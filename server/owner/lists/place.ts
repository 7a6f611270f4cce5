/** Which list is looked at, narrowed to which state, from which address on: all of it stands in the address. */
import { LIST_MEMBER_STATES, type ListMemberState } from '../../../src/domain/api/owner/lists.ts';

export interface ListPlace {
  id: string;
  /** Empty: all of them. */
  state: ListMemberState | '';
  /** The last address of the page before; empty: there is none. */
  after: string;
}

export const STATE_NAMES: Readonly<Record<ListMemberState, string>> = {
  pending: 'Not confirmed',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

/** @returns undefined where no list is looked at */
export function listPlaceOf(query: URLSearchParams): ListPlace | undefined {
  const id = query.get('list');
  return id ? { id, state: readState(query.get('state')), after: query.get('after') ?? '' } : undefined;
}

export function readState(text: string | null): ListPlace['state'] {
  return LIST_MEMBER_STATES.find((known) => known === text) ?? '';
}

export function addressOf({ id, state, after }: ListPlace): string {
  const parts = Object.entries({ list: id, state, after }).filter(([, value]) => value !== '');
  return `/connections?${new URLSearchParams(parts)}`;
}
