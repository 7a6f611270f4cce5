/** What `<sqs-lightbox>` tells the page: the details of its events. */
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';

export interface LightboxEvents {
  /** The visitor closes it; cancelable. */
  'sqs-lightbox-before-close': { reason: CloseReason };
  'sqs-lightbox-open': undefined;
  /** The viewer shows another picture, counted from 0. */
  'sqs-lightbox-change': { index: number };
  /** It has closed: focus and scrolling are back with the page. */
  'sqs-lightbox-close': undefined;
  /** Nothing of it is to be seen any more. */
  'sqs-lightbox-hidden': undefined;
}
