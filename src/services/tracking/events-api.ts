/** Named events with a payload: `POST /api/events/RecordEvent` in both encodings (behaviour/tracking#named-events). */
import { RECORD_EVENT } from '../../domain/api/tracking.ts';
import { type Consent, EVENT_COOKIE, EVENT_COOKIE_AGE_MS } from '../../domain/cookies/consent.ts';
import {
  eventBody,
  eventError,
  eventFields,
  isEventAccepted,
  NO_PAYLOAD,
} from '../../domain/tracking/event-encoding.ts';
import { HttpError } from '../http/http.ts';
import type { CookieJar } from '../page/cookies.ts';
import { randomId } from '../page/random-id.ts';
import type { Beacon } from './beacon.ts';

export interface EventsApi {
  /**
   * @param encoding `form` carries the crumb as a field, `json` does not
   * @param consent where it allows, the identifier cookie is made on first use and kept 390 days from each event
   * @throws Error 'no payload', or 'Error tracking event: HTTP Status {n}' after a warning with the same text
   */
  recordEvent(
    event: string,
    payload: unknown,
    encoding: 'form' | 'json' | undefined,
    consent: Pick<Consent, 'performance'>,
  ): Promise<void>;
}

export function createEventsApi(
  beacon: Pick<Beacon, 'send' | 'crumb'>,
  cookies: Pick<CookieJar, 'get' | 'set'>,
  warn: (text: string) => void = (text) => console.warn(text),
): EventsApi {
  return {
    async recordEvent(event, payload, encoding = 'form', consent) {
      if (payload === undefined || payload === null) throw new Error(NO_PAYLOAD);
      if (consent.performance) {
        const id = cookies.get(EVENT_COOKIE) ?? randomId();
        cookies.set(EVENT_COOKIE, id, EVENT_COOKIE_AGE_MS);
      }
      const report =
        encoding === 'form'
          ? { form: new URLSearchParams(eventFields(beacon.crumb() ?? '', event, payload)) }
          : { json: eventBody(event, payload) };
      const status = await beacon.send(RECORD_EVENT.path, report).then((answer) => answer.status, statusOf);
      if (isEventAccepted(status)) return;
      warn(eventError(status));
      throw new Error(eventError(status));
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  throw error;
}
