/** Asks for the connections of a form and what can be connected, and changes them. */
import { useCallback } from 'react';
import {
  ADD_CONNECTION,
  CHANGE_CONNECTION,
  type Connection,
  LIST_CONNECTION_KINDS,
  LIST_CONNECTIONS,
  type NewConnection,
  REMOVE_CONNECTION,
  TRY_CONNECTION,
} from '../../../src/domain/api/owner/connections.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';

export function useConnections(formId: string) {
  const api = useApi();
  const { loaded, reload, change } = useLoaded(
    useCallback(
      async (signal) => {
        const [kinds, connections] = await Promise.all([
          api.send(LIST_CONNECTION_KINDS, { signal }),
          api.send(LIST_CONNECTIONS, { params: { formId }, signal }),
        ]);
        return { kinds, connections };
      },
      [api, formId],
    ),
  );

  const setConnections = (next: (connections: readonly Connection[]) => readonly Connection[]) =>
    change((data) => ({ ...data, connections: next(data.connections) }));

  /** @param id of the one to change; without it a new one is made */
  async function save(body: NewConnection, id?: string) {
    if (id === undefined) {
      const added = await api.send(ADD_CONNECTION, { params: { formId }, body });
      setConnections((connections) => [...connections, added]);
      return;
    }
    const changed = await api.send(CHANGE_CONNECTION, { params: { formId, id }, body });
    setConnections((connections) => connections.map((one) => (one.id === id ? changed : one)));
  }

  async function remove(id: string) {
    await api.send(REMOVE_CONNECTION, { params: { formId, id } });
    setConnections((connections) => connections.filter((one) => one.id !== id));
  }

  const test = (id: string) => api.send(TRY_CONNECTION, { params: { formId, id } });

  return { loaded, reload, save, remove, test };
}
