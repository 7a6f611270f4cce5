/** Whether a cookie banner comes before the pop-up (behaviour/pop-up#when-it-shows). */

/** How long a banner and its site may be on their way. What was blocked never comes, and holds nobody up for longer. */
const BANNER_WAIT_MS = 10_000;

export interface BannerSituation {
  /** There is a banner in the page … */
  hasBanner: boolean;
  /** … and its script has come. */
  hasCome: boolean;
  /** There is a site in the page: a banner without one never asks. */
  hasSite: boolean;
  /** Whether the banner has to ask; undefined until the services of the site know. */
  asks: boolean | undefined;
  /** Time since the page was opened. */
  passedMs: number;
}

export function isBannerAhead({ hasBanner, hasCome, hasSite, asks, passedMs }: BannerSituation): boolean {
  const isDue = passedMs > BANNER_WAIT_MS;
  if (!hasBanner || (isDue && !hasCome)) return false;
  return asks ?? (!isDue && hasSite);
}
