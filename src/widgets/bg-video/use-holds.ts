/** Holds a background video while nobody would see it: out of view, in a hidden tab, behind what opens over the page. */
import { useLayoutEffect } from 'react';
import { DIALOG_ANIMATION_MS } from '../../domain/dialog.ts';
import type { Hold } from '../../domain/video/background.ts';
import { isModal, overlayStack } from '../../services/overlay/overlay-stack.ts';
import type { BackgroundStore } from './background-store.ts';

/** Nothing of an overlay is seen any more, and its own `hidden` event is over. */
const OVERLAY_GONE_MS = DIALOG_ANIMATION_MS + 100;

export function useHolds(element: HTMLElement, store: BackgroundStore): void {
  useLayoutEffect(() => {
    const hold = (by: Hold, on: boolean) => store.dispatch({ type: 'hold', by, on });

    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) hold('off-screen', !isIntersecting);
      hold('unseen', false);
    });
    sight.observe(element);

    const lookAtTab = () => hold('hidden-tab', document.hidden);
    lookAtTab();
    document.addEventListener('visibilitychange', lookAtTab);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const stack = overlayStack();
    const isCovered = () => stack.hasModal() && !isInModal(element);
    const lookAtOverlays = () => {
      clearTimeout(timer);
      if (isCovered()) return hold('overlay', true);
      timer = setTimeout(() => hold('overlay', isCovered()), OVERLAY_GONE_MS);
    };
    if (isCovered()) hold('overlay', true);
    const leave = stack.subscribe(lookAtOverlays);
    // Dialogs of the page itself, whose events do not bubble.
    document.addEventListener('toggle', lookAtOverlays, true);

    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', lookAtTab);
      clearTimeout(timer);
      leave();
      document.removeEventListener('toggle', lookAtOverlays, true);
    };
  }, [element, store]);
}

/** Whether it stands in what is open over the page: what is slotted there, too. */
function isInModal(element: Element): boolean {
  let node: Node | null = element;
  while (node) {
    if (node instanceof HTMLElement) {
      if (isModal(node)) return true;
      node = node.assignedSlot ?? node.parentNode;
    } else node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return false;
}
