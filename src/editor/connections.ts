/** Where the submissions of a form are sent: states, kinds, what each kind is told, and which of them count (behaviour/editor#connections). */
import {
  BACKEND_TYPE,
  type BackendConnection,
  CONNECTION_STATE,
  type ConnectionError,
  readBackendConnections,
} from '../domain/forms/connections.ts';
import { enumeration } from './enumeration.ts';

export const CONNECTION_STATES = enumeration(CONNECTION_STATE);
export const BACKEND_TYPES = enumeration(BACKEND_TYPE);

/** Names of the settings of each kind. What a site user or its list is told is not known. */
export const CONNECTION_CONFIG = {
  google: ['username', 'spreadsheetName'],
  mailchimp: ['list', 'username', 'useSingleOptIn'],
  email: ['address'],
  'site-user': [],
  zapier: ['url'],
  campaigns: ['listId', 'useSingleOptIn'],
} as const satisfies Record<keyof typeof BACKEND_TYPE, readonly string[]>;

export type { BackendConnection, ConnectionError };

export interface SortedConnections {
  /** Connected and pending ones. */
  kept: BackendConnection[];
  /** The connected ones among them. */
  sent: BackendConnection[];
  /** Those of a type that nobody knows. */
  errors: ConnectionError[];
}

export function sortConnections(configs: readonly BackendConnection[]): SortedConnections {
  const { errors } = readBackendConnections(configs);
  const kept = configs.filter(
    ({ backendType, connectionState }) =>
      BACKEND_TYPES.nameOf(backendType) &&
      (connectionState === CONNECTION_STATE.connected || connectionState === CONNECTION_STATE.pending),
  );
  return {
    kept,
    sent: kept.filter(({ connectionState }) => connectionState === CONNECTION_STATE.connected),
    errors,
  };
}

/** What a form without an id begins with: mail to who is signed in. */
export function defaultConnection(accountEmail: string): BackendConnection {
  return {
    backendId: '',
    backendType: BACKEND_TYPE.email,
    config: { address: accountEmail },
    connectionState: CONNECTION_STATE.connected,
  };
}
