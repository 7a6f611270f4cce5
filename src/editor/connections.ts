/** Where the submissions of a form are sent: states, kinds, what each kind is told, and which of them count (behaviour/editor#connections). */
import { BACKEND_TYPE, CONNECTION_STATE } from '../domain/forms/connections.ts';
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

export {
  defaultConnection,
  type SortedConnections,
  sortConnections,
} from '../domain/forms/backend-connections.ts';
export type { BackendConnection, ConnectionError } from '../domain/forms/connections.ts';
