/** Fetches and keeps the token of protected assets (behaviour/access#asset-tokens). */
import { ASSET_AUTHORIZATION } from '../../domain/api/visitors.ts';
import {
  type AssetTokenState,
  decodeAssetToken,
  isTokenExpired,
  TOKEN_NOT_FOUND,
  TOKEN_RETRIES,
  tokenInAnswer,
} from '../../domain/auth/asset-token.ts';
import { type HttpClient, HttpError } from '../http/http.ts';
import { createStorage, type SafeStorage } from '../page/storage.ts';

export const ASSET_TOKEN_KEY = 'sqs-asset-token';

export interface AssetTokens {
  readonly state: AssetTokenState;
  /**
   * The token to serve assets with: the kept one, or a new one when it has expired. Calls at the same time share
   * one fetch. `failure` is a state, not an exception.
   */
  load(): Promise<AssetTokenState>;
  /** Forgets the token, so that the next `load` fetches: an asset was refused with it. */
  drop(): void;
}

export interface AssetTokenEnvironment {
  session: SafeStorage;
  /** ms since the epoch. */
  now: () => number;
}

/** @param isNeeded see `needsAssetToken`; without need nothing is ever fetched */
export function createAssetTokens(
  http: HttpClient,
  isNeeded: boolean,
  { session, now }: AssetTokenEnvironment = { session: createStorage('session'), now: Date.now },
): AssetTokens {
  let state: AssetTokenState = isNeeded ? { status: 'loading' } : { status: 'unnecessary' };
  let pending: Promise<AssetTokenState> | undefined;

  async function fetchToken(): Promise<AssetTokenState> {
    state = { status: 'loading' };
    try {
      const { body } = await sendWithRetry(http);
      const token = tokenInAnswer(body);
      if (token === undefined) throw new Error(TOKEN_NOT_FOUND);
      const decoded = decodeAssetToken(token);
      session.set(ASSET_TOKEN_KEY, decoded.token);
      return { status: 'success', ...decoded };
    } catch (error) {
      const message = error instanceof HttpError ? `HTTP Status ${error.status}` : (error as Error).message;
      return { status: 'failure', message };
    }
  }

  return {
    get state() {
      return state;
    },
    async load() {
      if (!isNeeded) return state;
      const kept = keptToken(session, now());
      if (kept) {
        state = kept;
        return kept;
      }
      pending ??= fetchToken().finally(() => {
        pending = undefined;
      });
      state = await pending;
      return state;
    },
    drop() {
      session.remove(ASSET_TOKEN_KEY);
    },
  };
}

function keptToken(session: SafeStorage, now: number): AssetTokenState | undefined {
  const token = session.get(ASSET_TOKEN_KEY);
  if (token === undefined) return undefined;
  try {
    const decoded = decodeAssetToken(token);
    return isTokenExpired(decoded.expiresAt, now) ? undefined : { status: 'success', ...decoded };
  } catch {
    return undefined; // Not something this service wrote: fetch a real one.
  }
}

/** Repeated once when the server answered with anything but a success. */
async function sendWithRetry(http: HttpClient, retries = TOKEN_RETRIES): Promise<{ body: unknown }> {
  try {
    return await http.send(ASSET_AUTHORIZATION.path);
  } catch (error) {
    const mayRepeat = retries > 0 && error instanceof HttpError && error.status !== 0;
    if (!mayRepeat) throw error;
    return sendWithRetry(http, retries - 1);
  }
}
