/** What else on the page asks for the visitor: other pop-ups and the cookie banner. What follows is the policy's. */
import { isBannerVisible } from '../../domain/cookies/consent.ts';
import { isBannerAhead } from '../../domain/popup/banner.ts';
import { onePerPage } from '../page/shared.ts';
import { getPage } from '../page/site-registry.ts';
import { type TriggerEnvironment, triggerEnvironment } from './popup-triggers.ts';

const openPopups = onePerPage('popups.1', () => new Set<object>());

/** @returns ends the turn; who waits finds out at the next look (HOLD_RECHECK_MS) */
export function takePopupTurn(popup: object): () => void {
  const open = openPopups();
  open.add(popup);
  return () => open.delete(popup);
}

/** The page as the triggers see it. */
export function turnEnvironment(): TriggerEnvironment {
  const page = triggerEnvironment();
  return {
    ...page,
    isOtherPopupOpen: () => openPopups().size > 0,
    isBannerUp,
    stack: {
      hasModal: page.stack.hasModal,
      subscribe(listener) {
        const stops = [page.stack.subscribe(listener), getPage()?.consent.subscribe(listener)];
        return () => {
          for (const stop of stops) stop?.();
        };
      },
    },
  };
}

function isBannerUp(): boolean {
  const page = getPage();
  const banner = document.querySelector('sqs-cookie-banner');
  return isBannerAhead({
    hasBanner: banner !== null,
    hasCome: banner?.matches(':defined') ?? false,
    hasSite: document.querySelector('sqs-site') !== null,
    asks: page && isBannerVisible(page.site.consent, page.consent.get(), location.search),
    passedMs: performance.now(),
  });
}
