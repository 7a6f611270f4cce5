/** The hit: the payload of every census and event call about a page (behaviour/tracking#hits). */
import type { Site } from '../site/page-context.ts';

/** Codes of what a hit reports. */
export const EVENT_TYPE = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type EventType = keyof typeof EVENT_TYPE;

/** The part of a hit that the browser knows: the page at this moment. Field names are those of the call. */
export interface PageFacts {
  /** Path without query and hash. */
  pagePath: string;
  /** With `#`, or empty. */
  pageHash: string;
  userAgent: string;
  /** ms since the epoch. */
  clientDate: number;
  /** css px, as the three below. */
  viewportInnerWidth: number;
  viewportInnerHeight: number;
  screenWidth: number;
  screenHeight: number;
  url: string;
  title: string;
}

/** `data` of a hit, with the field names of the call. Absent values are left out when it is written as JSON. */
export interface HitData extends PageFacts {
  websiteId: string | undefined;
  templateId: string | undefined;
  variantId: string | undefined;
  memberAccountId: string | undefined;
  member_locale: string | undefined;
  website_locale: string | undefined;
  itemId: string | undefined;
  recordType: number | undefined;
  collectionId: string | undefined;
}

type HitSite = Pick<
  Site,
  | 'websiteId'
  | 'templateId'
  | 'variantId'
  | 'memberAccountId'
  | 'memberLocale'
  | 'websiteLocale'
  | 'itemId'
  | 'recordType'
  | 'collectionId'
>;

/** @returns the data of a hit about `page` on `site`. */
export function buildHit(site: HitSite, page: PageFacts): HitData {
  return {
    websiteId: site.websiteId,
    templateId: site.templateId,
    variantId: site.variantId,
    memberAccountId: site.memberAccountId,
    member_locale: site.memberLocale,
    website_locale: site.websiteLocale,
    itemId: site.itemId,
    recordType: site.recordType,
    collectionId: site.collectionId,
    ...page,
  };
}

/** What the visitor did to a player; `position` and `duration` are seconds. */
export interface MediaFacts {
  action: 'play' | 'pause' | 'progress' | 'ended';
  /** How much has been heard, with `progress`: 25, 50 or 75. */
  percent?: number;
  mediaId: string;
  title: string | undefined;
  position: number;
  duration: number | undefined;
}

/** Fields of `POST /api/census/RecordHit`. Without a visitor cookie `ss_cvr` is empty. */
export function hitFields(
  type: EventType,
  data: HitData & Partial<MediaFacts> & { query?: string },
  visitorCookie: string | undefined,
): Record<'event' | 'data' | 'ss_cvr', string> {
  return { event: String(EVENT_TYPE[type]), data: JSON.stringify(data), ss_cvr: visitorCookie ?? '' };
}
