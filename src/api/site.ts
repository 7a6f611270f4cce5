/** What owners make of their site besides stores: navigations, header and footer, languages, places. */
import {
  GET_SITE_LAYOUT,
  READ_HEADER_FOOTER,
  UPDATE_NAVIGATION,
  WRITE_HEADER_FOOTER,
} from '../domain/api/site/layout.ts';
import {
  MULTILINGUAL_SETTINGS,
  MULTILINGUAL_STATUS,
  READ_LANGUAGES,
  REMOVE_MULTILINGUAL,
  WRITE_LANGUAGES,
} from '../domain/api/site/multilingual.ts';
import { AUTOCOMPLETE_PLACES, PLACE_DETAILS } from '../domain/api/site/places.ts';
import type { NavigationLink } from '../domain/site/navigation.ts';
import type { Caller } from './caller.ts';

export type SiteApi = ReturnType<typeof createSiteApi>;

export function createSiteApi(caller: Caller) {
  return {
    layout: caller.bind(GET_SITE_LAYOUT),
    updateNavigation: (identifier: string, links: readonly NavigationLink[], templateId?: string) =>
      caller.send(UPDATE_NAVIGATION, {
        body: {
          fieldName: identifier,
          ...(templateId !== undefined && { templateId }),
          navigation: { items: links },
        },
      }),
    headerFooter: caller.bind(READ_HEADER_FOOTER),
    writeHeaderFooter: caller.bind(WRITE_HEADER_FOOTER),
    multilingual: {
      settings: caller.bind(MULTILINGUAL_SETTINGS),
      status: caller.bind(MULTILINGUAL_STATUS),
      languages: caller.bind(READ_LANGUAGES),
      writeLanguages: (languages: readonly string[]) => caller.send(WRITE_LANGUAGES, { body: { languages } }),
      disconnect: caller.bind(REMOVE_MULTILINGUAL),
    },
    places: {
      autocomplete: caller.bind(AUTOCOMPLETE_PLACES),
      details: caller.bind(PLACE_DETAILS),
    },
  };
}
