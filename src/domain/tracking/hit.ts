/** The hit: the payload of every census and event call about a page (spec 1 §3, §7). */
import type { Site } from '../site/page-context.ts';

/** Codes of what a hit reports (spec 1 §3). */
export const EVENT_TYPE = { pageView: 1, siteSearch: 2, heartbeat: 10, audio: 20, video: 21 } as const;
export type EventType = (typeof EVENT_TYPE)[keyof typeof EVENT_TYPE];

/** What the browser knows about the page at the moment of the hit. */
export interface PageFacts {
  url: string;
  /** Path without query and hash. */
  path: string;
  /** With `#`, or empty. */
  hash: string;
  title: string;
  userAgent: string;
  /** css px */
  viewport: { width: number; height: number };
  /** css px */
  screen: { width: number; height: number };
  /** ms since the epoch. */
  now: number;
}

/** `data` of a hit, with the field names of spec 1 §3. Absent values are left out when it is written as JSON. */
export interface HitData {
  websiteId: string | undefined;
  templateId: string | undefined;
  variantId: string | undefined;
  memberAccountId: string | undefined;
  pagePath: string;
  pageHash: string;
  member_locale: string | undefined;
  website_locale: string | undefined;
  userAgent: string;
  clientDate: number;
  viewportInnerWidth: number;
  viewportInnerHeight: number;
  screenWidth: number;
  screenHeight: number;
  url: string;
  title: string;
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
  | 'item'
  | 'collection'
>;

/** @returns the data of a hit about `page` on `site`. */
export function buildHit(site: HitSite, page: PageFacts): HitData {
  return {
    websiteId: site.websiteId,
    templateId: site.templateId,
    variantId: site.variantId,
    memberAccountId: site.memberAccountId,
    pagePath: page.path,
    pageHash: page.hash,
    member_locale: site.memberLocale,
    website_locale: site.websiteLocale,
    userAgent: page.userAgent,
    clientDate: page.now,
    viewportInnerWidth: page.viewport.width,
    viewportInnerHeight: page.viewport.height,
    screenWidth: page.screen.width,
    screenHeight: page.screen.height,
    url: page.url,
    title: page.title,
    itemId: site.item.id,
    recordType: site.item.recordType,
    collectionId: site.collection.id,
  };
}

/** What the visitor did to a player; `position` and `duration` are seconds. */
export interface MediaFacts {
  action: 'play' | 'pause' | 'ended';
  mediaId: string;
  title: string | undefined;
  position: number;
  duration: number | undefined;
}

/** Fields of `POST /api/census/RecordHit` (spec 1 §7). Without a visitor cookie `ss_cvr` is empty. */
export function hitFields(
  type: EventType,
  data: HitData & Partial<MediaFacts> & { query?: string },
  visitorCookie: string | undefined,
): Record<'event' | 'data' | 'ss_cvr', string> {
  return { event: String(type), data: JSON.stringify(data), ss_cvr: visitorCookie ?? '' };
}
