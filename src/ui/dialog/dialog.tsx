/** The one dialog of the kit: everything that opens over the page is shown by it. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { DIALOG_ANIMATION_MS } from '../../domain/dialog.ts';
import { adoptStyles } from '../../services/html/adopt-styles.ts';
import { MOVED } from '../widget-host.ts';
import { focusEdge, mayHoldFocus, rememberFocus } from './focus.ts';
import { type CloseReason, showOverlay } from './show-overlay.ts';
import { useTall } from './use-tall.ts';
import wordsCss from './words.css';

export interface DialogProps {
  open: boolean;
  /** False: a region that lies over the page without shutting it out. It may change while open. */
  isModal?: boolean;
  label: string;
  closeLabel: string;
  /** What the focus goes back to, when it is not what has the focus now. */
  opener?: RefObject<HTMLElement | undefined>;
  /** Names the look, for the widget's css. */
  look?: string;
  /** @returns whether the dialog is going to close */
  onRequestClose: (reason: CloseReason) => boolean;
  /** Nothing of it is to be seen any more: 0.3 s after closing, at once with reduced motion. */
  onHidden?: () => void;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, isModal = true, label, closeLabel, opener, look, children } = props;
  const box = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const giveFocusBack = useRef(() => {});
  const wasOpen = useRef(false);
  const isTall = useTall(panel, open);

  useLayoutEffect(() => {
    latest.current = props;
  });

  // Before the next effect, which takes the focus away.
  useLayoutEffect(() => {
    if (open) giveFocusBack.current = rememberFocus(opener?.current);
  }, [open, opener]);

  const inside = useRef<HTMLElement | undefined>(undefined);
  const hasFocus = useRef(true);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!open || !shown) return;
    const show = () => showOverlay(shown, (reason) => latest.current.onRequestClose(reason));
    const resume = (stop: HTMLElement | undefined) =>
      stop?.isConnected ? stop.focus() : focusStart(shown, panel.current);
    const remember = (event: FocusEvent) => {
      const stop = event.composedPath()[0] as HTMLElement;
      const isGuard = stop.parentNode === shown;
      if (!isGuard) inside.current = stop;
    };
    // Taken out and put in again, the browser has let it fall out of the top layer.
    const whenMoved = () => {
      const stop = inside.current;
      inside.current = undefined;
      hide();
      hide = show();
      resume(stop);
    };
    const { host } = shown.getRootNode() as ShadowRoot;
    if (host) adoptStyles(host, wordsCss);
    const listening = new AbortController();
    const { signal } = listening;
    let hide = show();
    shown.addEventListener('focusin', remember, { signal });
    shown.getRootNode().addEventListener(MOVED, whenMoved, { signal });
    // A dialog that became a region, or the other way round, goes on where it was.
    resume(inside.current);
    return () => {
      listening.abort();
      hasFocus.current = mayHoldFocus(shown);
      hide();
    };
  }, [open, isModal]);

  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      inside.current = undefined;
      // Who went on with the page beside a region keeps the focus there.
      if (hasFocus.current) giveFocusBack.current();
    };
  }, [open]);

  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!hasClosed) return;
    const timer = setTimeout(() => latest.current.onHidden?.(), isMotionReduced() ? 0 : DIALOG_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const cycle = (edge: 'first' | 'last') => {
    // The browser's own choice when a dialog opens is the first guard; that is not Tab.
    if (panel.current && inside.current) focusEdge(panel.current, edge);
  };

  const Box = (isModal ? 'dialog' : 'div') as 'dialog';
  return (
    <Box
      ref={box as RefObject<HTMLDialogElement | null>}
      part="dialog"
      role={isModal ? 'dialog' : 'region'}
      aria-modal={isModal || undefined}
      aria-label={label}
      popover={isModal ? undefined : 'manual'}
      className={open ? 'open' : ''}
      data-look={look}
    >
      {/* Tab that runs over an end lands on one of these and is sent to the other end: through frames as well. */}
      <FocusGuard onReach={() => cycle('last')} />
      <div part="panel" ref={panel}>
        <button
          type="button"
          part="close"
          aria-label={closeLabel}
          onClick={() => props.onRequestClose('button')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
        <div part="content" tabIndex={isTall ? 0 : undefined}>
          {children}
        </div>
      </div>
      <FocusGuard onReach={() => cycle('first')} />
    </Box>
  );
}

function FocusGuard({ onReach }: { onReach: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: it is nothing to act on, the focus never stays here
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only Tab is to find it
  return <span tabIndex={0} onFocus={onReach} />;
}

/** The author's `autofocus`, else the first stop, which is the close control. */
function focusStart(box: HTMLElement, panel: HTMLElement | null): void {
  const host = (box.getRootNode() as ShadowRoot).host;
  const wanted = host?.querySelector<HTMLElement>('[autofocus]');
  if (wanted?.checkVisibility()) wanted.focus();
  else if (panel) focusEdge(panel, 'first');
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
