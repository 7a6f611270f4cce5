/** What a page knows of further languages: nothing but who wants to hear of them, until one is registered. */

export type Texts = Readonly<Record<string, unknown>>;

interface PageLocales {
  /** By BCP 47 tag in small letters, then by widget. */
  readonly locales: Map<string, Readonly<Record<string, Texts>>>;
  readonly listeners: Set<() => void>;
  /** Comes with the first language: most pages have none. */
  localize?: <T extends object>(name: string, english: T, language: string) => T;
}

const LOCALES = Symbol.for('sqs-kit.locales');

/** One a page, so that a language that one copy of the kit is told is known to all. */
export function pageLocales(): PageLocales {
  const page = globalThis as { [LOCALES]?: PageLocales };
  page[LOCALES] ??= { locales: new Map(), listeners: new Set() };
  return page[LOCALES];
}

/** Calls back after each registration, not at once. @returns stops calling */
export function subscribeLocales(listener: () => void): () => void {
  const { listeners } = pageLocales();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
