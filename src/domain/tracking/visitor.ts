/** Who counts as a visitor, and when nothing is tracked (behaviour/tracking#who-is-counted). */
import type { Site } from '../site/page-context.ts';
import { isOnlyViewer } from '../site/roles.ts';
import { PAGE_TYPE } from './page-types.ts';

export type SkipReason =
  | 'analytics-disabled'
  | 'design-frame'
  | 'config-page'
  | 'authenticated'
  | 'not-found'
  | 'lock-screen'
  | 'access-denied';

/** What decides, as a page says it: the signed-in account, the page's type, and the switches against tracking. */
export type TrackedSite = Pick<Site, 'account' | 'pageType' | 'analyticsDisabled' | 'isDesignFrame'>;

/** @returns why nothing is tracked here, or undefined when this is a visitor to be counted. */
export function trackingSkipReason(site: TrackedSite, pagePath: string): SkipReason | undefined {
  const { account, pageType, analyticsDisabled, isDesignFrame } = site;
  if (analyticsDisabled) return 'analytics-disabled';
  if (isDesignFrame) return 'design-frame';
  if (isConfigPath(pagePath)) return 'config-page';
  if (account && !isOnlyViewer(account.roles)) return 'authenticated';
  return SKIPPED_PAGES.get(pageType);
}

/** @returns true when a page view is recorded without being asked for: not on the search page. */
export function isPageViewAutomatic(pagePath: string): boolean {
  return !/^\/search\/?$/.test(pagePath);
}

/** @returns true for owner configuration: any path containing `/config`. */
export function isConfigPath(pagePath: string): boolean {
  return pagePath.includes('/config');
}

/** @returns whether a pop-up works for a visitor or is only previewed by a signed-in owner. */
export function isOwnerPreview(accountRoles: readonly number[] | undefined): boolean {
  return accountRoles !== undefined && !isOnlyViewer(accountRoles);
}

const SKIPPED_PAGES: ReadonlyMap<number | undefined, SkipReason> = new Map([
  [PAGE_TYPE.notFound, 'not-found'],
  [PAGE_TYPE.lockScreen, 'lock-screen'],
  [PAGE_TYPE.memberAreaAccessDenied, 'access-denied'],
]);
