/** The JSON of `<sqs-site>`: the kit's flat form, and the parts of a published page context that are read. */
import type { MoneyUnits } from '../commerce/money-units.ts';
import { WEB_ADDRESS } from '../links.ts';
import { attribute, flag, type Infer, list, object, optionalText, record, text } from '../schema.ts';
import { anything, optional, optionalFlag, optionalNumber, optionalOneOf } from '../schema-optional.ts';
import { ACCESS_MODES } from './access-modes.ts';

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
    apiRoot: attribute(optional(text('', WEB_ADDRESS))),
    /** Id of the site. */
    websiteId: attribute(optionalText()),
    /** The site's own name in addresses. */
    identifier: optionalText(),
    /** Title of the site. */
    siteTitle: optionalText(),
    /** Language of the site, a BCP 47 tag. */
    locale: attribute(optionalText()),
    /** Language of the member that a view is counted for. */
    memberLocale: optionalText(),
    /** Time zone of the site, as `Europe/Oslo`. */
    timeZone: optionalText(),
    /** Units of `priceMoney` where the data does not say itself, for every tag that names none: `major` (default) or `minor`. */
    moneyUnits: attribute(optionalOneOf(['major', 'minor'] as const satisfies readonly MoneyUnits[])),
    /** Id of the template. */
    templateId: attribute(optionalText()),
    /** Version of the template; `7.1` has no badge. */
    templateVersion: anything(),
    /** Id of the variant that a view is counted for. */
    variantId: optionalText(),
    /** Page-type code; nothing is counted on not-found (100), lock-screen (103) and access-denied (106) pages. */
    pageType: attribute(optionalNumber()),
    /** Id of the page's collection. */
    collectionId: attribute(optionalText()),
    /** Type of the page's collection, by name. */
    collectionType: optionalText(),
    /** Who may see the page's collection, a code. */
    permissionType: optionalNumber(),
    /** Id of the page's item. */
    itemId: attribute(optionalText()),
    /** Type of the page's item, a code. */
    recordType: optionalNumber(),
    /** The visitor's account, where there is one. */
    account: anything(),
    /** Id of the signed-in member. */
    memberAccountId: optionalText(),
    /** State of the site's account, a code (behaviour/site#account-states). */
    accountState: optionalNumber(),
    /** `site` (default), `parking-page` or `cover-page`. */
    websiteType: anything(),
    /** How a visitor gets in. */
    accessMode: optionalOneOf(ACCESS_MODES),
    /** The site shows the owner's sign-in. */
    showOwnerLogin: optionalFlag(),
    /** The site is one of the builder's own. */
    isInHouse: flag(),
    /** End of the trial, in ms since the epoch. */
    trialExpiresAt: optionalNumber(),
    /** Names of the features that are on. */
    featureFlags: list(text()),
    /** Variants of features, by name. */
    featureVariants: record(),
    /** Counts nothing. */
    analyticsDisabled: attribute(flag()),
    /** The page is shown in the owner's editor. */
    isDesignFrame: flag(),
    /** Key of the maps service. */
    mapKey: optionalText(),
    /** `recaptcha` (default) or `altcha`, for every form that names none. */
    captchaProvider: attribute(optionalOneOf(['recaptcha', 'altcha'])),
    /** The provider's site key, for every form that names none. */
    captchaSiteKey: attribute(optionalText()),
    /** Address of the provider's script, when it is not the provider's own. */
    captchaScript: optionalText(),
    /** ALTCHA: where challenges come from. */
    captchaChallenge: optionalText(),
    /** E-mail address of the owner. */
    contactEmail: optionalText(),
    /** Telephone number of the owner. */
    contactPhoneNumber: optionalText(),
    // What follows is checked by the tag that takes it: a page without that tag does not carry its shape.
    /** Opening hours by day; ranges in minutes of the day. */
    businessHours: anything(),
    /** `addressTitle`, `addressLine1`, `addressLine2`, `addressCountry`, `mapLat`, `mapLng`. */
    location: anything(),
    /** Which pieces of `<sqs-info-bar>` are on, and its style. */
    mobileInfoBarSettings: anything(),
    /** Settings of `<sqs-popup-overlay>`. */
    popupOverlaySettings: anything(),
    /** Style of `<sqs-site-badge>`. */
    ssBadgeType: anything(),
    /** Corner of `<sqs-site-badge>`, a code. */
    ssBadgePosition: optionalNumber(),
    // A published page context (also in the flat form: cookieSettings)
    /** What the owner says of cookies; settings that cannot be read allow none. */
    cookieSettings: object(
      {
        /** `<sqs-cookie-banner>` asks. */
        isCookieBannerEnabled: flag(),
        /** Only what is necessary until the visitor agrees. */
        isRestrictiveCookiePolicyEnabled: flag(),
        /** No visitor cookies for anyone; no choice lifts it. */
        isRestrictiveCookiePolicyAbsolute: flag(),
        /** Owner's HTML of the banner. */
        cookieBannerText: text(),
        /** Text of the button that allows. */
        cookieBannerCtaText: text(),
        /** Text of the button that does not. */
        cookieBannerOptOutCtaText: text(),
        /** `OPT_IN` (default) offers only agreeing. */
        cookieBannerAcceptType: text(),
        /** Offers declining as well. */
        cookieBannerHasOptOut: flag(),
        /** Theme of the banner. */
        cookieBannerTheme: text(),
        /** Variant of the banner. */
        cookieBannerVariant: text(),
        /** Place of the banner. */
        cookieBannerPosition: text(),
      },
      { foreign: 'kept' },
    ),
    /** The site as a published page has it. */
    website: record(),
    /** Its settings as a published page has them. */
    websiteSettings: record(),
    /** The page's collection as a published page has it. */
    collection: record(),
    /** The page's item as a published page has it. */
    item: record(),
    /** The signed-in account as a published page has it. */
    authenticatedAccount: anything(),
    /** Further names of features that are on. */
    betaFeatureFlags: list(anything()),
    /** Key of the maps service in base64, where there is no `mapKey`. */
    gmRenderKey: optionalText(),
  },
  { foreign: 'kept' },
);

export type SiteConfig = Infer<typeof siteSchema>;
