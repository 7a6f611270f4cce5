/** Makes a language that somebody wrote into one that can be used: the only look-up of its kind. */

/**
 * @param written as in `lang`: `de-AT`, but also `en_US`, blanks or nonsense
 * @returns a valid BCP 47 tag; undefined for what is none, so that `Intl` falls back to its default
 */
export function localeOf(written: string | null | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(written?.trim().replaceAll('_', '-') || undefined)[0];
  } catch {
    return undefined; // Not a language tag: the page's mistake must not stop a price from being shown.
  }
}
