/** What the browser remembers about a pop-up: the codec of its storage record (behaviour/pop-up#what-is-remembered). */

/** Key in local storage. The record under it is JSON with `version`, `date-closed` (ms) and `submitted`. */
export const POPUP_STORAGE_KEY = 'squarespace-popup-overlay';

export interface PopupRecord {
  /** Version of the settings the visitor last dealt with; undefined when the record does not say. */
  version: number | undefined;
  /** Time of closing in ms since the epoch; undefined when it was not closed. */
  closedAt: number | undefined;
  submitted: boolean;
  /** Keys of a newer script, written back unchanged. */
  unknown: Record<string, unknown>;
}

/** @returns the record, or undefined when there is none or it cannot be read at all. Never throws. */
export function parsePopupRecord(text: string | null | undefined): PopupRecord | undefined {
  const value = parseObject(text);
  if (!value) return undefined;
  const { version, 'date-closed': closed, submitted, ...unknown } = value;
  return {
    version: finiteNumber(version),
    closedAt: finiteNumber(closed) ?? dateOf(closed),
    submitted: submitted === true || submitted === 'true',
    unknown,
  };
}

/** @returns the JSON text to store. */
export function formatPopupRecord(record: PopupRecord): string {
  return JSON.stringify({
    ...record.unknown,
    version: record.version,
    'date-closed': record.closedAt,
    submitted: record.submitted,
  });
}

/** The record after the visitor closed version `version` at `now` (ms). */
export function recordClosed(before: PopupRecord | undefined, version: number, now: number): PopupRecord {
  return { ...(before ?? EMPTY), version, closedAt: now };
}

/** The record after a form inside version `version` was sent. */
export function recordSubmitted(before: PopupRecord | undefined, version: number): PopupRecord {
  return { ...(before ?? EMPTY), version, submitted: true };
}

const EMPTY: PopupRecord = { version: undefined, closedAt: undefined, submitted: false, unknown: {} };

function parseObject(text: string | null | undefined): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined; // A broken record is as good as none: the visitor may see the pop-up again.
  }
}

function finiteNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') return finiteNumber(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function dateOf(value: unknown): number | undefined {
  return typeof value === 'string' ? finiteNumber(Date.parse(value)) : undefined;
}
