/** Starts what works behind a page from what its `<sqs-site>` says. */

import { objectOf } from '../../domain/json.ts';
import type { Mistake } from '../../domain/schema.ts';
import { readSite, unclearConsent } from '../../domain/site/page-context.ts';
import type { SiteConfig } from '../../domain/site/site-schema.ts';
import { startPage } from './page-services.ts';

export { endOfPreview } from './end-of-preview.ts';

/**
 * @param mistakes those of the settings
 * @param attributes the names of those that the tag has
 * @param report tells the author of one more
 * @param countsThisView false when the visitor has been counted on this page
 * @returns takes the site away and stops everything
 */
export function startSite(
  settings: SiteConfig,
  mistakes: readonly Mistake[],
  attributes: readonly string[],
  report: (mistake: Mistake) => void,
  countsThisView: boolean,
): () => void {
  const { errorApp, noErrorReports, heartbeats } = settings;
  const unclear = unclearConsent(objectOf(settings), mistakes, attributes);
  if (unclear !== undefined)
    report({ path: unclear, reason: 'cannot be read: nothing is kept before the visitor agrees' });
  return startPage(readSite(settings, unclear === undefined), {
    errorApp,
    reportsErrors: !noErrorReports,
    sendsHeartbeats: heartbeats,
    countsThisView,
  });
}
