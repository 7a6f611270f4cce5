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
 * The field that a receiver means: by its name, however its framework writes it (`address.city` for `address[city]`,
 * `Email` for `email`, `email` for `user[email]`), or that of one of its parts.
 */
export function fieldMeant(name: string, fieldIds: readonly string[]): string | undefined {
  if (fieldIds.includes(name)) return name;
  const wanted = plainName(name);
  const all = fieldIds.map((id) => [id, plainName(id)] as const);
  const [same] = all.find(([, plain]) => plain === wanted) ?? [];
  const [whole] = all.find(([, plain]) => plain !== '' && wanted.startsWith(`${plain}.`)) ?? [];
  const inside = all.filter(([, plain]) => plain.endsWith(`.${wanted}`));
  return same ?? whole ?? (inside.length === 1 ? inside[0]?.[0] : undefined);
}

/** `user[email]`, `items[]` and `Name.First` as `user.email`, `items` and `name.first`. */
function plainName(name: string): string {
  return name
    .replace(/\[\]$/, '')
    .replace(/\[([^[\]]*)\]/g, '.$1')
    .toLowerCase();
}

/**
 * A map of field errors marks each field of this form; a map that names only other fields says so in the banner,
 * since nobody would see it otherwise. Otherwise the status decides, then the server's text, then the unknown error.
 */
export function errorsOfFailure(
  failure: CallFailure,
  fieldIds: readonly string[],
  texts: Readonly<Record<FailureText, string>>,
): FormFailure {
  const entries = Object.entries(failure.fieldErrors ?? {});
  // Of several that mean one field the first is read.
  const known = entries
    .flatMap(([name, words]) => {
      const id = fieldMeant(name, fieldIds);
      return id === undefined ? [] : [[id, words] as const];
    })
    .reverse();
  if (known.length > 0) return { fieldErrors: byId(known), formError: '' };
  if (entries.length > 0) return { fieldErrors: {}, formError: texts.fieldsInvalid };
  const byStatus = TEXT_BY_STATUS[failure.status];
  return { fieldErrors: {}, formError: byStatus ? texts[byStatus] : failure.message || texts.unknown };
}
