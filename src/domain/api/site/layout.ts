/** The calls by which owners read and write what the navigations of the site lead to, and its header and footer. */
import type { Json } from '../../json.ts';
import type { NavigationLink, SiteNavigation } from '../../site/navigation.ts';
import { endpoint } from '../endpoint.ts';

export interface SiteLayout {
  layout: readonly SiteNavigation[];
}

export const GET_SITE_LAYOUT = endpoint<{ answer: SiteLayout }>('GET', 'commondata/GetSiteLayout');

export interface NavigationUpdate {
  /** Identifier of the navigation; one that is new comes into being. */
  fieldName: string;
  templateId?: string;
  navigation: { items: readonly NavigationLink[] };
}

export const UPDATE_NAVIGATION = endpoint<{ body: NavigationUpdate; answer: SiteLayout }>(
  'POST',
  'widget/UpdateNavigation',
);

/** Each is what the editor makes of it; the server keeps it as it is. */
export interface HeaderFooter {
  header: Json;
  footer: Json;
}

export const READ_HEADER_FOOTER = endpoint<{ answer: HeaderFooter }>('GET', 'site-header-footer');
/** What is left out stays. */
export const WRITE_HEADER_FOOTER = endpoint<{ body: Partial<HeaderFooter>; answer: HeaderFooter }>(
  'PUT',
  'site-header-footer',
);
