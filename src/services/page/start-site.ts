/** Starts what works behind a page from what its `<sqs-site>` says. */

import type { Mistake } from '../../domain/schema.ts';
import { isConsentClear, readSite } from '../../domain/site/page-context.ts';
import type { SiteConfig } from '../../domain/site/site-schema.ts';
import { startPage } from './page-services.ts';

export { endOfPreview } from './end-of-preview.ts';

/**
 * @param mistakes those of the settings
 * @param report tells the author of one more
 * @param countsThisView false when the visitor has been counted on this page
 * @returns takes the site away and stops everything
 */
export function startSite(
  settings: SiteConfig,
  mistakes: readonly Mistake[],
  report: (mistake: Mistake) => void,
  countsThisView: boolean,
): () => void {
  const { errorApp, noErrorReports, heartbeats, cookieSettings } = settings;
  const isClear = isConsentClear(cookieSettings, mistakes);
  if (!isClear)
    report({
      path: 'cookieSettings',
      reason: 'cannot be read: nothing is kept before the visitor agrees',
    });
  return startPage(readSite(settings, isClear), {
    errorApp,
    reportsErrors: !noErrorReports,
    sendsHeartbeats: heartbeats,
    countsThisView,
  });
}
