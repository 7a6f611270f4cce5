/** Keeps the banner above everything that opens, and usable there. */
import { type RefObject, useLayoutEffect } from 'react';
import { overlayStack } from '../../services/overlay/overlay-stack.ts';

/**
 * Beside the page it is a popover: in the top layer, taking nothing away. A modal that opens makes all else inert, so
 * as long as one is open the banner is modal itself and lies above it: first the choice, then the pop-up.
 */
export function useTopLayer(box: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!isOpen || !dialog) return;
    let isShown = true;
    const hide = () => {
      if (dialog.matches(':popover-open')) dialog.hidePopover();
      if (dialog.open) dialog.close();
    };
    const show = () => {
      if (!isShown) return;
      const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
      // Shown anew, since the top layer is in the order of showing.
      hide();
      if (overlayStack().hasModal()) dialog.showModal();
      else showQuietly(dialog);
      focused?.focus();
    };
    const stay = (event: Event) => event.preventDefault();
    const whenToggled = ({ target }: Event) => {
      if ((target as Element).matches('dialog, [popover]')) show();
    };
    show();
    dialog.addEventListener('cancel', stay);
    // The page's own dialogs tell by this event, the kit's, in their shadow roots, by the stack: before they are shown.
    document.addEventListener('toggle', whenToggled, { capture: true });
    const stop = overlayStack().subscribe(() => queueMicrotask(show));
    return () => {
      isShown = false;
      stop();
      document.removeEventListener('toggle', whenToggled, { capture: true });
      dialog.removeEventListener('cancel', stay);
      hide();
    };
  }, [box, isOpen]);
}

/** A dialog that is shown as a popover takes the focus, unless it is inert at that moment. */
function showQuietly(dialog: HTMLDialogElement): void {
  dialog.inert = true;
  dialog.showPopover();
  dialog.inert = false;
}
