/** Reads the fields of a report, which clients send as JSON, form-encoded, or as JSON inside a form field. */
import type { Json } from '../../../src/domain/json.ts';
import { readJson } from '../http/json.ts';

/** @returns undefined when it is no object */
export function fieldsOf(value: unknown): Json | undefined {
  const parsed = typeof value === 'string' ? readJson(value) : value;
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Json)
    : undefined;
}
