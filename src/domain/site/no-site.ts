/** What is known of a page without `<sqs-site>`: same origin, no tracking. Written out, so that it costs no reader. */
import { apiRootOf } from './api-root.ts';
import type { Site } from './page-context.ts';

export const NO_SITE: Site = {
  apiRoot: apiRootOf(),
  websiteId: undefined,
  websiteLocale: undefined,
  memberLocale: undefined,
  templateId: undefined,
  variantId: undefined,
  pageType: undefined,
  collectionId: undefined,
  itemId: undefined,
  recordType: undefined,
  account: undefined,
  memberAccountId: undefined,
  analyticsDisabled: true,
  isDesignFrame: false,
  consent: {
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: false,
    isRestrictiveCookiePolicyAbsolute: false,
  },
  context: {},
};
