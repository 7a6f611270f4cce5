/** Gives the address of a protected asset a new token, once it was refused without or with an old one. */

import { isTokenExpired } from '../../domain/auth/asset-token.ts';
import type { Json } from '../../domain/json.ts';
import { readAccount } from '../../domain/site/account-context.ts';
import { ASSET_TOKEN_FEATURE, needsAssetToken } from '../../domain/site/account-states.ts';
import { hasFeature } from '../../domain/site/features.ts';
import { createAssetTokens } from '../auth/asset-token.ts';
import { createHttp } from '../http/http.ts';

/** Whether a refused asset may be one that is served with a token: where the site does not say, it may. */
function mayNeedToken(site: Json | undefined): boolean {
  return !site || !hasFeature(site, ASSET_TOKEN_FEATURE) || needsAssetToken(readAccount(site), true);
}

/** Our own: nothing says how an address carries its token. */
const TOKEN_PARAMETER = 'token';

/** Where a protected file is, and for how long. */
export interface RenewedAddress {
  url: string;
  /** Its token expires within moments. */
  isOld(): boolean;
}

/**
 * @param site JSON of the page's site, where it has one: not every site's assets have tokens
 * @returns undefined when the asset needs no token, or the server gives none
 */
export async function renewAddress(
  apiRoot: string,
  url: string,
  site: Json | undefined,
  now: () => number = Date.now,
): Promise<RenewedAddress | undefined> {
  // Without a crumb: this call sends its credentials to the page's own origin only.
  const tokens = createAssetTokens(createHttp(apiRoot, { crumb: false }), mayNeedToken(site));
  // The kept one, if there is any, is what has just been refused.
  tokens.drop();
  const state = await tokens.load();
  if (state.status !== 'success') return undefined;
  const address = new URL(url, document.baseURI);
  address.searchParams.set(TOKEN_PARAMETER, state.token);
  // One that is over when it comes tells of a clock that is wrong, not of the token.
  const isClockWrong = isTokenExpired(state.expiresAt, now());
  return { url: address.href, isOld: () => !isClockWrong && isTokenExpired(state.expiresAt, now()) };
}
