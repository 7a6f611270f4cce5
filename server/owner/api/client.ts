/** Sends the calls of the owner: the client of owners' programs, in the session of the page. */
import { type Caller, createCaller } from '../../../src/api/caller.ts';

export type OwnerClient = Pick<Caller, 'send' | 'addressOf'>;

export function createClient(): OwnerClient {
  return createCaller({ root: '/api/' });
}
