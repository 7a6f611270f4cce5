/** Reads off the browser what hits, policies and bars need to know about the page. */
import { isMobileDevice } from '../domain/site/device.ts';
import type { PageFacts } from '../domain/tracking/hit.ts';

export interface FactsEnvironment {
  window: Pick<Window, 'innerWidth' | 'innerHeight'> & { readonly screen: Pick<Screen, 'width' | 'height'> };
  document: Pick<Document, 'title'>;
  location: Pick<Location, 'href' | 'pathname' | 'hash'>;
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
    readonly userAgentData?: { mobile: boolean };
  };
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

export function isMobilePage(
  { navigator }: Pick<FactsEnvironment, 'navigator'> = pageEnvironment(),
): boolean {
  return isMobileDevice(navigator.userAgent, navigator.userAgentData?.mobile, navigator.maxTouchPoints);
}

function pageEnvironment(): FactsEnvironment {
  return { window, document, location, navigator };
}
