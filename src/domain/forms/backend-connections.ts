/** The connections of a form as its editor keeps and sends them (behaviour/api#forms). */
import {
  BACKEND_TYPE,
  type BackendConnection,
  CONNECTION_STATE,
  type ConnectionError,
  readBackendConnections,
} from './connections.ts';

export interface SortedConnections<C extends BackendConnection> {
  /** Connected and pending ones of types that are known. */
  kept: C[];
  /** Of them, the connected ones. */
  sent: C[];
  /** Ids of those that are disconnected: the server is to remove them. */
  removed: string[];
  errors: ConnectionError[];
}

export function sortConnections<C extends BackendConnection>(configs: readonly C[]): SortedConnections<C> {
  const { errors } = readBackendConnections(configs);
  const known = configs.filter(
    ({ backendType }) => !errors.some((error) => error.backendType === backendType),
  );
  const { connected, disconnected, pending } = CONNECTION_STATE;
  return {
    kept: known.filter(({ connectionState: state }) => state === connected || state === pending),
    sent: known.filter(({ connectionState }) => connectionState === connected),
    removed: known
      .filter(({ connectionState, backendId }) => connectionState === disconnected && backendId !== '')
      .map(({ backendId }) => backendId),
    errors,
  };
}

/** Of a form without an id: the address of who is signed in. */
export function defaultConnection(address: string): BackendConnection {
  return {
    backendId: '',
    backendType: BACKEND_TYPE.email,
    config: { address },
    connectionState: CONNECTION_STATE.connected,
  };
}
