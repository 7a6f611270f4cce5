/** Names of events, cookies and storage keys; those whose values are not known are names alone (behaviour/editor#names). */
import { CONSENT_COOKIE, PERFORMANCE_COOKIES } from '../domain/cookies/consent.ts';
import { VISIT_COOKIE, VISITOR_COOKIE } from '../domain/cookies/visitor-cookie.ts';
import { enumeration, namesOnly } from './enumeration.ts';

export const COMMERCE_EVENTS = namesOnly(
  'cartPage',
  'accountCreation',
  'addToCart',
  'search',
  'newsletterSignUp',
  'productPageView',
  'purchase',
);
export const INVENTORY_PANEL_EVENTS = namesOnly(
  'search',
  'sorting',
  'rowClick',
  'paging',
  'scarcitySettings',
);
export const ADS_EVENTS = namesOnly('copyProductFeedUrl', 'saveAdPixelId');
export const API_KEY_DIALOG_EVENTS = namesOnly('copy', 'cancel', 'next', 'complete');

export const COOKIES = enumeration({
  consent: CONSENT_COOKIE,
  visitor: VISITOR_COOKIE,
  visit: VISIT_COOKIE,
  previewMode: undefined,
  legacyVersionOverride: undefined,
  frameExpansion: undefined,
  disableUserScripts: undefined,
});
/** Cleared under a restrictive policy. */
export { PERFORMANCE_COOKIES };

/** Keys of the record that a browser keeps of a pop-up. */
export const POPUP_STORAGE_KEYS = ['date-closed', 'version', 'submitted'] as const;

/** What an event of the analytics carries. */
export const ANALYTICS_PAYLOAD = [
  'eventName',
  'pagePath',
  'pageHash',
  'websiteId',
  'templateId',
  'variantId',
  'memberAccountId',
  'member_locale',
  'website_locale',
] as const;
