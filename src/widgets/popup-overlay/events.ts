/** What `<sqs-popup-overlay>` tells the page: the details of its events. */
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';

export interface PopupOverlayEvents {
  /** It has opened; no trigger for a button or the page itself. */
  'sqs-popup-overlay-open': { trigger: 'time' | 'scroll' | undefined };
  /** The visitor closes it; cancelable. */
  'sqs-popup-overlay-before-close': { reason: CloseReason };
  /** It has closed; `dismiss` is the back layer. */
  'sqs-popup-overlay-close': { action: 'close' | 'dismiss' };
  /** Nothing of it is to be seen any more. */
  'sqs-popup-overlay-hidden': undefined;
}
