/** The two encodings of `POST /api/events/RecordEvent`, and what its answers mean (behaviour/tracking#named-events). */

/** An event without a payload is refused with this text. */
export const NO_PAYLOAD = 'no payload';

/** The form encoding: crumb, event name and the data as JSON. */
export function eventFields(
  crumb: string,
  event: string,
  data: unknown,
): Record<'crumb' | 'event' | 'data', string> {
  return { crumb, event, data: JSON.stringify(data) };
}

/** The JSON encoding: event name and payload. */
export function eventBody(event: string, payload: unknown): { event: string; payload: unknown } {
  return { event, payload };
}

/** 200 and 202 are success. */
export function isEventAccepted(status: number): boolean {
  return status === 200 || status === 202;
}

/** The warning and rejection of a refused event. */
export function eventError(status: number): string {
  return `Error tracking event: HTTP Status ${status}`;
}
