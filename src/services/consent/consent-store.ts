/** Remembers what the visitor allows, clears what is not allowed, and tells who listens (behaviour/consent#what-decides). */
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_AGE_MS,
  type Consent,
  type ConsentPolicy,
  decideConsent,
} from '../../domain/cookies/consent.ts';
import { type CookieJar, createCookies } from '../page/cookies.ts';
import { createVisitorCookies, type VisitorCookies } from '../tracking/visitor-cookies.ts';

export interface ConsentStore {
  get(): Consent;
  /** Deletes the cookies that are not allowed. A change does so by itself. */
  enforce(): void;
  /** The visitor's answer; it can be given again at any time. */
  choose(isAllowed: boolean): void;
  /** Forgets the answer, so that the banner asks again. */
  reset(): void;
  /** Calls back after each change, not at once. @returns stops calling */
  subscribe(listener: (consent: Consent) => void): () => void;
}

export interface ConsentEnvironment {
  cookies: CookieJar;
  visitor: Pick<VisitorCookies, 'clear'>;
  /** The browser's Global Privacy Control signal. */
  globalPrivacyControl: boolean;
}

export function createConsentStore(
  policy: ConsentPolicy,
  { cookies, visitor, globalPrivacyControl }: ConsentEnvironment = pageEnvironment(),
): ConsentStore {
  const listeners = new Set<(consent: Consent) => void>();
  // Kept beside the cookie: with blocked cookies the answer still holds for this page.
  let answer = cookies.get(CONSENT_COOKIE);
  let consent = decide();

  function decide(): Consent {
    return decideConsent(policy, answer, globalPrivacyControl);
  }
  function enforce(): void {
    visitor.clear(consent);
  }
  function change(next: string | undefined): void {
    answer = next;
    if (next === undefined) cookies.remove(CONSENT_COOKIE);
    else cookies.set(CONSENT_COOKIE, next, CONSENT_COOKIE_AGE_MS);
    consent = decide();
    enforce();
    for (const listener of [...listeners]) listener(consent);
  }

  return {
    get: () => consent,
    enforce,
    choose: (isAllowed) => change(String(isAllowed)),
    reset: () => change(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function pageEnvironment(): ConsentEnvironment {
  const cookies = createCookies();
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean };
  return { cookies, visitor: createVisitorCookies(), globalPrivacyControl };
}
