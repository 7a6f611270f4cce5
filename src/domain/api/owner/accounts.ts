/** The calls by which owners sign in, say who else may, and give programs a token. */
import { endpoint } from '../endpoint.ts';

export interface OwnerAccount {
  /** In lower case. */
  email: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Who is signed in; 401 when nobody is. */
export const OWNER_SESSION = endpoint<{ answer: { email: string } }>('GET', 'owner/session');
export const OWNER_SIGN_IN = endpoint<{
  body: { email: string; password: string };
  answer: { email: string };
}>('POST', 'owner/session');
export const OWNER_SIGN_OUT = endpoint('DELETE', 'owner/session');
/** Ends every other session of this owner. */
export const CHANGE_OWNER_PASSWORD = endpoint<{ body: { current: string; next: string } }>(
  'PUT',
  'owner/password',
);

/** Owners among themselves; the first one is added with the owner token as bearer. */
export const LIST_OWNERS = endpoint<{ answer: readonly OwnerAccount[] }>('GET', 'owner/accounts');
export const ADD_OWNER = endpoint<{
  body: { email: string; password: string };
  answer: OwnerAccount;
}>('POST', 'owner/accounts');
/** The last owner cannot be removed. */
export const REMOVE_OWNER = endpoint<{ params: 'email' }>('DELETE', 'owner/accounts/:email');

/** For programs: sent as `Authorization: Bearer …`. */
export interface ApiToken {
  id: string;
  name: string;
  createdAt: string;
  /** ISO 8601, UTC; absent: never used. */
  lastUsedAt?: string;
}

export const LIST_TOKENS = endpoint<{ answer: readonly ApiToken[] }>('GET', 'owner/tokens');
/** `token` is shown this once: the server keeps its hash. */
export const ADD_TOKEN = endpoint<{ body: { name: string }; answer: ApiToken & { token: string } }>(
  'POST',
  'owner/tokens',
);
export const REMOVE_TOKEN = endpoint<{ params: 'id' }>('DELETE', 'owner/tokens/:id');
