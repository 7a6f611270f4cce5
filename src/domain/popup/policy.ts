/** Decides whether a pop-up may show on this page to this visitor now (spec 1 §2, §4, §6). */
import { isScreenshot } from '../site/screenshot.ts';
import { MS_PER_DAY } from '../time.ts';
import { PAGE_TYPE } from '../tracking/page-types.ts';
import type { PopupRecord } from './record.ts';
import { NEVER_SHOW_AGAIN, POPUP_STYLE, type PopupSettings } from './settings.ts';

export type PopupReason =
  // shown, because
  | 'preview'
  | 'never-seen'
  | 'new-version'
  | 'never-closed'
  | 'frequency-passed'
  // not shown, because
  | 'style-none'
  | 'screenshot'
  | 'mobile'
  | 'not-found-splash'
  | 'lock-screen'
  | 'page-not-enabled'
  | 'submitted'
  | 'never-again'
  | 'closed-recently';

export interface PopupDecision {
  show: boolean;
  reason: PopupReason;
}

export interface PopupSituation {
  settings: PopupSettings;
  record: PopupRecord | undefined;
  /** ms since the epoch. */
  now: number;
  isMobile: boolean;
  /** True for a signed-in owner, who sees a preview without the visitor's history (spec 1 §4). */
  isPreview: boolean;
  /** Query string of the page, with or without `?`. */
  query: string;
  page: {
    /** Page-type code of spec 1 §2; undefined when the page does not say. */
    type: number | undefined;
    collectionId: string | undefined;
    isSplash: boolean;
  };
}

/** The display policy: the page's rules first, then the settings', then the visitor's history (spec 1 §4). */
export function decidePopup(situation: PopupSituation): PopupDecision {
  const refusal = pageRefusal(situation) ?? settingsRefusal(situation);
  if (refusal) return { show: false, reason: refusal };
  if (situation.isPreview) return { show: true, reason: 'preview' };
  return decideByRecord(situation);
}

function pageRefusal({ page, query }: PopupSituation): PopupReason | undefined {
  if (isScreenshot(query)) return 'screenshot';
  if (page.type === PAGE_TYPE.lockScreen) return 'lock-screen';
  if (page.type === PAGE_TYPE.notFound && page.isSplash) return 'not-found-splash';
  return undefined;
}

function settingsRefusal({ settings, isMobile, page }: PopupSituation): PopupReason | undefined {
  if (settings.style !== POPUP_STYLE.show) return 'style-none';
  if (isMobile && !settings.enableMobile) return 'mobile';
  const { enabledPages, showOnAllPages = enabledPages === undefined } = settings;
  if (showOnAllPages) return undefined;
  const enabled = page.collectionId !== undefined && enabledPages?.includes(page.collectionId);
  return enabled ? undefined : 'page-not-enabled';
}

function decideByRecord({ settings, record, now }: PopupSituation): PopupDecision {
  if (!record) return { show: true, reason: 'never-seen' };
  if (record.version === undefined || record.version < settings.version) {
    return { show: true, reason: 'new-version' };
  }
  if (record.submitted && settings.showUntilSignup) return { show: false, reason: 'submitted' };
  if (settings.displayFrequency === NEVER_SHOW_AGAIN) return { show: false, reason: 'never-again' };
  if (record.closedAt === undefined) return { show: true, reason: 'never-closed' };
  // The distance, not the difference: a closed date written while the clock ran ahead must not hide the
  // pop-up until the clock gets there.
  const passed = Math.abs(now - record.closedAt) >= settings.displayFrequency * MS_PER_DAY;
  return passed ? { show: true, reason: 'frequency-passed' } : { show: false, reason: 'closed-recently' };
}
