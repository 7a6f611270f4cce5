/** The calls by which owners say which languages the site speaks. */
import { endpoint } from '../endpoint.ts';

/** BCP 47 tags, the first one the site's own. */
export interface SiteLanguages {
  languages: readonly string[];
}

export interface MultilingualStatus {
  connected: boolean;
}

export interface MultilingualSettings extends MultilingualStatus, SiteLanguages {
  /** Absent without a connection. */
  primaryLanguage?: string;
}

export const MULTILINGUAL_SETTINGS = endpoint<{ answer: MultilingualSettings }>(
  'GET',
  'multilingual/settings',
);
export const MULTILINGUAL_STATUS = endpoint<{ answer: MultilingualStatus }>('GET', 'multilingual/status');
export const READ_LANGUAGES = endpoint<{ answer: SiteLanguages }>('GET', 'multilingual/languages');
/** Connects the site where it was not. */
export const WRITE_LANGUAGES = endpoint<{ body: SiteLanguages; answer: SiteLanguages }>(
  'PUT',
  'multilingual/languages',
);
/** Forgets the languages. */
export const REMOVE_MULTILINGUAL = endpoint('DELETE', 'multilingual/connection');
