/** Puts an overlay into the browser's top layer and on the page's overlay stack, and takes it out again. */
import { overlayStack } from '../../services/overlay/overlay-stack.ts';
import { lockScroll } from '../../services/overlay/scroll-lock.ts';
import { focusedElement } from './focus.ts';

/** What asked an overlay to close; `browser` is a gesture such as Android's back, or a form of method `dialog`. */
export type CloseReason = 'button' | 'backdrop' | 'escape' | 'browser';

/**
 * @param box a `<dialog>`, which makes the page behind it inert and keeps it from scrolling, or a manual popover, which
 * only lies over the page
 * @param requestClose says whether the overlay is going to close
 * @returns hides it
 */
export function showOverlay(box: HTMLElement, requestClose: (reason: CloseReason) => boolean): () => void {
  // Taken out of the page while its view was being made: there is nothing to show.
  if (!box.isConnected) return () => {};
  const dialog = box instanceof HTMLDialogElement ? box : undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const stack = overlayStack();
  const overlay = { isModal: dialog !== undefined, close: () => requestClose('escape') };

  // Escape goes through the stack. What still arrives here is the browser's own way of closing.
  const whenCancelled = (event: Event) => {
    // A file input inside bubbles its own.
    if (event.target !== box) return;
    event.preventDefault();
    if (stack.isTopmost(overlay)) requestClose('browser');
  };
  const whenClosed = () => {
    // Browsers let a page refuse only so often. A refusal holds all the same.
    if (dialog?.isConnected && !dialog.open && !requestClose('browser')) dialog.showModal();
  };

  // A text selection that ends on the back layer is no click on it.
  let isPressInside = false;
  const whenPressed = (event: Event) => {
    isPressInside = event.target !== box;
  };
  const whenClicked = (event: Event) => {
    if (event.target === box && !isPressInside) requestClose('backdrop');
    isPressInside = false;
  };
  const listeners = {
    cancel: whenCancelled,
    close: whenClosed,
    pointerdown: whenPressed,
    click: whenClicked,
    keydown: stack.hearKey,
  };

  // The focus has gone into a frame, which keeps its keys to itself; one of another origin can be asked for none.
  const listenInFrame = () => {
    const frame = focusedElement();
    if (frame instanceof HTMLIFrameElement) frame.contentDocument?.addEventListener('keydown', stack.hearKey);
  };
  // Firefox says a task later where it has gone.
  const whenBlurred = () => setTimeout(listenInFrame);

  if (dialog) dialog.showModal();
  else box.showPopover();
  const unlock = dialog && lockScroll();
  const leave = stack.push(overlay);
  for (const [type, listener] of Object.entries(listeners)) box.addEventListener(type, listener, { signal });
  window.addEventListener('blur', whenBlurred, { signal });
  return () => {
    listening.abort();
    leave();
    unlock?.();
    if (dialog) dialog.close();
    else if (box.isConnected) box.hidePopover();
  };
}
