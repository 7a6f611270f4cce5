/** The page-type and slide-type codes of a published site (behaviour/tracking#page-types). */

export const PAGE_TYPE = {
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  paywall: 107,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  ssoPage: 400,
} as const;

export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

export const SLIDE_TYPE = { coverPage: 1, lockScreen: 2, popupOverlay: 3, ssoScreen: 4 } as const;

export type SlideType = (typeof SLIDE_TYPE)[keyof typeof SLIDE_TYPE];

/** @returns the name of a page type, or undefined for a code that is not listed. */
export function pageTypeName(code: number): keyof typeof PAGE_TYPE | undefined {
  return nameOf(PAGE_TYPE, code);
}

/** @returns the name of a slide type, or undefined for a code that is not listed. */
export function slideTypeName(code: number): keyof typeof SLIDE_TYPE | undefined {
  return nameOf(SLIDE_TYPE, code);
}

function nameOf<Table extends Record<string, number>>(table: Table, code: number): keyof Table | undefined {
  return (Object.keys(table) as (keyof Table)[]).find((name) => table[name] === code);
}
