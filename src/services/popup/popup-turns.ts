/** What else on the page asks for the visitor: other pop-ups and the cookie banner. What follows is the policy's. */
import { isBannerVisible } from '../../domain/cookies/consent.ts';
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

/** How long a banner and its site may be on their way. What was blocked never comes, and holds nobody up for longer. */
const BANNER_WAIT_MS = 10_000;

function isBannerUp(): boolean {
  const page = getPage();
  const banner = document.querySelector('sqs-cookie-banner');
  const isDue = performance.now() > BANNER_WAIT_MS;
  if (!banner || (isDue && !banner.matches(':defined'))) return false;
  // What knows whether it has to ask is on its way too; a banner without a site never asks.
  if (!page) return !isDue && document.querySelector('sqs-site') !== null;
  return isBannerVisible(page.site.consent, page.consent.get(), location.search);
}
