/** The JSON of `<sqs-site>`: the kit's flat form, and the parts of a published page context that are read. */
import { attribute, flag, type Infer, list, object, optionalText, record, text } from '../schema.ts';
import { anything, optionalFlag, optionalNumber, optionalOneOf } from '../schema-optional.ts';
import { ACCESS_MODES } from './roles.ts';

/**
 * Every key may be left out; unknown keys are dropped, of which a published page has dozens. `accountState`, `roles`,
 * `pageType` and `permissionType` are codes (behaviour/tracking#page-types, behaviour/site#roles); `trialExpiresAt` is ms since the epoch.
 * `readSite` makes a `Site` of it.
 */
export const siteSchema = object(
  {
    // What the kit does on this page
    /** Name under which script errors are reported, `sqs-kit` by default. */
    errorApp: attribute(optionalText()),
    /** Leaves script errors to the page. */
    noErrorReports: attribute(flag()),
    /** Reports every 30 seconds in which the page was visible. */
    heartbeats: attribute(flag()),
    // The flat form
    /** Address of the builder's API for every tag that names none, `/api/` by default. */
    apiRoot: attribute(optionalText()),
    /** Id of the site. */
    websiteId: attribute(optionalText()),
    identifier: optionalText(),
    siteTitle: optionalText(),
    /** Language of the site, a BCP 47 tag. */
    locale: attribute(optionalText()),
    memberLocale: optionalText(),
    timeZone: optionalText(),
    /** Id of the template. */
    templateId: attribute(optionalText()),
    templateVersion: anything(),
    variantId: optionalText(),
    /** Page-type code; nothing is counted on not-found (100), lock-screen (103) and access-denied (106) pages. */
    pageType: attribute(optionalNumber()),
    /** Id of the page's collection. */
    collectionId: attribute(optionalText()),
    collectionType: optionalText(),
    permissionType: optionalNumber(),
    /** Id of the page's item. */
    itemId: attribute(optionalText()),
    recordType: optionalNumber(),
    account: anything(),
    memberAccountId: optionalText(),
    accountState: optionalNumber(),
    websiteType: anything(),
    accessMode: optionalOneOf(ACCESS_MODES),
    showOwnerLogin: optionalFlag(),
    isInHouse: flag(),
    trialExpiresAt: optionalNumber(),
    featureFlags: list(text()),
    featureVariants: record(),
    /** Counts nothing. */
    analyticsDisabled: attribute(flag()),
    isDesignFrame: flag(),
    mapKey: optionalText(),
    /** `recaptcha` (default) or `altcha`, for every form that names none. */
    captchaProvider: attribute(optionalOneOf(['recaptcha', 'altcha'])),
    /** The provider's site key, for every form that names none. */
    captchaSiteKey: attribute(optionalText()),
    captchaScript: optionalText(),
    captchaChallenge: optionalText(),
    contactEmail: optionalText(),
    contactPhoneNumber: optionalText(),
    businessHours: anything(),
    location: anything(),
    mobileInfoBarSettings: anything(),
    popupOverlaySettings: anything(),
    ssBadgeType: anything(),
    ssBadgePosition: optionalNumber(),
    // A published page context (also in the flat form: cookieSettings)
    cookieSettings: object(
      {
        isCookieBannerEnabled: flag(),
        isRestrictiveCookiePolicyEnabled: flag(),
        isRestrictiveCookiePolicyAbsolute: flag(),
        cookieBannerText: text(),
        cookieBannerCtaText: text(),
        cookieBannerOptOutCtaText: text(),
        cookieBannerAcceptType: text(),
        cookieBannerHasOptOut: flag(),
        cookieBannerTheme: text(),
        cookieBannerVariant: text(),
        cookieBannerPosition: text(),
      },
      { foreign: 'kept' },
    ),
    website: record(),
    websiteSettings: record(),
    collection: record(),
    item: record(),
    authenticatedAccount: anything(),
    betaFeatureFlags: list(anything()),
    gmRenderKey: optionalText(),
  },
  { foreign: 'kept' },
);

export type SiteConfig = Infer<typeof siteSchema>;
