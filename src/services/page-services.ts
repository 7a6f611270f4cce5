/** Starts everything that works behind one `<sqs-site>`: consent, tracking, page views, clicks, error reports. */
import type { Site } from '../domain/site/page-context.ts';
import { BUTTON_SELECTOR } from '../domain/tracking/button-selector.ts';
import { type Beacon, createBeacon } from './beacon.ts';
import type { ClickEnvironment } from './click-tracker.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';
import { watchErrors } from './error-watch.ts';
import { onFirstTouch } from './first-touch.ts';
import { createHttp } from './http.ts';
import type { PageLifeEnvironment } from './page-life.ts';
import { countPageViews } from './page-views.ts';
import { setPage } from './site-registry.ts';
import { createTracker, type TrackerEnvironment, trackerEnvironment } from './tracker.ts';

/** The tags that show a form; the page layer looks at them, so that forms carry nothing for it. */
const FORM_TAGS = ['sqs-form', 'sqs-newsletter'];
/** Name under which the kit reports script errors, where the owner gives none. */
export const ERROR_APP = 'sqs-kit';

export interface PageOptions {
  /** The reporting app of error entries. */
  errorApp?: string;
  reportsErrors?: boolean;
  sendsHeartbeats?: boolean;
  /** False when the same page starts anew because its settings changed: the visitor sees it only once. */
  countsThisView?: boolean;
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
  options: PageOptions = {},
  environment: PageServicesEnvironment = pageEnvironment(site),
): () => void {
  const {
    errorApp = ERROR_APP,
    reportsErrors = true,
    sendsHeartbeats = false,
    countsThisView = true,
  } = options;
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
    const { pageView } = tracker;
    const countButtons = () =>
      startLater(async () =>
        (await import('./button-tracker.ts')).trackButtons(tracker, countsThisView, environment),
      );
    stops.push(
      countPageViews(() => void pageView(), tracking.page().path, environment, countsThisView),
      environment.hasButtons() ? countButtons() : startAtFirstTouch(countButtons, environment),
    );
    stops.push(
      startLater(async () => {
        await environment.formsExist();
        return (await import('./form-views.ts')).countFormViews(tracker, site);
      }),
    );
    if (sendsHeartbeats) {
      const beat = () => void tracker.heartbeat();
      stops.push(
        startLater(async () => (await import('./heartbeats.ts')).countHeartbeats(beat, environment)),
      );
    }
  }
  return () => {
    for (const stop of stops) stop();
    beacon.close();
  };
}

/** Most pages have none of it, so it is fetched when asked for. */
function startLater(start: () => Promise<() => void>): () => void {
  let stop = () => {};
  let isStopped = false;
  start().then(
    (started) => {
      stop = started;
      if (isStopped) stop();
    },
    () => undefined, // Not fetched: not counted, and nothing a visitor would notice.
  );
  return () => {
    isStopped = true;
    stop();
  };
}

/** A page without buttons may get some, or show them in a pop-up. */
function startAtFirstTouch(start: () => () => void, environment: PageLifeEnvironment): () => void {
  let stop = () => {};
  const stopWaiting = onFirstTouch(() => {
    stop = start();
  }, environment);
  return () => {
    stopWaiting();
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
  const hasButtons = () => document.querySelector(BUTTON_SELECTOR) !== null;
  const formsExist = () => Promise.race(FORM_TAGS.map((tag) => customElements.whenDefined(tag)));
  const tracking = trackerEnvironment(beacon);
  return { window, document, location, beacon, consent, hasButtons, formsExist, tracking };
}
