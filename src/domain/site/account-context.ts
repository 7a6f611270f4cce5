/** Reads the situation of a site's account from the JSON of a page, for the rules of `account-states.ts`. */

import { booleanOf, type Json, numberOf, objectOf } from '../json.ts';
import { ACCESS_MODES } from './access-modes.ts';
import type { AccountSituation, WebsiteKind } from './account-states.ts';

const WEBSITE_KINDS: readonly WebsiteKind[] = ['site', 'parking-page', 'cover-page'];

/** @returns with `trialExpiresAt`, the expiry of the trial in ms since the epoch, where the page gives it */
export function readAccount(context: Json): AccountSituation & { trialExpiresAt: number | undefined } {
  const website = objectOf(context.website);
  return {
    state: numberOf(context.accountState) ?? numberOf(objectOf(website.siteStatus).value),
    kind: WEBSITE_KINDS.find((kind) => kind === (context.websiteType ?? website.websiteType)) ?? 'site',
    accessMode: ACCESS_MODES.find((mode) => mode === (context.accessMode ?? website.accessMode)) ?? 'none',
    showOwnerLogin: booleanOf(context.showOwnerLogin) ?? booleanOf(website.showOwnerLogin) ?? false,
    isInHouse: booleanOf(context.isInHouse) ?? false,
    trialExpiresAt: numberOf(context.trialExpiresAt),
  };
}
