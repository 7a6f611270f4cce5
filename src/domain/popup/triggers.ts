/** When a pop-up opens by itself: the timer and scroll triggers as one state machine. */
import type { PopupSettings } from './settings.ts';

/** Scroll positions are looked at no more often than this. */
export const SCROLL_THROTTLE_MS = 100;

export type PopupTrigger = 'time' | 'scroll';

/**
 * Why a pop-up has to wait (policy.ts says when). All but a focused text field also stop the timer: only time in which
 * the visitor could have seen the pop-up counts. A text field only delays the opening, so that focus is never taken from
 * someone who is typing.
 */
export type HoldReason = 'hidden' | 'prerendering' | 'modal' | 'other-popup' | 'banner' | 'text-field';

const STOPS_TIMER: readonly HoldReason[] = ['hidden', 'prerendering', 'modal', 'other-popup', 'banner'];

export interface TriggerState {
  /** ms until the timer trigger; undefined when it is off. */
  readonly timerDelay: number | undefined;
  /** Share of the scrollable height, 0–1; undefined when the scroll trigger is off. */
  readonly scrollFraction: number | undefined;
  readonly holds: readonly HoldReason[];
  /** Visible ms counted up to `countedAt`. */
  readonly visibleMs: number;
  readonly countedAt: number;
  readonly measuredAt: number | undefined;
  /** The trigger whose condition came true first; the other one is cancelled from then on. */
  readonly due: PopupTrigger | undefined;
  readonly phase: 'waiting' | 'fired' | 'cancelled';
}

export interface ScrollMeasure {
  /** css px */
  scrollTop: number;
  viewportHeight: number;
  contentHeight: number;
  /** True once the page is loaded and its height has settled: earlier a short page is only unfinished. */
  settled: boolean;
}

export type TriggerEvent =
  | { type: 'tick' }
  | { type: 'hold' | 'release'; reason: HoldReason }
  | { type: 'measure'; measure: ScrollMeasure }
  | { type: 'cancel' };

/** @param now ms of a clock that never runs backwards (`performance.now()`). */
export function startTriggers(
  settings: Pick<PopupSettings, 'showOnTimer' | 'timerDelay' | 'showOnScroll' | 'scrollPercentage'>,
  holds: readonly HoldReason[],
  now: number,
): TriggerState {
  const state: TriggerState = {
    timerDelay: settings.showOnTimer ? settings.timerDelay : undefined,
    scrollFraction: settings.showOnScroll ? settings.scrollPercentage / 100 : undefined,
    holds: [...new Set(holds)],
    visibleMs: 0,
    countedAt: now,
    measuredAt: undefined,
    due: undefined,
    phase: 'waiting',
  };
  return settle(state);
}

/** @returns the state after `event` at `now`; `phase: 'fired'` with `due` says: open now, for this reason. */
export function stepTriggers(before: TriggerState, event: TriggerEvent, now: number): TriggerState {
  if (before.phase !== 'waiting') return before;
  if (event.type === 'cancel') return { ...before, phase: 'cancelled' };
  const state = countTime(before, now);
  switch (event.type) {
    case 'tick':
      return settle(state);
    case 'hold':
      return settle({ ...state, holds: [...new Set([...state.holds, event.reason])] });
    case 'release':
      return settle({ ...state, holds: state.holds.filter((reason) => reason !== event.reason) });
    case 'measure':
      return settle({ ...state, measuredAt: now, due: state.due ?? scrollDue(state, event.measure) });
  }
}

/** @returns ms until the next `tick` is worth sending, or undefined when no timer is needed. */
export function nextTickMs(state: TriggerState): number | undefined {
  if (state.phase !== 'waiting' || state.due || state.timerDelay === undefined) return undefined;
  return isTimerStopped(state) ? undefined : Math.max(0, state.timerDelay - state.visibleMs);
}

/** @returns ms to wait before the scroll position is read: 0 now, otherwise the rest of the throttle. */
export function measureDelayMs(state: TriggerState, now: number): number {
  if (state.measuredAt === undefined) return 0;
  return Math.min(SCROLL_THROTTLE_MS, Math.max(0, state.measuredAt + SCROLL_THROTTLE_MS - now));
}

/** @returns true when someone has to watch the scroll position. */
export function watchesScroll(state: TriggerState): boolean {
  return state.phase === 'waiting' && !state.due && state.scrollFraction !== undefined;
}

function countTime(state: TriggerState, now: number): TriggerState {
  const passed = isTimerStopped(state) ? 0 : Math.max(0, now - state.countedAt);
  return { ...state, visibleMs: state.visibleMs + passed, countedAt: now };
}

function isTimerStopped(state: TriggerState): boolean {
  return state.holds.some((reason) => STOPS_TIMER.includes(reason));
}

function settle(state: TriggerState): TriggerState {
  const timeIsUp = state.timerDelay !== undefined && state.visibleMs >= state.timerDelay;
  const due = state.due ?? (timeIsUp ? 'time' : undefined);
  return { ...state, due, phase: due && state.holds.length === 0 ? 'fired' : 'waiting' };
}

function scrollDue(state: TriggerState, measure: ScrollMeasure): 'scroll' | undefined {
  if (state.scrollFraction === undefined) return undefined;
  const scrollable = measure.contentHeight - measure.viewportHeight;
  // Heights are rounded by the browser: one pixel is not something a visitor can scroll.
  const reached =
    scrollable <= 1
      ? measure.settled && state.timerDelay === undefined
      : // Rubber-banding and fractional zoom leave the end of the page up to a pixel short.
        measure.scrollTop + 1 >= scrollable * state.scrollFraction;
  return reached ? 'scroll' : undefined;
}
