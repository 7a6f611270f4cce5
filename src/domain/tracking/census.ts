/** The calls of the census, path and body as the specification writes them (spec 1 §3, §7). */
import type { ButtonRecord } from './button.ts';
import type { PopupEvent } from './popup-event.ts';

export interface CensusCall {
  /** Below `census/`. */
  path: string;
  /** Sent as JSON. */
  json?: unknown;
}

/** Body of `form-render`; the page fields are those of a submission (spec 1 §3). */
export interface FormRender {
  formId: string;
  visitorCookie: string | undefined;
  pageTitle?: string | undefined;
  pageId?: string | undefined;
  contentSource?: 'i' | 'c' | undefined;
  pagePath?: string | undefined;
  pagePermissionTypeValue?: number | undefined;
}

export const buttonClick = (json: ButtonRecord): CensusCall => ({ path: 'button-click', json });
export const buttonRender = (json: ButtonRecord): CensusCall => ({ path: 'button-render', json });
export const formRender = (json: FormRender): CensusCall => ({ path: 'form-render', json });
export const popupEvent = (json: PopupEvent): CensusCall => ({ path: 'overlay', json });
export const quickView = (id: string): CensusCall => ({ path: `RecordQuickView/${encodeURIComponent(id)}` });
