/** What may be kept of a half-filled form for the session: never passwords, never hidden fields. */
import { byId } from '../by-id.ts';
import type { FormField } from './field.ts';
import { type FormValues, isEmptyValue } from './values.ts';

/** @returns the values worth keeping, undefined when there are none */
export function draftOf(fields: readonly FormField[], values: FormValues): FormValues | undefined {
  const kept = fields.flatMap((field) => {
    const value = values[field.id];
    const isPrivate = field.type === 'password' || field.type === 'hidden';
    return isPrivate || value === undefined || isEmptyValue(value) ? [] : [[field.id, value] as const];
  });
  return kept.length > 0 ? byId(kept) : undefined;
}

/** Reads a stored draft; anything that is not one is no draft. */
export function parseDraft(text: string | null): FormValues | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
      ? byId(Object.entries(draft as FormValues))
      : undefined;
  } catch {
    // Written by something else under our key: as good as none.
    return undefined;
  }
}
