/** What a visitor allows: the consent cookie, the owner's policy and Global Privacy Control (behaviour/consent#what-decides). */
import { isScreenshot } from '../site/screenshot.ts';
import { MS_PER_DAY } from '../time.ts';
import { VISIT_COOKIE, VISITOR_COOKIE } from './visitor-cookie.ts';

export const CONSENT_COOKIE = 'ss_performanceCookiesAllowed';
/** Cleared while performance cookies are not allowed. */
export const PERFORMANCE_COOKIES = [
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  VISITOR_COOKIE,
  VISIT_COOKIE,
] as const;
/** The identifier of `RecordEvent`: kept for 390 days; of the names that are cleared this one fits. */
export const EVENT_COOKIE = 'ss_cid';
export const EVENT_COOKIE_AGE_MS = 390 * MS_PER_DAY;
/** How long a choice is remembered. Not in the specification; a year is what regulators suggest at most. */
export const CONSENT_COOKIE_AGE_MS = 365 * MS_PER_DAY;

/** `cookieSettings` of a published page, the part that decides. */
export interface ConsentPolicy {
  isCookieBannerEnabled: boolean;
  /** Nothing but what is necessary until the visitor agrees. */
  isRestrictiveCookiePolicyEnabled: boolean;
  /** The owner switched performance cookies off for everyone: no choice lifts it. */
  isRestrictiveCookiePolicyAbsolute: boolean;
}

export interface Consent {
  /** May the visitor cookies be kept? */
  performance: boolean;
  /** What decided. */
  source: 'owner' | 'visitor' | 'privacy-control' | 'policy';
  /** The visitor has answered; the banner need not ask. */
  isDecided: boolean;
}

/** @returns the choice in the cookie's text; undefined when there is none or it is neither word. */
export function parseConsent(text: string | undefined): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/**
 * The order: an absolute policy, then the visitor's own answer on this site, then the browser's Global Privacy
 * Control signal, then the owner's default.
 */
export function decideConsent(
  policy: ConsentPolicy,
  cookie: string | undefined,
  globalPrivacyControl: boolean,
): Consent {
  const choice = parseConsent(cookie);
  const isDecided = choice !== undefined;
  if (policy.isRestrictiveCookiePolicyAbsolute) return { performance: false, source: 'owner', isDecided };
  if (isDecided) return { performance: choice, source: 'visitor', isDecided };
  if (globalPrivacyControl) return { performance: false, source: 'privacy-control', isDecided };
  return { performance: !policy.isRestrictiveCookiePolicyEnabled, source: 'policy', isDecided };
}

/** @returns the cookies to delete under this consent. */
export function cookiesToClear(consent: Consent): readonly string[] {
  return consent.performance ? [] : PERFORMANCE_COOKIES;
}

/** @param query of the page; a screenshot shows no banner. */
export function isBannerVisible(policy: ConsentPolicy, consent: Consent, query: string): boolean {
  return policy.isCookieBannerEnabled && !consent.isDecided && !isScreenshot(query);
}
