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
import { type HttpAnswer, type HttpClient, HttpError } from '../http/http.ts';

/** Each call throws HttpError on anything but a 2xx answer. */
export interface VisitorAuthApi {
  /** The answer is not read; the page reloads on success. */
  enterPassword(password: string, target: PasswordTarget): Promise<void>;
  /** @returns the token that later calls of this API send as a header; undefined when the server gave none */
  signIn(credentials: Credentials): Promise<string | undefined>;
  /** Repeated once if the answer says that the crumb failed (spec 1 §7). */
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
      await repeatOnCrumbFail(() => http.send(address, { method: 'DELETE', headers: headers() }));
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

/**
 * The client already repeats a call whose failed answer brings a new crumb. Here the answer may also say so with
 * a 200, or leave the new crumb to its cookie.
 */
async function repeatOnCrumbFail(call: () => Promise<HttpAnswer>): Promise<void> {
  const body = await call().then(
    (answer) => answer.body,
    (error: unknown) => {
      const mayRepeat = error instanceof HttpError && crumbFailed(error.body) && !hasCrumb(error.body);
      if (!mayRepeat) throw error;
      return error.body;
    },
  );
  if (!crumbFailed(body)) return;
  const again = await call();
  if (crumbFailed(again.body)) throw new HttpError(again.status, again.body);
}

function crumbFailed(body: unknown): boolean {
  return (Object(body) as { crumbFail?: unknown }).crumbFail === true;
}

function hasCrumb(body: unknown): boolean {
  return Boolean((Object(body) as { crumb?: unknown }).crumb);
}
