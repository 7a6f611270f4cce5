/** Has the language of a page loaded, where the kit has it. */
import { knownLanguage } from '../domain/text/known-language.ts';
import type { LoadOnce } from './tag-loader.ts';

/**
 * @param locales how to load each, by its BCP 47 tag
 * @returns has that of `<html lang>` loaded, behaviour/elements#language
 */
export const languageLoader =
  (locales: Readonly<Record<string, () => Promise<unknown>>>) =>
  (loadOnce: LoadOnce): void => {
    const name = knownLanguage(document.documentElement.lang, Object.keys(locales));
    if (name) loadOnce(`locales/${name}`, `The language “${name}”`, locales[name]!);
  };
