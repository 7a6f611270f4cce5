/** The JSON of `<sqs-site>`: the kit's flat form, and the parts of a published page context that are read. */
import { flag, type Infer, list, object, optionalText, type Rule, record, text } from '../schema.ts';
import { anything, optionalFlag, optionalOneOf } from '../schema-optional.ts';
import { ACCESS_MODES } from './roles.ts';

const optionalNumber = (): Rule<number | undefined> => ({ type: 'number', must: 'a number' });

/**
 * Every key may be left out; unknown keys are dropped, of which a published page has dozens. `accountState`, `roles`,
 * `pageType` and `permissionType` are the codes of spec 1 §2 and §6; `trialExpiresAt` is ms since the epoch.
 * `readSite` makes a `Site` of it.
 */
export const siteSchema = object({
  // What the kit does on this page
  errorApp: optionalText(),
  noErrorReports: flag(),
  heartbeats: flag(),
  // The flat form
  apiRoot: text('/api/'),
  websiteId: optionalText(),
  identifier: optionalText(),
  siteTitle: optionalText(),
  locale: optionalText(),
  memberLocale: optionalText(),
  timeZone: optionalText(),
  templateId: optionalText(),
  templateVersion: anything(),
  variantId: optionalText(),
  pageType: optionalNumber(),
  collectionId: optionalText(),
  collectionType: optionalText(),
  permissionType: optionalNumber(),
  itemId: optionalText(),
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
  analyticsDisabled: flag(),
  isDesignFrame: flag(),
  mapKey: optionalText(),
  captchaProvider: optionalOneOf(['recaptcha', 'altcha']),
  captchaSiteKey: optionalText(),
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
  cookieSettings: object({
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
  }),
  website: record(),
  websiteSettings: record(),
  collection: record(),
  item: record(),
  authenticatedAccount: anything(),
  betaFeatureFlags: list(anything()),
  gmRenderKey: optionalText(),
});

export type SiteConfig = Infer<typeof siteSchema>;
