/** Tells when a page begins, comes back and goes away, without an `unload` that would cost the back/forward cache. */

export interface PageLifeEnvironment {
  /** Usually `window`. */
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Usually `document`. */
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: DocumentVisibilityState;
    readonly prerendering?: boolean;
  };
}

export function pageLifeEnvironment(): PageLifeEnvironment {
  return { window, document };
}

/**
 * Calls back when the page may be leaving: hidden, or put away. It can be called more than once.
 * @returns stops listening
 */
export function onLeaving(callback: () => void, { window, document }: PageLifeEnvironment): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', callback);
  };
}

/**
 * Calls back for each time a visitor gets to see the page: now, or when a prerendered page is activated, and
 * again whenever it comes back from the back/forward cache.
 * @returns stops listening
 */
export function onPageView(callback: () => void, { window, document }: PageLifeEnvironment): () => void {
  const whenShown = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) callback();
  };
  window.addEventListener('pageshow', whenShown);
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
  return () => {
    window.removeEventListener('pageshow', whenShown);
    document.removeEventListener('prerenderingchange', callback);
  };
}
