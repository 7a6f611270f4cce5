/** Reads the JSON child of an element. */
import type { ReadResult } from '../domain/schema.ts';

/** @returns the JSON child's object, or why it is none */
export function parseJsonConfig(text: string): ReadResult<Record<string, unknown>> {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as Record<string, unknown> };
    }
    return { ok: false, path: '', reason: 'the JSON child must hold an object' };
  } catch (error) {
    return { ok: false, path: '', reason: `the JSON child cannot be read: ${(error as Error).message}` };
  }
}
