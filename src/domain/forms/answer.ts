/** Reads what the server says about a call that failed: its code and its words. */
import { objectOf, textOf } from '../json.ts';

export interface ServerFailure {
  /** The server's machine-readable reason; empty when it sent none. */
  code: string;
  /** The server's own words; empty when it sent none. */
  message: string;
}

/** A longer text is no sentence for a visitor. */
const MAX_WORDS_LENGTH = 300;

/** @param body of the answer: what is looked for stands at the top or inside `data` */
export function readFailure(body: unknown): ServerFailure {
  const { data, error, message, code } = objectOf(body);
  const words = textOf(objectOf(data).error) ?? textOf(error) ?? textOf(message) ?? sentenceOf(body);
  return { code: textOf(code) ?? '', message: words };
}

/** A body that is not JSON is the message itself. */
function sentenceOf(body: unknown): string {
  return typeof body === 'string' && body.length <= MAX_WORDS_LENGTH ? body.trim() : '';
}
