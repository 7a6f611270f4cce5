/** Reads what a JSON web token says, without a look at its signature (behaviour/access#asset-tokens). */
import { decodeBase64 } from '../text/base64.ts';

const PARTS = { header: 0, payload: 1 } as const;

/**
 * @param part of the token; its payload by default
 * @throws TypeError, RangeError or SyntaxError: not a string, part missing, invalid base64, invalid JSON
 */
export function decodeToken(token: unknown, part: keyof typeof PARTS = 'payload'): Record<string, unknown> {
  if (typeof token !== 'string') throw new TypeError('Invalid token: must be a string');
  const number = PARTS[part];
  const text = token.split('.')[number];
  if (!text) throw new RangeError(`Invalid token: part #${number + 1} is missing`);
  return parsed(decoded(text, number), number);
}

function decoded(text: string, number: number): string {
  try {
    return decodeBase64(text);
  } catch (cause) {
    throw new RangeError(`Invalid token: invalid base64 for part #${number + 1}`, { cause });
  }
}

function parsed(json: string, number: number): Record<string, unknown> {
  try {
    return Object(JSON.parse(json));
  } catch (cause) {
    throw new SyntaxError(`Invalid token: invalid JSON for part #${number + 1}`, { cause });
  }
}
