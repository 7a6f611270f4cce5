/** What may be kept of a half-filled form for the session: nothing private, nothing empty. */
import { byId } from '../by-id.ts';
import type { FormField } from './field.ts';
import { FIELD_TYPES } from './fields/index.ts';
import { controlValuesOf, type FormValues, isEmptyValue } from './values.ts';

/** @returns the values worth keeping, undefined when there are none */
export function draftOf(fields: readonly FormField[], values: FormValues): FormValues | undefined {
  const kept = fields.flatMap((field) => {
    const value = values[field.id];
    const { isPrivate } = FIELD_TYPES[field.type];
    return isPrivate || value === undefined || isEmptyValue(value) ? [] : [[field.id, value] as const];
  });
  return kept.length > 0 ? byId(kept) : undefined;
}

/** What of a draft goes back into a form: the values of its fields, by control name. */
export function restoredControls(fields: readonly FormField[], draft: FormValues): [string, string[]][] {
  return fields.flatMap((field) => {
    const value = draft[field.id];
    return value === undefined || FIELD_TYPES[field.type].isPrivate ? [] : [...controlValuesOf(field, value)];
  });
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
