/**
 * Tells when a page begins, comes back and goes away, without an `unload` that would cost the back/forward cache.
 * Each listens until its signal is aborted.
 */

export interface PageLifeEnvironment {
  /** Usually `window`. */
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Usually `document`. */
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: DocumentVisibilityState;
    readonly prerendering?: boolean;
  };
}

/** Calls back when the page may be leaving: hidden, or put away. It can be called more than once. */
export function onLeaving(
  callback: () => void,
  { window, document }: PageLifeEnvironment,
  signal: AbortSignal,
): void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', whenHidden, { signal });
  window.addEventListener('pagehide', callback, { signal });
}

/**
 * Calls back for each time a visitor gets to see the page: now, or when a prerendered page is activated, and
 * again whenever it comes back from the back/forward cache.
 */
export function onPageView(
  callback: () => void,
  { window, document }: PageLifeEnvironment,
  signal: AbortSignal,
): void {
  const whenShown = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) callback();
  };
  window.addEventListener('pageshow', whenShown, { signal });
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true, signal });
  else callback();
}
