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
  /** As it is now: another tab, or another script of the page, may have changed the cookie. The same object until then. */
  get(): Consent;
  /** Deletes the cookies that are not allowed. A change does so by itself. */
  enforce(): void;
  /** The visitor's answer; it can be given again at any time. */
  choose(isAllowed: boolean): void;
  /** Forgets the answer, so that the banner asks again. */
  reset(): void;
  /** Calls back after each change, wherever it was made, not at once. @returns stops calling */
  subscribe(listener: (consent: Consent) => void): () => void;
}

export interface ConsentEnvironment {
  cookies: CookieJar;
  visitor: Pick<VisitorCookies, 'clear'>;
  /** The browser's Global Privacy Control signal. */
  globalPrivacyControl: boolean;
  /** Calls back when the cookie may have been changed elsewhere. @returns stops calling */
  watchElsewhere(look: () => void): () => void;
}

export function createConsentStore(
  policy: ConsentPolicy,
  { cookies, visitor, globalPrivacyControl, watchElsewhere }: ConsentEnvironment = pageEnvironment(),
): ConsentStore {
  const listeners = new Set<(consent: Consent) => void>();
  let stopWatching = () => {};
  /** The answer of this page while the browser keeps no cookies. */
  let unkept: string | undefined;
  let answer = read();
  let consent = decide();
  let told = consent;

  function read(): string | undefined {
    return cookies.get(CONSENT_COOKIE) ?? unkept;
  }
  function decide(): Consent {
    return decideConsent(policy, answer, globalPrivacyControl);
  }
  function get(): Consent {
    const now = read();
    if (now !== answer) {
      answer = now;
      consent = decide();
    }
    return consent;
  }
  function enforce(): void {
    visitor.clear(get());
  }
  function look(): void {
    if (get() === told) return;
    told = consent;
    enforce();
    for (const listener of [...listeners]) listener(consent);
  }
  function change(next: string | undefined): void {
    unkept = undefined;
    if (next === undefined) cookies.remove(CONSENT_COOKIE);
    else if (!cookies.set(CONSENT_COOKIE, next, CONSENT_COOKIE_AGE_MS)) unkept = next;
    look();
  }

  return {
    get,
    enforce,
    choose: (isAllowed) => change(String(isAllowed)),
    reset: () => change(undefined),
    subscribe(listener) {
      if (listeners.size === 0) stopWatching = watchElsewhere(look);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching();
      };
    },
  };
}

function pageEnvironment(): ConsentEnvironment {
  const cookies = createCookies();
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean };
  return { cookies, visitor: createVisitorCookies(), globalPrivacyControl, watchElsewhere };
}

/** Where the browser has no cookie store, or the page is not a secure one, another window in view tells nothing. */
const LOOK_EVERY_MS = 1000;

/**
 * Another tab tells through the browser's cookie store, where it has one; a page that is looked at again, or comes back
 * from the back/forward cache, looks by itself.
 */
function watchElsewhere(look: () => void): () => void {
  const working = new AbortController();
  const { signal } = working;
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  const timer = cookieStore ? 0 : setInterval(look, LOOK_EVERY_MS);
  cookieStore?.addEventListener('change', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    working.abort();
    clearInterval(timer);
  };
}
