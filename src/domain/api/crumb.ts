/** The CSRF token of calls that act for a visitor: a cookie that scripts read and send back. */
import { objectOf } from '../json.ts';

export const CRUMB_COOKIE = 'crumb';
export const CRUMB_HEADER = 'X-CSRF-Token';

/** Of a 403 when the crumb is missing or not this visitor's: the call is repeated once with the new one. */
export interface CrumbFailure {
  crumbFail: true;
  crumb: string;
}

/** Some servers say it with a 200. */
export function isCrumbFailure(body: unknown): boolean {
  return objectOf(body).crumbFail === true;
}
