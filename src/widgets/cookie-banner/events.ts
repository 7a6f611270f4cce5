/** What `<sqs-cookie-banner>` tells the page: the details of its events. */
export interface CookieBannerEvents {
  /** The visitor answered. */
  'sqs-cookie-banner-choice': { isAllowed: boolean };
}
