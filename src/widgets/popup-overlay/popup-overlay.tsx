/** The view of `<sqs-popup-overlay>`: a dialog above 600 px, a region of the page at or below (behaviour/pop-up#position-and-role). */
import { useRef, useSyncExternalStore } from 'react';
import { popupPlacement, popupRole } from '../../domain/popup/position.ts';
import { popupOverlayMessages } from '../../i18n/en/popup-overlay.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';
import { isOpener, useOpeners } from '../../ui/dialog/use-openers.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { PopupOverlayConfig } from './config.ts';
import type { PopupOverlayEvents } from './events.ts';
import { type PopupMethods, usePopup } from './use-popup.ts';
import { RENDERED_SLOT } from './use-rendered.ts';
import { useSlideReady } from './use-slide-ready.ts';

export function PopupOverlay({
  config,
  host,
}: WidgetProps<PopupOverlayConfig, PopupMethods, PopupOverlayEvents>) {
  const texts = host.texts('popup-overlay', popupOverlayMessages);
  const { element } = host;
  const popup = usePopup(host, config);
  const role = useSyncExternalStore(subscribeSize, currentRole);
  const opener = useRef<HTMLElement | undefined>(undefined);
  useSlideReady(element, popup.isShown, popup.refresh);

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
  return (
    <Dialog
      open={popup.isShown}
      isModal={role === 'dialog'}
      label={config.label || heading || texts.label}
      closeLabel={texts.close}
      opener={opener}
      look={`popup ${block} ${inline}`}
      onRequestClose={requestClose}
      onHidden={() => {
        opener.current = undefined;
        host.emit('sqs-popup-overlay-hidden');
      }}
    >
      {popup.isRendered ? <slot name={RENDERED_SLOT} /> : <slot />}
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
