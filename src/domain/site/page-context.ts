/** Reads what a page says about its site — the kit's flat form or a published page context — into one `Site`. */
import type { ConsentPolicy } from '../cookies/consent.ts';
import { booleanOf, type Json, listOf, numberOf, objectOf, textOf } from '../json.ts';
import type { Mistake } from '../schema.ts';
import { apiRootOf } from './api-root.ts';

const CONSENT_FLAGS = [
  'isCookieBannerEnabled',
  'isRestrictiveCookiePolicyEnabled',
  'isRestrictiveCookiePolicyAbsolute',
] as const satisfies (keyof ConsentPolicy)[];

/** What the services of a page and its widgets share (behaviour/site#settings). */
export interface Site {
  /** Address that the paths of calls are appended to, with a closing slash. */
  apiRoot: string;
  websiteId: string | undefined;
  /** BCP 47 tags. */
  websiteLocale: string | undefined;
  memberLocale: string | undefined;
  templateId: string | undefined;
  variantId: string | undefined;
  /** Page-type code (behaviour/tracking#page-types). */
  pageType: number | undefined;
  collectionId: string | undefined;
  itemId: string | undefined;
  recordType: number | undefined;
  /** The signed-in account; undefined for a visitor. */
  account: { id: string | undefined; roles: number[] } | undefined;
  memberAccountId: string | undefined;
  analyticsDisabled: boolean;
  /** The page is shown inside the owner's editor. */
  isDesignFrame: boolean;
  consent: ConsentPolicy;
  /** The JSON as found: `account-context.ts`, `collection-context.ts`, `features.ts` and `site-settings.ts` read what only some pages need. */
  context: Json;
}

/**
 * Each value is looked up under the kit's flat name first, then where a published page context has it, so that
 * an exported context can be pasted in and completed by flat keys beside it. Wrong types count as absent.
 * @param isConsentClear false when the settings of consent hold something that cannot be read: they are then taken in
 * their strictest sense
 */
export function readSite(value: unknown, isConsentClear = true): Site {
  const context = objectOf(value);
  const website = objectOf(context.website);
  const collection = objectOf(context.collection);
  const item = objectOf(context.item);
  const account = context.account ?? context.authenticatedAccount;
  const { id: accountId, roles } = objectOf(account);
  const isSignedIn = typeof account === 'object' && account !== null;
  return {
    apiRoot: apiRootOf(textOf(context.apiRoot)),
    websiteId: textOf(context.websiteId) ?? textOf(website.id),
    websiteLocale: textOf(context.locale) ?? textOf(website.language),
    memberLocale: textOf(context.memberLocale),
    templateId: textOf(context.templateId),
    variantId: textOf(context.variantId),
    pageType: numberOf(context.pageType),
    collectionId: textOf(context.collectionId) ?? textOf(collection.id),
    itemId: textOf(context.itemId) ?? textOf(item.id),
    recordType: numberOf(context.recordType) ?? numberOf(item.recordType),
    account: isSignedIn ? { id: textOf(accountId), roles: listOf(roles, numberOf) } : undefined,
    memberAccountId: textOf(context.memberAccountId) ?? textOf(accountId),
    analyticsDisabled: booleanOf(context.analyticsDisabled) ?? false,
    isDesignFrame: booleanOf(context.isDesignFrame) ?? false,
    consent: isConsentClear
      ? readConsentPolicy(objectOf(context.cookieSettings))
      : {
          isCookieBannerEnabled: true,
          isRestrictiveCookiePolicyEnabled: true,
          isRestrictiveCookiePolicyAbsolute: false,
        },
    context,
  };
}

/** What speaks of consent: under such a name somebody may have meant to forbid. */
const SPEAKS_OF_CONSENT = /cookie|consent|restrictive/i;

/**
 * Where the settings of consent cannot be read: a value of another type, a switch that is not known, or a name about
 * consent where nobody reads it.
 * @param attributes the names of those that the tag has
 * @returns its path; undefined where everything is clear
 */
export function unclearConsent(
  settings: Json,
  mistakes: readonly Mistake[],
  attributes: readonly string[],
): string | undefined {
  const wrong = mistakes.find(
    ({ path, rule }) =>
      rule && (path === 'cookieSettings' || (/^cookieSettings\./.test(path) && rule.type === 'boolean')),
  );
  const known: readonly string[] = CONSENT_FLAGS;
  const strange = Object.keys(objectOf(settings.cookieSettings)).find(
    (key) => !known.includes(key) && !/^cookieBanner/i.test(key),
  );
  const elsewhere = [...Object.keys(settings), ...attributes].find(
    (name) => name !== 'cookieSettings' && !name.startsWith('data-') && SPEAKS_OF_CONSENT.test(name),
  );
  return wrong?.path ?? (strange && `cookieSettings.${strange}`) ?? elsewhere;
}

/** The same names in both forms. */
function readConsentPolicy(json: Json): ConsentPolicy {
  const flags = CONSENT_FLAGS.map((name) => [name, booleanOf(json[name]) ?? false]);
  return Object.fromEntries(flags) as ConsentPolicy;
}
