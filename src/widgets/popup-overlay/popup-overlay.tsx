/** The view of `<sqs-popup-overlay>`: a dialog above 600 px, a region of the page at or below (behaviour/pop-up#position-and-role). */
import { type ComponentType, useRef, useSyncExternalStore } from 'react';
import { popupPlacement, popupRole } from '../../domain/popup/position.ts';
import { popupOverlayMessages } from '../../i18n/en/popup-overlay.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import { useSlideReady } from '../../ui/slide/use-slide-ready.ts';
import { useLate } from '../../ui/use-late.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { PopupOverlayConfig } from './config.ts';
import type { PopupOverlayEvents } from './events.ts';
import type { PopupSlideProps } from './popup-slide.tsx';
import { useClosers } from './use-closers.ts';
import { type PopupMethods, usePopup } from './use-popup.ts';
import { RENDERED_SLOT } from './use-rendered.ts';

/** Slides have more layouts; these are for pop-ups. */
const SLIDE_LAYOUT = /^overlay-/;

export function PopupOverlay({
  config,
  host,
}: WidgetProps<PopupOverlayConfig, PopupMethods, PopupOverlayEvents>) {
  const texts = host.texts('popup-overlay', popupOverlayMessages);
  const { element } = host;
  const popup = usePopup(host, config);
  const role = useSyncExternalStore(subscribeSize, currentRole);
  const opener = useRef<HTMLElement | undefined>(undefined);
  useSlideReady(element, { isShown: popup.isShown, refresh: popup.refresh, isAnimated: true });

  const { layout = '' } = popup.settings;
  const hasSlots = SLIDE_LAYOUT.test(layout) && !popup.isRendered;
  // In a small window it is a region at its edge, which has no room to arrange anything.
  const isSlide = hasSlots && role === 'dialog';
  const { part: PopupSlide } = useLate<ComponentType<PopupSlideProps>>(
    hasSlots && popup.isShown,
    'layout of the pop-up',
    async () => (await import('./popup-slide.tsx')).PopupSlide,
    host.busy,
  );
  useClosers(element, () => requestClose('button'));

  useOpeners({
    isMatch: (element) => isOpener(element, config),
    open: (clicked) => {
      opener.current = clicked;
      popup.show();
      return true;
    },
  });

  const requestClose = (reason: CloseReason) => {
    if (!host.emit('sqs-popup-overlay-before-close', { reason }, { cancelable: true })) return false;
    popup.close(reason === 'backdrop' ? 'dismiss' : 'close');
    return true;
  };

  if (popup.isDestroyed) return null;
  const { block, inline } = popupPlacement(popup.settings.position);
  const scope = popup.isRendered ? element.querySelector(`[slot="${RENDERED_SLOT}"]`) : element;
  const heading = scope?.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
  const label = config.label || heading || texts.label;
  return (
    <Dialog
      open={popup.isShown}
      isModal={role === 'dialog'}
      label={label}
      closeLabel={texts.close}
      opener={opener}
      look={isSlide ? 'slide' : `popup ${block} ${inline}`}
      onRequestClose={requestClose}
      onHidden={() => {
        opener.current = undefined;
        host.emit('sqs-popup-overlay-hidden');
      }}
    >
      {popup.isRendered ? (
        <slot name={RENDERED_SLOT} />
      ) : hasSlots && PopupSlide && popup.isShown ? (
        <PopupSlide layout={layout} isArranged={isSlide} label={label} host={host} />
      ) : (
        <slot />
      )}
    </Dialog>
  );
}

function subscribeSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function currentRole() {
  return popupRole(innerWidth);
}
