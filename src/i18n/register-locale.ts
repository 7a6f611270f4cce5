/** Takes the texts of further languages, and finds them: apart from the tags, since most pages are English. */
import { pageLocales, type Texts } from './locales.ts';
import { merge } from './merge.ts';

/**
 * Adds texts of a language; tags that are on screen are drawn again. A locale file calls it, and so may a page: what
 * is registered later lies over what was there, and what is missing stays English.
 * @param language BCP 47 tag, e.g. `de` or `pt-BR`
 * @param texts texts by widget, as in src/i18n/en/index.ts
 */
export function registerLocale(language: string, texts: Readonly<Record<string, Texts>>): void {
  const page = pageLocales();
  const tag = normalTag(language);
  const known = new Map(Object.entries(page.locales.get(tag) ?? {}));
  for (const [name, own] of Object.entries(texts)) known.set(name, merge(known.get(name) ?? {}, own));
  page.locales.set(tag, Object.fromEntries(known));
  page.localize = localize;
  for (const listener of [...page.listeners]) listener();
}

/**
 * The texts of one widget in a language.
 * @param language BCP 47 tag: `de-AT` lies over `de`, and that over English
 */
export function localize<T extends object>(name: string, english: T, language: string): T {
  const { locales } = pageLocales();
  const parts = normalTag(language).split('-');
  return parts.reduce((texts, _, index) => {
    const own = locales.get(parts.slice(0, index + 1).join('-'));
    return own && Object.hasOwn(own, name) ? merge(texts, own[name]!) : texts;
  }, english);
}

/** Pages write `de_AT` as well. */
function normalTag(language: string): string {
  return language.toLowerCase().replaceAll('_', '-');
}
