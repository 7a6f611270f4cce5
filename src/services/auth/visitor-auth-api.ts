/** Lets a visitor in: passwords of a site or collection, and the site user's session. */
import {
  type Credentials,
  readXsrfToken,
  SET_LOCALE,
  SIGN_IN,
  SIGN_OUT,
  XSRF_HEADER,
} from '../../domain/api/visitors.ts';
import { type PasswordTarget, passwordCall } from '../../domain/auth/password.ts';
import type { HttpClient } from '../http/http.ts';

/** Each call throws HttpError on anything but a 2xx answer; one whose crumb failed was repeated once. */
export interface VisitorAuthApi {
  /** The answer is not read; the page reloads on success. */
  enterPassword(password: string, target: PasswordTarget): Promise<void>;
  /** @returns the token that later calls of this API send as a header; undefined when the server gave none */
  signIn(credentials: Credentials): Promise<string | undefined>;
  signOut(options?: { cloneCart?: boolean }): Promise<void>;
  setLocale(language: string): Promise<void>;
}

export function createVisitorAuthApi(http: HttpClient): VisitorAuthApi {
  let token: string | undefined;
  const headers = (): Record<string, string> => (token === undefined ? {} : { [XSRF_HEADER]: token });

  return {
    async enterPassword(password, target) {
      const { path, body } = passwordCall(password, target);
      await http.send(path, { method: 'POST', json: body, headers: headers() });
    },
    async signIn(credentials) {
      const answer = await http.send(SIGN_IN.path, { method: 'POST', json: credentials, headers: headers() });
      token = readXsrfToken(answer.body);
      return token;
    },
    async signOut({ cloneCart = false } = {}) {
      const address = `${SIGN_OUT.path}?cloneCart=${cloneCart}`;
      await http.send(address, { method: 'DELETE', headers: headers() });
      token = undefined;
    },
    async setLocale(language) {
      await http.send(SET_LOCALE.path, {
        method: 'POST',
        json: { language },
        headers: headers(),
      });
    },
  };
}
