/** Reads off the browser what a hit says about the page. */
import type { PageFacts } from '../domain/tracking/hit.ts';

export interface FactsEnvironment {
  window: Pick<Window, 'innerWidth' | 'innerHeight'> & { readonly screen: Pick<Screen, 'width' | 'height'> };
  document: Pick<Document, 'title'>;
  location: Pick<Location, 'href' | 'pathname' | 'hash'>;
  navigator: Pick<Navigator, 'userAgent'>;
}

/** @param now ms since the epoch */
export function readPageFacts(
  environment: FactsEnvironment = pageEnvironment(),
  now = Date.now(),
): PageFacts {
  const { window, document, location, navigator } = environment;
  return {
    url: location.href,
    path: location.pathname,
    hash: location.hash,
    title: document.title,
    userAgent: navigator.userAgent,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    screen: { width: window.screen.width, height: window.screen.height },
    now,
  };
}

function pageEnvironment(): FactsEnvironment {
  return { window, document, location, navigator };
}
