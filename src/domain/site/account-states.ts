/** The states of a site's account and the rules that follow: expiry, trial, asset tokens, variants (behaviour/site#account-states). */

import { MS_PER_DAY } from '../time.ts';
import type { AccessMode } from './access-modes.ts';

export const ACCOUNT_STATE = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
  container: 16,
} as const;

export type AccountState = (typeof ACCOUNT_STATE)[keyof typeof ACCOUNT_STATE];

/** The kinds of site that the rules tell apart; every other kind is `site`. */
export type WebsiteKind = 'site' | 'parking-page' | 'cover-page';

export interface AccountSituation {
  /** Account state code; undefined when the page does not say. */
  state: number | undefined;
  kind: WebsiteKind;
  accessMode: AccessMode;
  showOwnerLogin: boolean;
  /** The site belongs to the product's own people. */
  isInHouse: boolean;
}

/** Status expired, and neither a parking page nor a cover page. */
export function isExpired({ state, kind }: Pick<AccountSituation, 'state' | 'kind'>): boolean {
  return state === ACCOUNT_STATE.expired && kind === 'site';
}

/** Whole days until expiry plus one, never below 0. Both times in ms since the epoch. */
export function trialDaysRemaining(expiresAt: number, now: number): number {
  return Math.max(0, Math.floor((expiresAt - now) / MS_PER_DAY) + 1);
}

/** Name of the feature flag under which assets are served with tokens; our own. */
export const ASSET_TOKEN_FEATURE = 'asset-tokens';

/** @returns true when assets are only served with a token. */
export function needsAssetToken(account: AccountSituation, isFlagOn: boolean): boolean {
  return (
    isFlagOn &&
    (isExpired(account) ||
      account.state === ACCOUNT_STATE.removed ||
      account.state === ACCOUNT_STATE.activeParkingPage ||
      account.accessMode === 'sso' ||
      account.accessMode === 'owner_login' ||
      account.showOwnerLogin)
  );
}

/** @returns true where a feature variant may be overridden by the address: internal or in-house. */
export function mayOverrideVariants({
  state,
  isInHouse,
}: Pick<AccountSituation, 'state' | 'isInHouse'>): boolean {
  return isInHouse || state === ACCOUNT_STATE.internal;
}
