/** Cuts a text to a length, between words where there are some. */

export const DEFAULT_LIMIT = 100;
export const DEFAULT_ELLIPSIS = '...';

/** Space, or one of tab, line feed, vertical tab, form feed, carriage return. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/**
 * Cuts where the limit is positive: at the last space before the limit, or at the limit if there is none.
 * @param halvesCharacters as the reference engine does, where the limit is inside one
 */
export function truncate(
  source: string,
  limit: number = DEFAULT_LIMIT,
  ellipsis: string = DEFAULT_ELLIPSIS,
  halvesCharacters = false,
): string {
  if (!(limit > 0) || source.length <= limit) return source;
  let end = limit;
  while (end > 0 && !isSpace(source.charCodeAt(end - 1))) end--;
  if (end === 0) {
    end = limit;
    const isHalfCharacter = /[\ud800-\udbff]/.test(source[end - 1]!);
    if (isHalfCharacter && !halvesCharacters) end--;
  }
  return source.slice(0, end) + ellipsis;
}
