/** German texts of `<sqs-popup-overlay>`. */
import type { popupOverlayMessages as English } from '../en/popup-overlay.ts';

export const popupOverlayMessages: typeof English = {
  close: 'Schließen',
  label: 'Hinweis',
};
