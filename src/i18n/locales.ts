/** Registered texts of further languages; English is built into each widget (src/i18n/en). */

type Texts = Record<string, unknown>;
const locales = new Map<string, Record<string, Texts>>();

/**
 * Adds the texts of a language. A locale file calls it, and so may a page.
 * @param language BCP 47 tag, e.g. `de` or `pt-BR`
 * @param texts texts by widget, as in src/i18n/en; what is missing stays English
 */
export function registerLocale(language: string, texts: Record<string, Texts>): void {
  locales.set(language.toLowerCase(), texts);
  for (const listener of [...listeners]) listener();
}

const listeners = new Set<() => void>();

/** Calls back when a language has been registered. @returns stops calling */
export function subscribeLocales(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of one widget in a language: the region's own, then the language's, then English. */
export function localize<T extends object>(name: string, english: T, language: string): T {
  const tag = language.toLowerCase();
  const own = locales.get(tag)?.[name];
  const general = locales.get(tag.split('-')[0] ?? '')?.[name];
  return own || general ? merge(english, merge(general ?? {}, own ?? {})) : english;
}

/** Lays texts over others, one level into groups such as `parts`. */
export function merge<T extends object>(base: T, over: object): T {
  const result: Texts = { ...(base as Texts) };
  for (const [key, text] of Object.entries(over)) {
    const group = result[key];
    result[key] = isGroup(group) && isGroup(text) ? { ...group, ...text } : text;
  }
  return result as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
