/**
 * Maps by names that owners and visitors choose: without a prototype, so that `__proto__` and `constructor` are names
 * like any other, when they are written and when they are looked for.
 */

/** @param entries of two with one name the later stays */
export function byId<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const map: Record<string, T> = Object.create(null);
  for (const [id, value] of entries) map[id] = value;
  return map;
}
