/** Starts everything that works behind one `<sqs-site>`: consent, tracking, page views, clicks, error reports. */
import type { Site } from '../../domain/site/page-context.ts';
import { BUTTON_SELECTOR } from '../../domain/tracking/button-selector.ts';
import { FORM_TAGS } from '../../domain/tracking/form-tags.ts';
import { type ConsentStore, createConsentStore } from '../consent/consent-store.ts';
import { watchErrors } from '../errors/error-watch.ts';
import { createHttp } from '../http/http.ts';
import { type Beacon, createBeacon } from '../tracking/beacon.ts';
import type { ClickEnvironment } from '../tracking/click-tracker.ts';
import { firstTouch } from '../tracking/first-touch.ts';
import { countPageViews } from '../tracking/page-views.ts';
import { createTracker, type TrackerEnvironment, trackerEnvironment } from '../tracking/tracker.ts';
import type { PageLifeEnvironment } from './page-life.ts';
import { setPage } from './site-registry.ts';

export interface PageOptions {
  /** The reporting app of error entries; the kit's own name by default. */
  errorApp?: string | undefined;
  reportsErrors: boolean;
  sendsHeartbeats: boolean | undefined;
  /** False when the same page starts anew because its settings changed: the visitor sees it only once. */
  countsThisView: boolean;
}

export interface PageServicesEnvironment extends PageLifeEnvironment, Pick<ClickEnvironment, 'location'> {
  beacon: Beacon;
  consent: ConsentStore;
  tracking: TrackerEnvironment;
  /** Whether the page has buttons whose showing is counted. */
  hasButtons: () => boolean;
  /** Resolves when a tag that shows forms is defined. */
  formsExist: () => Promise<unknown>;
}

/** @returns takes the site away and stops everything; what still waits is sent */
export function startPage(
  site: Site,
  { errorApp, reportsErrors, sendsHeartbeats, countsThisView }: PageOptions,
  environment: PageServicesEnvironment = pageEnvironment(site),
): () => void {
  const { beacon, consent, tracking } = environment;
  const { pagePath: path } = tracking.page();
  consent.enforce();
  const tracker = createTracker(site, consent.get, tracking);
  const working = new AbortController();
  const { signal } = working;
  const leave = setPage({ site, tracker, consent });

  if (reportsErrors) {
    const load = async () => {
      const { createErrorReporter } = await import('../errors/error-reporter.ts');
      return createErrorReporter({ beacon, app: errorApp, site, page: tracking.page, environment });
    };
    watchErrors(load, environment, signal);
  }
  if (!tracker.skipReason) {
    const view = () => void tracker.hit('pageView');
    countPageViews(view, { path, countsThisView }, environment, signal);
    startLater(async () => {
      // A page without buttons may get some, or show them in a pop-up.
      if (!environment.hasButtons()) await firstTouch(environment, signal);
      return (await import('../tracking/button-tracker.ts')).trackButtons(
        tracker,
        countsThisView,
        environment,
      );
    }, signal);
    startLater(async () => {
      await environment.formsExist();
      return (await import('../tracking/form-views.ts')).countFormViews(tracker, site);
    }, signal);
    if (sendsHeartbeats) {
      const beat = () => void tracker.hit('heartbeat');
      startLater(
        async () => (await import('../tracking/heartbeats.ts')).countHeartbeats(beat, environment),
        signal,
      );
    }
  }
  return () => {
    leave();
    working.abort();
    beacon.close();
  };
}

/** Most pages have none of it, so it is fetched when asked for. Not fetched: not counted, and nobody would notice. */
function startLater(start: () => Promise<() => void>, signal: AbortSignal): void {
  const begin = (stop: () => void) => (signal.aborted ? stop() : signal.addEventListener('abort', stop));
  start().then(begin, () => undefined);
}

function pageEnvironment(site: Site): PageServicesEnvironment {
  const beacon = createBeacon(createHttp(site.apiRoot), site.apiRoot);
  const consent = createConsentStore(site.consent);
  const hasButtons = () => document.querySelector(BUTTON_SELECTOR) !== null;
  const formsExist = () => Promise.race(FORM_TAGS.map((tag) => customElements.whenDefined(tag)));
  const tracking = trackerEnvironment(beacon);
  return { window, document, location, beacon, consent, hasButtons, formsExist, tracking };
}
