/** Reads single values out of JSON of unknown shape: the right type or nothing, never an exception. */

export type Json = Readonly<Record<string, unknown>>;

/** @returns the object, or an empty one. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** @returns the text when it is one and not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @returns the number, also when it is written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** @returns the boolean, also when it is written as text. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** @returns the members of a list that `read` accepts. */
export function listOf<T>(value: unknown, read: (member: unknown) => T | undefined): T[] {
  return Array.isArray(value) ? value.map(read).filter((member) => member !== undefined) : [];
}
