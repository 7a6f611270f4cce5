/** The two visitor cookies: who the visitor is (`ss_cvr`) and whether this is still the same visit (`ss_cvt`). */
import { MS_PER_DAY } from '../time.ts';

export const VISITOR_COOKIE = 'ss_cvr';
export const VISIT_COOKIE = 'ss_cvt';
/** `ss_cvr` lives 2 years, `ss_cvt` 30 minutes (behaviour/tracking#visitor-cookies). */
export const VISITOR_COOKIE_AGE_MS = 2 * 365 * MS_PER_DAY;
export const VISIT_COOKIE_AGE_MS = 30 * 60_000;

/** `ss_cvr` is `id|first|prev|last|count`; the three times are ms since the epoch. */
export interface Visitor {
  id: string;
  firstVisit: number;
  previousVisit: number;
  lastVisit: number;
  count: number;
}

export interface CookieWrite {
  name: string;
  value: string;
  maxAgeMs: number;
}

/** The fields of `ss_cvr` in their order, as of `Visitor`. */
type VisitorFields = [id: string, first: number, previous: number, last: number, count: number];

/** @returns the fields, or undefined unless the text is an id and four positive integers. */
function parseVisitorFields(text: string | undefined): VisitorFields | undefined {
  const [id, ...numbers] = text?.split('|') ?? [];
  const values = numbers.map(positiveInteger);
  return id && values.length === 4 && values.every(Boolean) ? ([id, ...values] as VisitorFields) : undefined;
}

/** @returns the visitor, or undefined when the text is none. */
export function parseVisitor(text: string | undefined): Visitor | undefined {
  const fields = parseVisitorFields(text);
  if (!fields) return undefined;
  const [id, firstVisit, previousVisit, lastVisit, count] = fields;
  return { id, firstVisit, previousVisit, lastVisit, count };
}

/** @returns the time in `ss_cvt` in ms, or undefined unless it is a positive integer. */
export function parseVisit(text: string | undefined): number | undefined {
  return text === undefined ? undefined : positiveInteger(text);
}

/**
 * The update on each page view: no valid `ss_cvr` makes a new visitor; an expired `ss_cvt` makes
 * a new visit of the known one; otherwise nothing is written.
 * @param now ms since the epoch
 * @param newId id for a new visitor, without `|`
 */
export function updateVisitor(
  cookies: { visitor: string | undefined; visit: string | undefined },
  now: number,
  newId: () => string,
): CookieWrite[] {
  const known = parseVisitorFields(cookies.visitor);
  if (known && isSameVisit(cookies.visit, now)) return [];
  const [id = newId(), firstVisit = now, , lastVisit = now, count = 0] = known ?? [];
  const visitor = [id, firstVisit, lastVisit, now, count + 1].join('|');
  return [
    { name: VISITOR_COOKIE, value: visitor, maxAgeMs: VISITOR_COOKIE_AGE_MS },
    { name: VISIT_COOKIE, value: String(now), maxAgeMs: VISIT_COOKIE_AGE_MS },
  ];
}

function isSameVisit(text: string | undefined, now: number): boolean {
  const startedAt = parseVisit(text);
  return startedAt !== undefined && Math.abs(now - startedAt) < VISIT_COOKIE_AGE_MS;
}

function positiveInteger(text: string): number | undefined {
  const value = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
