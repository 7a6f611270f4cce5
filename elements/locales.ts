/** Every further language of the kit and how to load it; the loader reads it on pages that are not in English. */
import { languageLoader } from '../src/host/language-loader.ts';

export const LOCALES: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('./locales/ar.ts'),
  de: () => import('./locales/de.ts'),
  es: () => import('./locales/es.ts'),
  fr: () => import('./locales/fr.ts'),
  it: () => import('./locales/it.ts'),
  ja: () => import('./locales/ja.ts'),
  nl: () => import('./locales/nl.ts'),
  pt: () => import('./locales/pt.ts'),
};

export const loadLanguage = languageLoader(LOCALES);
