/** Gives the address of a protected asset a new token, once it was refused without or with an old one (spec 2 §8). */
import { createAssetTokens } from '../auth/asset-token.ts';
import { createHttp } from '../http/http.ts';

/** Our own: the specification does not show how an address carries its token. */
const TOKEN_PARAMETER = 'token';

/** @returns undefined when the server gives no token */
export async function renewAddress(apiRoot: string, url: string): Promise<string | undefined> {
  const tokens = createAssetTokens(createHttp(apiRoot), true);
  // The kept one, if there is any, is what has just been refused.
  tokens.drop();
  const state = await tokens.load();
  if (state.status !== 'success') return undefined;
  const address = new URL(url, document.baseURI);
  address.searchParams.set(TOKEN_PARAMETER, state.token);
  return address.href;
}
