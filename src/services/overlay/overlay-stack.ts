/** The overlays that are open on this page, in order: Escape closes the topmost only. */
import { onePerPage } from '../page/shared.ts';

export interface Overlay {
  /** Shuts out the page behind it. A region that only lies over the page does not. */
  isModal: boolean;
  /** Asked to close; it may stay, e.g. when a before-close event was cancelled. */
  close: (reason: 'escape') => void;
}

export interface OverlayStack {
  /** @returns takes the overlay off the stack; calling it again does nothing */
  push(overlay: Overlay): () => void;
  isTopmost(overlay: Overlay): boolean;
  /** True while a modal overlay is open: one of the kit's, or one of the page's own. */
  hasModal(): boolean;
  /** Takes a key that was pressed inside of an overlay, or of a frame, where the page does not hear it. */
  hearKey(event: Event): void;
  /** Calls back when an overlay of the kit opens or closes. @returns stops calling */
  subscribe(listener: () => void): () => void;
}

export interface OverlayEnvironment {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelectorAll'>;
}

export function createOverlayStack(
  environment: () => OverlayEnvironment = () => ({ document }),
): OverlayStack {
  const stack: Overlay[] = [];
  const listeners = new Set<() => void>();

  function hearKey(event: Event): void {
    const top = stack.at(-1);
    if (!top || !isClosingKey(event as KeyboardEvent)) return;
    // Also keeps the browser from closing a native dialog by itself, past a cancelled before-close event.
    event.preventDefault();
    // What is around it in the page has an Escape of its own.
    event.stopPropagation();
    top.close('escape');
  }
  function announce(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    push(overlay) {
      const { document } = environment();
      if (stack.length === 0) document.addEventListener('keydown', hearKey);
      stack.push(overlay);
      announce();
      return () => {
        const at = stack.indexOf(overlay);
        if (at < 0) return;
        stack.splice(at, 1);
        if (stack.length === 0) document.removeEventListener('keydown', hearKey);
        announce();
      };
    },
    hearKey,
    isTopmost: (overlay) => stack.at(-1) === overlay,
    hasModal: () => stack.some((overlay) => overlay.isModal) || hasForeignModal(environment().document),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's one stack. */
export const overlayStack = onePerPage('overlays.1', () => createOverlayStack());

/** An input method takes Escape for itself while it composes; 229 is how older engines say so. */
function isClosingKey(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && event.keyCode !== 229;
}

const MODAL = 'dialog:modal,[aria-modal="true"]';

/** Many scripts keep closed ones in the document. */
function hasForeignModal(document: OverlayEnvironment['document']): boolean {
  const modals = document.querySelectorAll<HTMLElement>(`${MODAL},[role="dialog"]`);
  return [...modals].some((modal) => modal.checkVisibility() && isModal(modal));
}

/** Whether an element that is seen shuts out the page: as it says, or as older scripts do it, by lying over all of it. */
export function isModal(element: HTMLElement): boolean {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const isWhole = element.offsetWidth >= clientWidth && element.offsetHeight >= clientHeight;
  return element.matches(isWhole ? `${MODAL},[role="dialog"]` : MODAL);
}
