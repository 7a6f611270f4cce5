/** What Google's script for maps is asked for (behaviour/maps#google). */

/** Then it counts as failed. */
export const MAP_LOAD_TIMEOUT_MS = 30_000;

export interface GoogleScript {
  key: string;
  /** BCP 47; empty: the visitor's. */
  language: string;
  /** Two letters; empty: Google's own choice. */
  region: string;
  /** In place of Google's; may be relative. */
  address: string;
}

/** @param callback global function that the script calls when it is ready @returns what its address says */
export function googleScriptQuery(
  { key, language, region }: GoogleScript,
  callback: string,
): [string, string][] {
  const query = { key, language, region, callback, loading: 'async' };
  return Object.entries(query).filter(([, value]) => value !== '');
}

/** @param locale BCP 47 @returns its region, empty when it names none */
export function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).region ?? '';
  } catch {
    return '';
  }
}
