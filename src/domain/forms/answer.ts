/** Reads what the server says about a call that failed: its code, its words, and those about single fields. */
import { byId } from '../by-id.ts';
import { objectOf, textOf } from '../json.ts';

export interface ServerFailure {
  /** The server's machine-readable reason; empty when it sent none. */
  code: string;
  /** The server's own words; empty when it sent none. */
  message: string;
  /** Message by field id, when the server sent a map. */
  fieldErrors: Record<string, string> | undefined;
}

/** Whether an answer with a good status says in its body that nothing was taken. */
export function isRefusal(body: unknown): boolean {
  const { success, ok, status } = objectOf(body);
  return success === false || ok === false || ['error', 'fail', 'failed'].includes(String(status));
}

/** A longer text is no sentence for a visitor. */
const MAX_WORDS_LENGTH = 300;

/** @param body of the answer: what is looked for stands at the top or inside `data` */
export function readFailure(body: unknown): ServerFailure {
  const { data, errors, error, message, code } = objectOf(body);
  const inner = objectOf(data);
  return {
    code: textOf(code) ?? '',
    message: textOf(inner.error) ?? textOf(error) ?? textOf(message) ?? sentenceOf(body),
    fieldErrors: readFieldErrors(inner.errors) ?? readFieldErrors(errors),
  };
}

/** A body that is not JSON is the message itself. */
function sentenceOf(body: unknown): string {
  return typeof body === 'string' && body.length <= MAX_WORDS_LENGTH ? body.trim() : '';
}

/** A map of field id to message or messages, or a list of `{ field, message }`; of several messages the first is read. */
function readFieldErrors(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map(objectOf).map(({ field, message }) => [field, message])
    : Object.entries(value).map(([id, messages]) => [id, [messages].flat()[0]]);
  const readable = entries.filter((entry): entry is [string, string] =>
    entry.every((part) => typeof part === 'string'),
  );
  return Array.isArray(value) && readable.length === 0 ? undefined : byId(readable.reverse());
}
