/** Tells a screenshot service's visit from a person's: nothing may cover the page then (behaviour/site#bars-and-badge). */

/** @param query of the page, with or without `?` */
export function isScreenshot(query: string): boolean {
  return /(?:^|[?&])sqsscreenshot=true(?:&|$)/.test(query);
}
