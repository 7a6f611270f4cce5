/** Whether two values say the same as JSON, in whatever order their names stand. */

export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [mine, theirs] = [namesOf(a), namesOf(b)];
  return (
    mine.length === theirs.length &&
    mine.every((name) => Object.hasOwn(b, name) && sameJson(a[name as never], b[name as never]))
  );
}

/** What is undefined is not written. */
function namesOf(value: object): string[] {
  return Object.keys(value).filter((name) => value[name as never] !== undefined);
}
