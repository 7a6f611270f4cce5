/** Watches the page for a pop-up's triggers: feeds clock, scroll and holds into the rules. */
import { popupHolds } from '../../domain/popup/policy.ts';
import type { PopupSettings } from '../../domain/popup/settings.ts';
import {
  type HoldReason,
  measureDelayMs,
  nextTickMs,
  type PopupTrigger,
  type ScrollMeasure,
  startTriggers,
  stepTriggers,
  type TriggerEvent,
  watchesScroll,
} from '../../domain/popup/triggers.ts';
import { isTextFieldFocused } from '../overlay/focused-field.ts';
import { type OverlayStack, overlayStack } from '../overlay/overlay-stack.ts';

/** The height of a page counts as settled when it is loaded and has not changed for this long. */
export const SETTLE_MS = 200;
/**
 * The page's own modals announce nothing, and focus that moves within one shadow root is not heard outside: while
 * one of these holds the pop-up back, it is looked at again this often.
 */
export const HOLD_RECHECK_MS = 500;
const UNHEARD: readonly HoldReason[] = ['modal', 'other-popup', 'banner', 'text-field'];

export interface TriggerEnvironment {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState' | 'readyState'> & {
    readonly prerendering?: boolean;
  };
  stack: Pick<OverlayStack, 'hasModal' | 'subscribe'>;
  isTextFieldFocused: () => boolean;
  isOtherPopupOpen: () => boolean;
  isBannerUp: () => boolean;
  measure: () => Omit<ScrollMeasure, 'settled'>;
  /** Calls back when the height of the content changes. @returns stops watching */
  watchHeight: (callback: () => void) => () => void;
  /** ms that never run backwards. */
  clock: () => number;
}

type TriggerSettings = Pick<
  PopupSettings,
  'showOnTimer' | 'timerDelay' | 'showOnScroll' | 'scrollPercentage'
>;

/**
 * @param fire called once, when the pop-up is to open by itself
 * @returns cancels the triggers
 */
export function watchPopupTriggers(
  settings: TriggerSettings,
  fire: (trigger: PopupTrigger) => void,
  environment: TriggerEnvironment = triggerEnvironment(),
): () => void {
  const { window, document, clock } = environment;
  const stops: (() => void)[] = [];
  const timers: Partial<
    Record<'tick' | 'measure' | 'settle' | 'recheck' | 'focus', ReturnType<typeof setTimeout>>
  > = {};
  let isSettled = false;
  let state = startTriggers(settings, holdsOf(environment), clock());

  function step(event: TriggerEvent): void {
    if (state.phase !== 'waiting') return;
    state = stepTriggers(state, event, clock());
    if (state.phase === 'waiting') schedule();
    else stop();
    if (state.phase === 'fired' && state.due) fire(state.due);
  }

  /** Looks at everything that can hold the pop-up back before the clock is read. */
  function look(): void {
    const now = holdsOf(environment);
    for (const reason of now) if (!state.holds.includes(reason)) step({ type: 'hold', reason });
    step({ type: 'tick' });
    for (const reason of state.holds) if (!now.includes(reason)) step({ type: 'release', reason });
  }

  function later(name: keyof typeof timers, ms: number | undefined, action: () => void): void {
    clearTimeout(timers[name]);
    timers[name] = ms === undefined ? undefined : setTimeout(action, ms);
  }

  function schedule(): void {
    later('tick', nextTickMs(state), look);
    const isUnheard = state.holds.some((reason) => UNHEARD.includes(reason));
    later('recheck', isUnheard ? HOLD_RECHECK_MS : undefined, look);
  }

  function measureSoon(): void {
    if (!watchesScroll(state) || timers.measure !== undefined) return;
    timers.measure = setTimeout(
      () => {
        timers.measure = undefined;
        look();
        step({ type: 'measure', measure: { ...environment.measure(), settled: isSettled } });
      },
      measureDelayMs(state, clock()),
    );
  }

  function heightChanged(): void {
    isSettled = false;
    later('settle', SETTLE_MS, () => {
      isSettled = document.readyState === 'complete';
      measureSoon();
    });
    measureSoon();
  }

  function listen(
    target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    type: string,
    listener: () => void,
  ): void {
    const options = { capture: true, passive: true };
    target.addEventListener(type, listener, options);
    stops.push(() => target.removeEventListener(type, listener, options));
  }

  function stop(): void {
    for (const undo of stops.splice(0)) undo();
    for (const name of Object.keys(timers) as (keyof typeof timers)[]) clearTimeout(timers[name]);
    if (state.phase === 'waiting') state = stepTriggers(state, { type: 'cancel' }, clock());
  }

  for (const type of ['visibilitychange', 'prerenderingchange', 'focusin']) listen(document, type, look);
  // Between two fields nothing has the focus for a moment; that is not the end of typing.
  listen(document, 'focusout', () => later('focus', 0, look));
  stops.push(environment.stack.subscribe(look));
  if (watchesScroll(state)) {
    listen(window, 'scroll', measureSoon);
    for (const type of ['load', 'resize']) listen(window, type, heightChanged);
    stops.push(environment.watchHeight(heightChanged));
    heightChanged();
  }
  // A delay of 0 is due at once; the caller still gets its return value first.
  if (state.phase === 'fired') later('tick', 0, fireNow);
  else schedule();
  return stop;

  function fireNow(): void {
    const { due } = state;
    stop();
    if (due) fire(due);
  }
}

function holdsOf({ document, stack, ...page }: TriggerEnvironment): HoldReason[] {
  return popupHolds({
    isHidden: document.visibilityState === 'hidden',
    isPrerendering: document.prerendering === true,
    hasModal: stack.hasModal(),
    isOtherPopupOpen: page.isOtherPopupOpen(),
    isBannerUp: page.isBannerUp(),
    isTyping: page.isTextFieldFocused(),
  });
}

/** What a visitor scrolls: the document, or where that stands still what scrolls in the middle of the window. */
function pageScroller(root: HTMLElement): Element {
  if (root.scrollHeight > root.clientHeight) return root;
  let element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  while (element && !isScroller(element)) element = element.parentElement;
  return element ?? root;
}

function isScroller(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

/** The page as it is; what else asks for the visitor's attention is for the caller to say. */
export function triggerEnvironment(): TriggerEnvironment {
  const root = document.documentElement;
  return {
    window,
    document,
    stack: overlayStack(),
    isTextFieldFocused: () => isTextFieldFocused(document),
    isOtherPopupOpen: () => false,
    isBannerUp: () => false,
    measure: () => {
      const { scrollTop, clientHeight, scrollHeight } = pageScroller(root);
      return { scrollTop, viewportHeight: clientHeight, contentHeight: scrollHeight };
    },
    watchHeight: (callback) => {
      const observer = new ResizeObserver(callback);
      observer.observe(root);
      return () => observer.disconnect();
    },
    clock: () => performance.now(),
  };
}
