/** Whose turn it is: a pop-up does not open by itself while another, or the cookie banner, is up. */
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

/** The page as the triggers see it, with the overlays that are no modals held for such as well. */
export function turnEnvironment(): TriggerEnvironment {
  const environment = triggerEnvironment();
  const { stack } = environment;
  return {
    ...environment,
    stack: {
      hasModal: () => stack.hasModal() || openPopups().size > 0 || isBannerUp(),
      subscribe(listener) {
        const stops = [stack.subscribe(listener), getPage()?.consent.subscribe(listener)];
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
