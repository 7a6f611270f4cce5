/** Decides whether a pop-up may show on this page to this visitor, and what it has to wait for. */
import type { Mistake } from '../schema.ts';
import { isScreenshot } from '../site/screenshot.ts';
import { MS_PER_DAY } from '../time.ts';
import { PAGE_TYPE } from '../tracking/page-types.ts';
import type { PopupRecord } from './record.ts';
import { NEVER_SHOW_AGAIN, POPUP_STYLE, type PopupSettings } from './settings.ts';
import type { HoldReason } from './triggers.ts';

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
  /** True for a signed-in owner, who sees a preview without the visitor's history. */
  isPreview: boolean;
  /** Query string of the page, with or without `?`. */
  query: string;
  page: {
    /** Page-type code; undefined when the page does not say. */
    type: number | undefined;
    collectionId: string | undefined;
    isSplash: boolean;
  };
}

/** The display policy: the page's rules first, then the settings', then the visitor's history. */
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
  if (settings.style === POPUP_STYLE.show && isMobile && !settings.enableMobile) return 'mobile';
  return pageSettingsRefusal(settings, page.collectionId);
}

/**
 * What the owner's settings alone say of a page, in the browser and on a server that renders the pop-up.
 * @param page as the settings name pages: the id of its collection, or its path
 */
export function pageSettingsRefusal(
  { style, enabledPages, showOnAllPages = enabledPages === undefined }: PageSettings,
  page: string | undefined,
): PopupReason | undefined {
  if (style !== POPUP_STYLE.show) return 'style-none';
  const isEnabled = showOnAllPages || (page !== undefined && enabledPages?.includes(page));
  return isEnabled ? undefined : 'page-not-enabled';
}

type PageSettings = Pick<PopupSettings, 'style' | 'enabledPages' | 'showOnAllPages'>;

/** What the owner will wonder about: settings that can never open the pop-up. */
export function popupMistakes({ style, showOnTimer, showOnScroll }: PopupSettings): Mistake[] {
  if (style !== undefined || !(showOnTimer || showOnScroll)) return [];
  return [{ path: 'style', reason: `is missing: it opens by itself with ${POPUP_STYLE.show} only` }];
}

/** What a visitor has before them and does, as far as a pop-up must not come between. */
export interface PopupSurroundings {
  isHidden: boolean;
  isPrerendering: boolean;
  hasModal: boolean;
  /** Another pop-up is open: one at a time. */
  isOtherPopupOpen: boolean;
  /** The cookie banner asks: that comes first. */
  isBannerUp: boolean;
  isTyping: boolean;
}

/** @returns what a pop-up that could open has to wait for */
export function popupHolds(surroundings: PopupSurroundings): HoldReason[] {
  const holds: [HoldReason, boolean][] = [
    ['hidden', surroundings.isHidden],
    ['prerendering', surroundings.isPrerendering],
    ['modal', surroundings.hasModal],
    ['other-popup', surroundings.isOtherPopupOpen],
    ['banner', surroundings.isBannerUp],
    ['text-field', surroundings.isTyping],
  ];
  return holds.filter(([, isHeld]) => isHeld).map(([reason]) => reason);
}

function decideByRecord({ settings, record, now }: PopupSituation): PopupDecision {
  if (!record) return { show: true, reason: 'never-seen' };
  if (record.version === undefined || record.version < settings.version) {
    return { show: true, reason: 'new-version' };
  }
  if (record.submitted && settings.showUntilSignup) return { show: false, reason: 'submitted' };
  // Only who has closed it has had enough of it: without a closed date it shows, "never again" included.
  if (record.closedAt === undefined) return { show: true, reason: 'never-closed' };
  if (settings.displayFrequency === NEVER_SHOW_AGAIN) return { show: false, reason: 'never-again' };
  // The distance, not the difference: a closed date written while the clock ran ahead must not hide the
  // pop-up until the clock gets there.
  const passed = Math.abs(now - record.closedAt) >= settings.displayFrequency * MS_PER_DAY;
  return passed ? { show: true, reason: 'frequency-passed' } : { show: false, reason: 'closed-recently' };
}
