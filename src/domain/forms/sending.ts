/** How a form reaches an endpoint, and what silence means (behaviour/forms#an-endpoint-that-cannot-be-read). */

/** `fetch` reads the answer, `navigate` is a form post that nothing is read of, `auto` decides by what happens. */
export type SendWay = 'auto' | 'fetch' | 'navigate';

export interface Silence {
  send: SendWay;
  /** Browsers ask before they send JSON to another site (preflight), and not before they send a form. */
  isJson: boolean;
  /** Of another origin than the page. */
  isElsewhere: boolean;
  /** The page's own policy let nothing out. */
  isBlocked: boolean;
  /** The endpoint's server answers now. */
  isReachable: boolean;
}

/**
 * What a request without any answer means. Nothing that may have arrived is sent again:
 * - `navigate`: it has not left the page, and a form post may be allowed to;
 * - `unread`: it has been sent, since a form goes out unasked and its server is there; it keeps its answer to itself;
 * - `refused`: it was asked for beforehand, and not allowed; a form post carries no JSON;
 * - `failed`: it is not known to have been sent.
 */
export function afterSilence({
  send,
  isJson,
  isElsewhere,
  isBlocked,
  isReachable,
}: Silence): 'navigate' | 'unread' | 'refused' | 'failed' {
  if (send !== 'auto') return 'failed';
  if (isBlocked) return isJson ? 'failed' : 'navigate';
  if (!isElsewhere || !isReachable) return 'failed';
  return isJson ? 'refused' : 'unread';
}
