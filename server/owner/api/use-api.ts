/** The client that views call the server with: a test or a session puts its own in place. */
import { createContext, useContext } from 'react';
import { createClient, type OwnerClient } from './client.ts';

export const ApiContext = createContext<OwnerClient>(createClient());

export function useApi(): OwnerClient {
  return useContext(ApiContext);
}
