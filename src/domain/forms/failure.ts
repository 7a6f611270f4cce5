/** Turns a failed call into what the visitor reads. */
import { byId } from '../by-id.ts';

/** What the HTTP layer knows of a failure. Status 0: no answer arrived (connection lost, timed out). */
export interface CallFailure {
  status: number;
  /** Message by field id, when the server sent a map. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** The server's own words, when it sent text. */
  message?: string | undefined;
}

/** Names of the texts in the catalogue. */
export type FailureText =
  | 'unauthorized'
  | 'notConfigured'
  | 'rateLimited'
  | 'serverError'
  | 'unknown'
  | 'fieldsInvalid';

export type FormFailure =
  | { fieldErrors: Record<string, string>; formError: '' }
  | { fieldErrors: Record<string, never>; formError: string };

const TEXT_BY_STATUS: Readonly<Record<number, FailureText>> = {
  401: 'unauthorized',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'serverError',
};

/**
 * A map of field errors marks each field of this form; a map that names only other fields says so in the banner,
 * since nobody would see it otherwise. Otherwise the status decides, then the server's text, then the unknown error.
 */
export function describeFailure(
  failure: CallFailure,
  fieldIds: readonly string[],
  texts: Readonly<Record<FailureText, string>>,
): FormFailure {
  const entries = Object.entries(failure.fieldErrors ?? {});
  const known = entries.filter(([id]) => fieldIds.includes(id));
  if (known.length > 0) return { fieldErrors: byId(known), formError: '' };
  if (entries.length > 0) return { fieldErrors: {}, formError: texts.fieldsInvalid };
  const byStatus = TEXT_BY_STATUS[failure.status];
  return { fieldErrors: {}, formError: byStatus ? texts[byStatus] : failure.message || texts.unknown };
}
