/** The analytics event of a pop-up, body of `POST /api/census/overlay` (behaviour/pop-up#what-is-counted). */
import type { PopupTrigger } from '../popup/triggers.ts';

export interface PopupEvent {
  pagePath: string;
  version: number;
  action: 'display' | 'close' | 'dismiss';
  /** What opened it; undefined when the owner's page did. */
  trigger: PopupTrigger | undefined;
  layoutId: string | undefined;
  buttons: readonly { text: string; url: string }[];
  formId: string | undefined;
}
