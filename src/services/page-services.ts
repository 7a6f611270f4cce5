/** Starts everything that works behind one `<sqs-site>`: consent, tracking, page views, clicks, error reports. */
import type { Site } from '../domain/site/page-context.ts';
import { type Beacon, createBeacon } from './beacon.ts';
import { type ClickEnvironment, trackClicks } from './click-tracker.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';
import { watchErrors } from './error-watch.ts';
import { createHttp } from './http.ts';
import type { PageLifeEnvironment } from './page-life.ts';
import { countPageViews } from './page-views.ts';
import { setPage } from './site-registry.ts';
import { createTracker, type Tracker, type TrackerEnvironment, trackerEnvironment } from './tracker.ts';

/** Name under which the kit reports script errors, where the owner gives none. */
export const ERROR_APP = 'sqs-kit';

export interface PageOptions {
  /** The reporting app of error entries. */
  errorApp?: string;
  reportsErrors?: boolean;
  sendsHeartbeats?: boolean;
}

export interface PageServicesEnvironment extends PageLifeEnvironment, Pick<ClickEnvironment, 'location'> {
  beacon: Beacon;
  consent: ConsentStore;
  tracking: TrackerEnvironment;
}

/** @returns takes the site away and stops everything; what still waits is sent */
export function startPage(
  site: Site,
  options: PageOptions = {},
  environment: PageServicesEnvironment = pageEnvironment(site),
): () => void {
  const { errorApp = ERROR_APP, reportsErrors = true, sendsHeartbeats = false } = options;
  const { beacon, consent, tracking } = environment;
  const tracker = createTracker(site, consent.get, tracking);
  const stops = [setPage({ site, tracker, consent })];

  if (reportsErrors) {
    const context = () => errorContext(site, tracking);
    const load = async () => {
      const { createErrorReporter } = await import('./error-reporter.ts');
      return createErrorReporter({ beacon, app: errorApp, context, environment });
    };
    stops.push(watchErrors(load, environment));
  }
  if (!tracker.skipReason) {
    const { survivesLeaving } = tracker;
    stops.push(
      countPageViews(() => void tracker.pageView(), tracking.page().path, environment),
      trackClicks({ track: tracker.buttonClick, survivesLeaving, environment }),
    );
    if (sendsHeartbeats) stops.push(startHeartbeats(tracker, environment));
  }
  return () => {
    for (const stop of stops) stop();
    beacon.close();
  };
}

/** Most pages send none, so what counts them is fetched when asked for. */
function startHeartbeats(tracker: Tracker, environment: PageLifeEnvironment): () => void {
  let stop = () => {};
  let isStopped = false;
  import('./heartbeats.ts').then(
    ({ countHeartbeats }) => {
      if (!isStopped) stop = countHeartbeats(() => void tracker.heartbeat(), environment);
    },
    () => undefined, // Not fetched: no heartbeats, and nothing a visitor would notice.
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** What an error entry says about the page (spec 1 §3). */
function errorContext(site: Site, { page }: TrackerEnvironment): Record<string, unknown> {
  const { url, userAgent } = page();
  return { websiteId: site.websiteId, templateId: site.templateId, url, userAgent };
}

function pageEnvironment(site: Site): PageServicesEnvironment {
  const beacon = createBeacon(createHttp(site.apiRoot), site.apiRoot);
  const consent = createConsentStore(site.consent);
  return { window, document, location, beacon, consent, tracking: trackerEnvironment(beacon) };
}
