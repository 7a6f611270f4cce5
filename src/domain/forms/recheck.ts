/** What an edit of a field that is marked wrong changes; apart from the states, since a newsletter has no use for it. */
import { byId } from '../by-id.ts';
import type { FormAction, FormStatus } from './form-state.ts';

/**
 * One field was checked again after an edit; an empty message clears it.
 * @returns undefined where nothing changes: no other field is marked by an edit
 */
export function recheck(
  { fieldErrors, formError }: FormStatus,
  fieldId: string,
  message: string,
): FormAction | undefined {
  const before = fieldErrors[fieldId];
  if (before === undefined || before === message) return undefined;
  const others = Object.entries(fieldErrors).filter(([id]) => id !== fieldId);
  return { type: 'mend', fieldErrors: byId(message ? [...others, [fieldId, message]] : others), formError };
}
