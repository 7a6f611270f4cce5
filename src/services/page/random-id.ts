/** An id that nobody else has: of a visitor, of a request. */

/** `crypto.randomUUID` exists on secure pages only; an id must not depend on that. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
