/** Tracks the visitor of one site: who is counted, with which cookies, through which calls (behaviour/tracking#hits). */

import { RECORD_HIT } from '../../domain/api/tracking.ts';
import type { Consent } from '../../domain/cookies/consent.ts';
import type { Site } from '../../domain/site/page-context.ts';
import type { CensusCall } from '../../domain/tracking/census.ts';
import {
  buildHit,
  type EventType,
  hitFields,
  type MediaFacts,
  type PageFacts,
} from '../../domain/tracking/hit.ts';
import { type SkipReason, trackingSkipReason } from '../../domain/tracking/visitor.ts';
import { createCookies } from '../page/cookies.ts';
import type { Beacon } from './beacon.ts';
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
  /** @param type a name in `EVENT_TYPE`; a search says its query, a player what happened to it */
  hit(type: EventType, details?: Partial<MediaFacts> & { query?: string }): Promise<boolean>;
  /** One of the calls of domain/tracking/census.ts. */
  census(call: CensusCall): Promise<boolean>;
  /** A named event, with the page and the visitor's identifier. */
  event(name: string, payload: object, encoding?: 'form' | 'json'): Promise<boolean>;
  /** The text of `ss_cvr`; undefined without one, and without consent. */
  visitorCookie(): string | undefined;
}

export interface TrackerEnvironment {
  beacon: Pick<Beacon, 'send' | 'crumb' | 'survivesLeaving'>;
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
  const skipReason = trackingSkipReason(site, page().pagePath);

  async function track(call: () => Promise<unknown>): Promise<boolean> {
    if (skipReason) return false;
    try {
      await call();
      return true;
    } catch {
      // Refused, lost or blocked: tracking is given up, and the page does not notice.
      return false;
    }
  }
  const visitorCookie = () => (consent().performance ? visitor.current() : undefined);
  const describe = (details?: object) => ({ ...buildHit(site, page()), ...details });

  return {
    skipReason,
    survivesLeaving: beacon.survivesLeaving,
    visitorCookie,
    hit: (type, details) =>
      track(() => {
        visitor.touch(consent());
        const fields = hitFields(type, describe(details), visitorCookie());
        return beacon.send(RECORD_HIT.path, { form: new URLSearchParams(fields) });
      }),
    census: ({ path, json }) => track(() => beacon.send(path, { json })),
    event: (name, payload, encoding) =>
      track(async () => {
        const data = describe({ ...payload, eventName: name });
        await (await events()).recordEvent(name, data, encoding, consent());
      }),
  };
}

/** @param beacon shared by everything that reports from this page, so that its budget is kept once */
export function trackerEnvironment(
  beacon: Pick<Beacon, 'send' | 'crumb' | 'survivesLeaving'>,
): TrackerEnvironment {
  return {
    beacon,
    visitor: createVisitorCookies(),
    events: async () => (await import('./events-api.ts')).createEventsApi(beacon, createCookies()),
    page: readPageFacts,
  };
}
