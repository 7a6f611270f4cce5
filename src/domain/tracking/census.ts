/** The calls of the census as a tracker sends them: the path filled in, the body as JSON. */

import { addressOf } from '../api/endpoint.ts';
import { BUTTON_CLICK, BUTTON_RENDER, FORM_RENDER, POPUP_EVENT, QUICK_VIEW } from '../api/tracking.ts';
import type { ButtonRecord } from './button.ts';
import type { FormRender } from './form-render.ts';
import type { PopupEvent } from './popup-event.ts';

export interface CensusCall {
  /** Below the API root. */
  path: string;
  /** Sent as JSON. */
  json?: unknown;
}

export const buttonClick = (json: ButtonRecord): CensusCall => ({ path: BUTTON_CLICK.path, json });
export const buttonRender = (json: ButtonRecord): CensusCall => ({ path: BUTTON_RENDER.path, json });
export const formRender = (json: FormRender): CensusCall => ({ path: FORM_RENDER.path, json });
export const popupEvent = (json: PopupEvent): CensusCall => ({ path: POPUP_EVENT.path, json });
export const quickView = (id: string): CensusCall => ({ path: addressOf(QUICK_VIEW, { id }) });
