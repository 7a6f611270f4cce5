/** Whose turn it is: a pop-up does not open by itself while another, or the cookie banner, is up. */
import { isBannerVisible } from '../../domain/cookies/consent.ts';
import { overlayStack } from '../../services/overlay/overlay-stack.ts';
import { getPage } from '../../services/page/site-registry.ts';
import { type TriggerEnvironment, triggerEnvironment } from '../../services/popup/popup-triggers.ts';

const open = new Set<object>();

/** @returns ends the turn; who waits finds out at the next look (HOLD_RECHECK_MS) */
export function takeTurn(popup: object): () => void {
  open.add(popup);
  return () => open.delete(popup);
}

/** The page as the triggers see it, with the overlays that are no modals held for such as well. */
export function turnEnvironment(): TriggerEnvironment {
  return {
    ...triggerEnvironment(),
    stack: {
      hasModal: () => overlayStack.hasModal() || open.size > 0 || isBannerUp(),
      subscribe(listener) {
        const stops = [overlayStack.subscribe(listener), getPage()?.consent.subscribe(listener)];
        return () => {
          for (const stop of stops) stop?.();
        };
      },
    },
  };
}

function isBannerUp(): boolean {
  const page = getPage();
  if (!page || !document.querySelector('sqs-cookie-banner')) return false;
  return isBannerVisible(page.site.consent, page.consent.get(), location.search);
}
