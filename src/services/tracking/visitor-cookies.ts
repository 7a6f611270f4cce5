/** Keeps the visitor cookies up to date, as far as the visitor allows it (behaviour/tracking#visitor-cookies). */
import { type Consent, cookiesToClear } from '../../domain/cookies/consent.ts';
import { updateVisitor, VISIT_COOKIE, VISITOR_COOKIE } from '../../domain/cookies/visitor-cookie.ts';
import { type CookieJar, createCookies } from '../page/cookies.ts';
import { randomId } from '../page/random-id.ts';

export interface VisitorCookies {
  /** One page view: creates or updates `ss_cvr` and `ss_cvt`. Without consent it clears them. */
  touch(consent: Consent): void;
  /** The text of `ss_cvr` to send along; undefined without one. */
  current(): string | undefined;
  /** Deletes what this consent does not allow. */
  clear(consent: Consent): void;
}

export interface VisitorEnvironment {
  cookies: CookieJar;
  /** ms since the epoch. */
  now: () => number;
  newId: () => string;
}

export function createVisitorCookies(environment: VisitorEnvironment = pageEnvironment()): VisitorCookies {
  const { cookies, now, newId } = environment;

  function clear(consent: Consent): void {
    for (const name of cookiesToClear(consent)) cookies.remove(name);
  }

  return {
    clear,
    touch(consent) {
      clear(consent);
      if (!consent.performance) return;
      const known = { visitor: cookies.get(VISITOR_COOKIE), visit: cookies.get(VISIT_COOKIE) };
      for (const { name, value, maxAgeMs } of updateVisitor(known, now(), newId))
        cookies.set(name, value, maxAgeMs);
    },
    current: () => cookies.get(VISITOR_COOKIE),
  };
}

function pageEnvironment(): VisitorEnvironment {
  return { cookies: createCookies(), now: Date.now, newId: randomId };
}
