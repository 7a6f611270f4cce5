/** Asks who is signed in, and hears of calls that are refused because nobody is any more. */
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { ApiError } from '../../../src/api/error.ts';
import { OWNER_SESSION, OWNER_SIGN_OUT } from '../../../src/domain/api/owner/accounts.ts';
import type { OwnerClient } from '../api/client.ts';
import { problemOf } from '../api/problem.ts';
import { useApi } from '../api/use-api.ts';
import { nextSession } from './session-state.ts';

/** Of a 401 that means: nobody is signed in. A wrong password is another. */
const NOBODY = 'owner';

export function useSession() {
  const api = useApi();
  const [session, tell] = useReducer(nextSession, { state: 'asking' });

  const client = useMemo<OwnerClient>(
    () => ({
      ...api,
      async send(endpoint, ...request) {
        try {
          return await api.send(endpoint, ...request);
        } catch (error) {
          const isRefused = error instanceof ApiError && error.code === 401 && error.reason === NOBODY;
          if (isRefused && !request[0]?.bearer) tell({ type: 'refused' });
          throw error;
        }
      },
    }),
    [api],
  );

  const ask = useCallback(async () => {
    tell({ type: 'asked' });
    try {
      tell({ type: 'in', ...(await client.send(OWNER_SESSION, {})) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 401) tell({ type: 'out' });
      else tell({ type: 'failed', problem: problemOf(error) });
    }
  }, [client]);

  useEffect(() => {
    ask();
  }, [ask]);

  const actions = useMemo(
    () => ({
      ask,
      signedIn: (email: string) => tell({ type: 'in', email }),
      signOut: async () => {
        await client.send(OWNER_SIGN_OUT, {});
        tell({ type: 'out' });
      },
    }),
    [ask, client],
  );

  return { session, client, actions };
}
