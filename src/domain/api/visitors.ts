/** The calls that let a visitor in: passwords, sessions, language, protected assets. */
import { objectOf, textOf } from '../json.ts';
import { endpoint } from './endpoint.ts';

/** Carries the session's token on later calls. */
export const XSRF_HEADER = 'X-XSRF-Token';

export interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean;
}

export const ENTER_SITE = endpoint<{ body: { password: string } }>('POST', 'auth/visitor/site');
export const ENTER_COLLECTION = endpoint<{ body: { password: string; collectionId: string } }>(
  'POST',
  'auth/visitor/collection',
);

const ACCOUNT = 'site-users/account';
export const SIGN_IN = endpoint<{ body: Credentials; answer: { xsrfToken: string } }>(
  'POST',
  `${ACCOUNT}/session`,
);
export const SIGN_OUT = endpoint<{ query: { cloneCart?: boolean }; answer: { cloneCart: boolean } }>(
  'DELETE',
  `${ACCOUNT}/session`,
);
/** `language` is a BCP 47 tag. */
export const SET_LOCALE = endpoint<{ body: { language: string }; answer: { language: string } }>(
  'POST',
  `${ACCOUNT}/locale`,
);

/** A JSON web token; the address of a protected asset carries it as `token`. */
export const ASSET_AUTHORIZATION = endpoint<{ answer: { token: string } }>(
  'GET',
  'media/auth/v1/asset/authorization',
);

/** @returns undefined when the server gave none */
export function readXsrfToken(body: unknown): string | undefined {
  return textOf(objectOf(body).xsrfToken);
}
