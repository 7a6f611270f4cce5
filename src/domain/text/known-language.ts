/** Finds the language of a page among those that there are (behaviour/elements#language). */

/**
 * @param written as in `lang`: `fr-CA`, but also `pt_BR`, blanks or nonsense
 * @returns the longest of the known names that it begins with: `fr`; undefined for none
 */
export function knownLanguage(written: string, known: readonly string[]): string | undefined {
  const parts = written.trim().toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    const found = known.find((name) => name.toLowerCase() === tag);
    if (found) return found;
  }
  return undefined;
}
