/** The token that protected assets are served with: its states, expiry and errors (behaviour/access#asset-tokens). */
import { decodeToken } from './token.ts';

export const TOKEN_NOT_FOUND = 'Token request succeeded but not found in the response.';
export const TOKEN_WITHOUT_EXPIRY = 'Invalid token: exp is missing';
/** The fetch is repeated once. */
export const TOKEN_RETRIES = 1;
/** Refreshed this long before its end, so that it does not expire on the way. */
export const TOKEN_MARGIN_MS = 5000;

export type AssetTokenState =
  | { status: 'unnecessary' }
  | { status: 'loading' }
  | { status: 'failure'; message: string }
  | { status: 'success'; token: string /** ms since the epoch */; expiresAt: number };

/**
 * @returns the token with its expiry in ms (`exp` is in seconds)
 * @throws TypeError, RangeError or SyntaxError: not a string, part missing, invalid base64, invalid JSON, no `exp`
 */
export function decodeAssetToken(token: unknown): { token: string; expiresAt: number } {
  const { exp } = decodeToken(token);
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw new TypeError(TOKEN_WITHOUT_EXPIRY);
  return { token: token as string, expiresAt: exp * 1000 };
}

/** @returns the token of an answer to `GET …/asset/authorization`; undefined when it is not in there. */
export function tokenInAnswer(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
}

/** @returns true when the token has to be fetched again. */
export function isTokenExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - TOKEN_MARGIN_MS;
}
