/** Reads what the server says about a call that failed: its code, its words, and those about single fields (spec 1 §7). */
import { objectOf, textOf } from '../json.ts';

export interface ServerFailure {
  /** The server's machine-readable reason; empty when it sent none. */
  code: string;
  /** The server's own words; empty when it sent none. */
  message: string;
  /** Message by field id, when the server sent a map. */
  fieldErrors: Record<string, string> | undefined;
}

/** @param body of the answer: what is looked for stands at the top or inside `data` */
export function readFailure(body: unknown): ServerFailure {
  const { data, errors, error, message, code } = objectOf(body);
  const inner = objectOf(data);
  return {
    code: textOf(code) ?? '',
    message: textOf(inner.error) ?? textOf(error) ?? textOf(message) ?? '',
    fieldErrors: readFieldErrors(inner.errors) ?? readFieldErrors(errors),
  };
}

function readFieldErrors(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
