/** Texts in further languages: registered by locale files and by pages, found by the language around a tag. */

type Texts = Readonly<Record<string, unknown>>;
type TextsByWidget = Readonly<Record<string, Texts>>;

interface Registry {
  /** By BCP 47 tag in small letters. */
  readonly locales: Map<string, TextsByWidget>;
  readonly listeners: Set<() => void>;
}

const REGISTRY = Symbol.for('sqs-kit.locales');

/** One a page, so that a language that one copy of the kit is told is known to all. */
function registry(): Registry {
  const page = globalThis as { [REGISTRY]?: Registry };
  page[REGISTRY] ??= { locales: new Map(), listeners: new Set() };
  return page[REGISTRY];
}

/**
 * Adds texts of a language; tags that are on screen are drawn again. A locale file calls it, and so may a page: what
 * is registered later lies over what was there, and what is missing stays English.
 * @param language BCP 47 tag, e.g. `de` or `pt-BR`
 * @param texts texts by widget, as in src/i18n/en/index.ts
 */
export function registerLocale(language: string, texts: TextsByWidget): void {
  const { locales, listeners } = registry();
  const tag = normalTag(language);
  const known = new Map(Object.entries(locales.get(tag) ?? {}));
  for (const [name, own] of Object.entries(texts)) known.set(name, merge(known.get(name) ?? {}, own));
  locales.set(tag, Object.fromEntries(known));
  for (const listener of [...listeners]) listener();
}

/** Calls back after each registration, not at once. @returns stops calling */
export function subscribeLocales(listener: () => void): () => void {
  const { listeners } = registry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The texts of one widget in a language.
 * @param language BCP 47 tag: `de-AT` lies over `de`, and that over English
 */
export function localize<T extends object>(name: string, english: T, language: string): T {
  const { locales } = registry();
  const parts = normalTag(language).split('-');
  return parts.reduce((texts, _, index) => {
    const own = locales.get(parts.slice(0, index + 1).join('-'));
    return own && Object.hasOwn(own, name) ? merge(texts, own[name] as Texts) : texts;
  }, english);
}

/**
 * Lays texts over others, and into groups such as `parts`; what is of another kind than the text that is there is left out.
 * @param whenStray called for each that lies over none, or over one of another kind
 */
export function merge<T extends object>(base: T, over: object, whenStray?: () => void): T {
  const result: Record<string, unknown> = { ...(base as Texts) };
  for (const [key, text] of Object.entries(over)) {
    const before = result[key];
    if (typeof before !== typeof text) whenStray?.();
    if (isGroup(before)) result[key] = merge(before, isGroup(text) ? text : {}, whenStray);
    else if (typeof (before ?? text) === typeof text) result[key] = text;
  }
  return result as T;
}

/** Pages write `de_AT` as well. */
function normalTag(language: string): string {
  return language.toLowerCase().replaceAll('_', '-');
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
