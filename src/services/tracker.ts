/** Tracks the visitor of one site: who is counted, with which cookies, through which calls (spec 1 §3, §6, §7). */
import type { Consent } from '../domain/cookies/consent.ts';
import type { Site } from '../domain/site/page-context.ts';
import type { ButtonRecord } from '../domain/tracking/button.ts';
import type { FormRender } from '../domain/tracking/form-render.ts';
import {
  buildHit,
  EVENT_TYPE,
  type EventType,
  hitFields,
  type MediaFacts,
  type PageFacts,
} from '../domain/tracking/hit.ts';
import type { PopupEvent } from '../domain/tracking/popup-event.ts';
import { type SkipReason, trackingSkipReason } from '../domain/tracking/visitor.ts';
import type { Beacon, Report } from './beacon.ts';
import { createCookies } from './cookies.ts';
import type { EventsApi } from './events-api.ts';
import { readPageFacts } from './page-facts.ts';
import { createVisitorCookies, type VisitorCookies } from './visitor-cookies.ts';

/**
 * Each call says whether it was delivered; where nothing is tracked it does nothing and says false. None rejects.
 */
export interface Tracker {
  /** Why nothing is tracked here; undefined when this is a visitor to be counted. */
  readonly skipReason: SkipReason | undefined;
  /** True when no click needs to be held for tracking. */
  readonly survivesLeaving: boolean;
  pageView(): Promise<boolean>;
  search(query: string): Promise<boolean>;
  heartbeat(): Promise<boolean>;
  audio(facts: MediaFacts): Promise<boolean>;
  video(facts: MediaFacts): Promise<boolean>;
  buttonClick(record: ButtonRecord): Promise<boolean>;
  buttonRender(record: ButtonRecord): Promise<boolean>;
  formRender(render: Omit<FormRender, 'visitorCookie'>): Promise<boolean>;
  popup(event: PopupEvent): Promise<boolean>;
  quickView(id: string): Promise<boolean>;
  event(name: string, payload: object, encoding?: 'form' | 'json'): Promise<boolean>;
}

export interface TrackerEnvironment {
  beacon: Pick<Beacon, 'send' | 'survivesLeaving'>;
  visitor: VisitorCookies;
  /** Fetched with the first named event: most pages have none. */
  events: () => Promise<EventsApi>;
  page: () => PageFacts;
}

/**
 * @param consent the visitor's present answer; without it hits are sent that name nobody
 */
export function createTracker(
  site: Site,
  consent: () => Consent,
  { beacon, visitor, events, page }: TrackerEnvironment,
): Tracker {
  const skipReason = trackingSkipReason({
    accountRoles: site.account?.roles,
    pageType: site.pageType,
    pagePath: page().pagePath,
    analyticsDisabled: site.analyticsDisabled,
    isDesignFrame: site.isDesignFrame,
  });

  const unlessSkipped = (call: () => Promise<unknown>) =>
    skipReason
      ? Promise.resolve(false)
      : call().then(
          () => true,
          () => false,
        );
  const census = (path: string, report?: Report) =>
    unlessSkipped(() => beacon.send(`census/${path}`, report));
  const visitorCookie = () => (consent().performance ? visitor.current() : undefined);
  const hit = (type: EventType, extra: Partial<MediaFacts> & { query?: string } = {}) =>
    unlessSkipped(() => {
      visitor.touch(consent());
      const fields = hitFields(type, { ...buildHit(site, page()), ...extra }, visitorCookie());
      return beacon.send('census/RecordHit', { form: new URLSearchParams(fields) });
    });

  return {
    skipReason,
    survivesLeaving: beacon.survivesLeaving,
    pageView: () => hit(EVENT_TYPE.pageView),
    search: (query) => hit(EVENT_TYPE.siteSearch, { query }),
    heartbeat: () => hit(EVENT_TYPE.heartbeat),
    audio: (facts) => hit(EVENT_TYPE.audio, facts),
    video: (facts) => hit(EVENT_TYPE.video, facts),
    buttonClick: (json) => census('button-click', { json }),
    buttonRender: (json) => census('button-render', { json }),
    formRender: (render) => census('form-render', { json: { ...render, visitorCookie: visitorCookie() } }),
    popup: (json) => census('overlay', { json }),
    quickView: (id) => census(`RecordQuickView/${encodeURIComponent(id)}`),
    event: (name, payload, encoding) =>
      unlessSkipped(async () => {
        visitor.eventId(consent());
        const data = { ...buildHit(site, page()), ...payload, eventName: name };
        await (await events()).recordEvent(name, data, encoding);
      }),
  };
}

/** @param beacon shared by everything that reports from this page, so that its budget is kept once */
export function trackerEnvironment(beacon: Pick<Beacon, 'send' | 'survivesLeaving'>): TrackerEnvironment {
  return {
    beacon,
    visitor: createVisitorCookies(),
    events: async () => (await import('./events-api.ts')).createEventsApi(beacon, createCookies()),
    page: readPageFacts,
  };
}
