/** The two visitor cookies: who the visitor is (`ss_cvr`) and whether this is still the same visit (`ss_cvt`). */

export const VISITOR_COOKIE = 'ss_cvr';
export const VISIT_COOKIE = 'ss_cvt';
/** `ss_cvr` lives 2 years, `ss_cvt` 30 minutes (spec 1 §9). */
export const VISITOR_COOKIE_AGE_MS = 2 * 365 * 86_400_000;
export const VISIT_COOKIE_AGE_MS = 30 * 60_000;

/** `ss_cvr` is `id|first|prev|last|count`; the three times are ms since the epoch (spec 1 §3). */
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

/** @returns the visitor, or undefined unless the text is an id and four positive integers (spec 1 §5). */
export function parseVisitor(text: string | undefined): Visitor | undefined {
  const [id, ...numbers] = text?.split('|') ?? [];
  const parsed = numbers.map(positiveInteger);
  const [firstVisit, previousVisit, lastVisit, count] = parsed;
  if (!id || parsed.length !== 4 || !firstVisit || !previousVisit || !lastVisit || !count) return undefined;
  return { id, firstVisit, previousVisit, lastVisit, count };
}

/** @returns the text of `ss_cvr`. */
export function formatVisitor({ id, firstVisit, previousVisit, lastVisit, count }: Visitor): string {
  return [id, firstVisit, previousVisit, lastVisit, count].join('|');
}

/** @returns the time in `ss_cvt` in ms, or undefined unless it is a positive integer (spec 1 §5). */
export function parseVisit(text: string | undefined): number | undefined {
  return text === undefined ? undefined : positiveInteger(text);
}

/**
 * The update on each page view (spec 1 §4): no valid `ss_cvr` makes a new visitor; an expired `ss_cvt` makes
 * a new visit of the known one; otherwise nothing is written.
 * @param now ms since the epoch
 * @param newId id for a new visitor, without `|`
 */
export function updateVisitor(
  cookies: { visitor: string | undefined; visit: string | undefined },
  now: number,
  newId: () => string,
): CookieWrite[] {
  const known = parseVisitor(cookies.visitor);
  if (known && isSameVisit(cookies.visit, now)) return [];
  const visitor = formatVisitor({
    id: known?.id ?? newId(),
    firstVisit: known?.firstVisit ?? now,
    previousVisit: known?.lastVisit ?? now,
    lastVisit: now,
    count: (known?.count ?? 0) + 1,
  });
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
