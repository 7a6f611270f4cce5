/** Reads what a page says about its site — the kit's flat form or a published page context — into one `Site`. */
import type { ConsentPolicy } from '../cookies/consent.ts';
import type { AccountSituation, WebsiteKind } from './account-states.ts';
import { booleanOf, type Json, listOf, numberOf, objectOf, textOf } from './read.ts';
import { ACCESS_MODES } from './roles.ts';

const SPLASH = 'splash-page';
const WEBSITE_KINDS: readonly WebsiteKind[] = ['site', 'parking-page', 'cover-page'];

/** Everything the widgets of a page share (design: the page around the widgets). */
export interface Site extends AccountSituation {
  /** Address that the paths of calls are appended to, with a closing slash. */
  apiRoot: string;
  websiteId: string | undefined;
  identifier: string | undefined;
  siteTitle: string | undefined;
  /** BCP 47 tags. */
  websiteLocale: string | undefined;
  memberLocale: string | undefined;
  timeZone: string | undefined;
  templateId: string | undefined;
  templateVersion: string | undefined;
  variantId: string | undefined;
  /** Page-type code of spec 1 §2. */
  pageType: number | undefined;
  collection: {
    id: string | undefined;
    title: string | undefined;
    isSplash: boolean;
    permissionType: number | undefined;
  };
  item: { id: string | undefined; recordType: number | undefined };
  /** The signed-in account; undefined for a visitor. */
  account: { id: string | undefined; roles: number[] } | undefined;
  memberAccountId: string | undefined;
  /** Expiry of the trial, ms since the epoch. */
  trialExpiresAt: number | undefined;
  /** Names of features that are on. */
  featureFlags: string[];
  featureVariants: Record<string, string>;
  analyticsDisabled: boolean;
  /** The page is shown inside the owner's editor. */
  isDesignFrame: boolean;
  consent: ConsentPolicy;
  /** The JSON as found; `site-settings.ts` reads the settings of single tags from it. */
  context: Json;
}

/**
 * Each value is looked up under the kit's flat name first, then where a published page context has it, so that
 * an exported context can be pasted in and completed by flat keys beside it. Wrong types count as absent.
 */
export function readSite(value: unknown): Site {
  const context = objectOf(value);
  const website = objectOf(context.website);
  return {
    ...readIds(context, website),
    ...readPage(context),
    ...readAccount(context, website),
    apiRoot: (textOf(context.apiRoot) ?? '/api').replace(/\/*$/, '/'),
    timeZone: textOf(context.timeZone) ?? textOf(website.timeZone),
    featureFlags: [...listOf(context.featureFlags, textOf), ...listOf(context.betaFeatureFlags, textOf)],
    featureVariants: readVariants(context.featureVariants),
    analyticsDisabled: booleanOf(context.analyticsDisabled) ?? false,
    isDesignFrame: booleanOf(context.isDesignFrame) ?? false,
    consent: readConsentPolicy(objectOf(context.cookieSettings)),
    context,
  };
}

/** @returns true when the named feature is on. */
export function hasFeature(site: Pick<Site, 'featureFlags'>, name: string): boolean {
  return site.featureFlags.includes(name);
}

function readIds(context: Json, website: Json) {
  return {
    websiteId: textOf(context.websiteId) ?? textOf(website.id),
    identifier: textOf(context.identifier) ?? textOf(website.identifier),
    siteTitle: textOf(context.siteTitle) ?? textOf(website.siteTitle),
    websiteLocale: textOf(context.locale) ?? textOf(website.language),
    memberLocale: textOf(context.memberLocale),
    templateId: textOf(context.templateId),
    templateVersion: textOf(context.templateVersion) ?? numberOf(context.templateVersion)?.toString(),
    variantId: textOf(context.variantId),
  };
}

function readPage(context: Json) {
  const collection = objectOf(context.collection);
  const item = objectOf(context.item);
  return {
    pageType: numberOf(context.pageType),
    collection: {
      id: textOf(context.collectionId) ?? textOf(collection.id),
      title: textOf(collection.title),
      isSplash: textOf(context.collectionType) === SPLASH || textOf(collection.typeName) === SPLASH,
      permissionType: numberOf(context.permissionType) ?? numberOf(collection.permissionType),
    },
    item: {
      id: textOf(context.itemId) ?? textOf(item.id),
      recordType: numberOf(context.recordType) ?? numberOf(item.recordType),
    },
  };
}

function readAccount(context: Json, website: Json) {
  const account = context.account ?? context.authenticatedAccount;
  const { id, roles } = objectOf(account);
  const signedIn = typeof account === 'object' && account !== null;
  return {
    account: signedIn ? { id: textOf(id), roles: listOf(roles, numberOf) } : undefined,
    memberAccountId: textOf(context.memberAccountId) ?? textOf(id),
    state: numberOf(context.accountState) ?? numberOf(objectOf(website.siteStatus).value),
    kind: WEBSITE_KINDS.find((kind) => kind === (context.websiteType ?? website.websiteType)) ?? 'site',
    accessMode: ACCESS_MODES.find((mode) => mode === (context.accessMode ?? website.accessMode)) ?? 'none',
    showOwnerLogin: booleanOf(context.showOwnerLogin) ?? booleanOf(website.showOwnerLogin) ?? false,
    isInHouse: booleanOf(context.isInHouse) ?? false,
    trialExpiresAt: numberOf(context.trialExpiresAt),
  } as const;
}

function readVariants(value: unknown): Record<string, string> {
  const entries = Object.entries(objectOf(value));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The same names in both forms. */
function readConsentPolicy(json: Json): ConsentPolicy {
  return {
    isCookieBannerEnabled: booleanOf(json.isCookieBannerEnabled) ?? false,
    isRestrictiveCookiePolicyEnabled: booleanOf(json.isRestrictiveCookiePolicyEnabled) ?? false,
    isRestrictiveCookiePolicyAbsolute: booleanOf(json.isRestrictiveCookiePolicyAbsolute) ?? false,
  };
}
