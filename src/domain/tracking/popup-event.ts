/** The analytics event of a pop-up, body of `POST /api/census/overlay` (spec 1 §3, §7). */
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
