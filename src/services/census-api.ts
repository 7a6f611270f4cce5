/** The census: hits, buttons, forms and pop-ups as the specification counts them. No failure reaches the page. */
import type { ButtonRecord } from '../domain/tracking/button.ts';
import { type EventType, type HitData, hitFields, type MediaFacts } from '../domain/tracking/hit.ts';
import type { PopupEvent } from '../domain/tracking/popup-event.ts';
import type { Beacon, Report } from './beacon.ts';

/** Body of `POST /api/census/form-render` (spec 1 §7); the page fields are those of a submission (spec 1 §3). */
export interface FormRender {
  formId: string;
  visitorCookie: string | undefined;
  pageTitle?: string;
  pageId?: string;
  contentSource?: 'i' | 'c';
  pagePath?: string;
  pagePermissionTypeValue?: number;
}

/** Each call settles when it is delivered or given up, and says which; none rejects (spec 1 §7, §8). */
export interface Census {
  recordHit(
    type: EventType,
    data: HitData & Partial<MediaFacts> & { query?: string },
    visitorCookie: string | undefined,
  ): Promise<boolean>;
  buttonClick(record: ButtonRecord): Promise<boolean>;
  buttonRender(record: ButtonRecord): Promise<boolean>;
  formRender(render: FormRender): Promise<boolean>;
  overlay(event: PopupEvent): Promise<boolean>;
  quickView(id: string): Promise<boolean>;
}

export function createCensus(beacon: Pick<Beacon, 'send'>): Census {
  const deliver = (path: string, report?: Report) =>
    beacon.send(`census/${path}`, report).then(
      () => true,
      () => false,
    );
  return {
    recordHit: (type, data, visitorCookie) =>
      deliver('RecordHit', { form: new URLSearchParams(hitFields(type, data, visitorCookie)) }),
    buttonClick: (record) => deliver('button-click', { json: record }),
    buttonRender: (record) => deliver('button-render', { json: record }),
    formRender: (render) => deliver('form-render', { json: render }),
    overlay: (event) => deliver('overlay', { json: event }),
    quickView: (id) => deliver(`RecordQuickView/${encodeURIComponent(id)}`),
  };
}
