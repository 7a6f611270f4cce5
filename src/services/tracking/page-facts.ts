/** Reads off the browser what a hit says about the page. */
import type { PageFacts } from '../../domain/tracking/hit.ts';

export interface FactsEnvironment {
  window: Pick<Window, 'innerWidth' | 'innerHeight'> & { readonly screen: Pick<Screen, 'width' | 'height'> };
  document: Pick<Document, 'title'>;
  location: Pick<Location, 'href' | 'pathname' | 'hash'>;
  navigator: Pick<Navigator, 'userAgent'>;
}

/** @param now ms since the epoch */
export function readPageFacts(environment: FactsEnvironment = globalThis, now = Date.now()): PageFacts {
  const { window, document, location, navigator } = environment;
  return {
    pagePath: location.pathname,
    pageHash: location.hash,
    userAgent: navigator.userAgent,
    clientDate: now,
    viewportInnerWidth: window.innerWidth,
    viewportInnerHeight: window.innerHeight,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    url: location.href,
    title: document.title,
  };
}
