/** Tells a screenshot service's visit from a person's: nothing may cover the page then (spec 1 §2, §4). */

/** @param query of the page, with or without `?` */
export function isScreenshot(query: string): boolean {
  return /(?:^|[?&])sqsscreenshot=true(?:&|$)/.test(query);
}
