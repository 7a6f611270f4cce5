/** The calls that report what happens on a page; none is answered with anything that is read. */
import type { ReportEntry } from '../errors/report.ts';
import type { ButtonRecord } from '../tracking/button.ts';
import type { FormRender } from '../tracking/form-render.ts';
import type { PopupEvent } from '../tracking/popup-event.ts';
import { endpoint } from './endpoint.ts';

/** Form-encoded: `event` is a number as text, `data` a hit as JSON. */
export interface HitRequest {
  event: string | number;
  data: unknown;
  ss_cvr?: string;
}
/** Form-encoded with the crumb and `data` (JSON), or as JSON with `payload`. */
export interface EventRequest {
  crumb?: string;
  event: string;
  data?: unknown;
  payload?: unknown;
}

export const RECORD_HIT = endpoint<{ body: HitRequest }>('POST', 'census/RecordHit');
export const BUTTON_CLICK = endpoint<{ body: ButtonRecord }>('POST', 'census/button-click');
export const BUTTON_RENDER = endpoint<{ body: ButtonRecord }>('POST', 'census/button-render');
export const FORM_RENDER = endpoint<{ body: FormRender }>('POST', 'census/form-render');
export const POPUP_EVENT = endpoint<{ body: PopupEvent }>('POST', 'census/overlay');
export const QUICK_VIEW = endpoint<{ params: 'id' }>('POST', 'census/RecordQuickView/:id');
export const RECORD_EVENT = endpoint<{ body: EventRequest }>('POST', 'events/RecordEvent');
export const RECORD_ERRORS = endpoint<{ body: readonly ReportEntry[] }>(
  'POST',
  'events/RecordJavascriptErrors',
);
