/** Lays texts of a language or of an author over others. */
import type { Texts } from './locales.ts';

/**
 * Goes into groups such as `parts`; what is of another kind than the text that is there is left out.
 * @param whenStray called for each that lies over none, or over one of another kind
 */
export function merge<T extends object>(base: T, over: object, whenStray?: () => void): T {
  const result: Record<string, unknown> = { ...(base as Texts) };
  for (const [key, text] of Object.entries(over)) {
    const before = result[key];
    if (typeof before !== typeof text) whenStray?.();
    if (isGroup(before)) result[key] = merge(before, isGroup(text) ? text : {}, whenStray);
    else if (typeof (before ?? text) === typeof text) result[key] = text;
  }
  return result as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
