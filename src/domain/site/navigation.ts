/** The navigations of a site: what they lead to, which names are the builder's own, which one is the main one (behaviour/api#navigation). */
import { isSafeLink } from '../links.ts';

export interface NavigationLink {
  collectionId?: string;
  externalLink?: { title?: string; url: string; newWindow?: boolean };
  memberAreaId?: string;
  /** Of a folder. */
  title?: string;
  children?: readonly NavigationLink[];
}

export interface SiteNavigation {
  identifier: string;
  links: readonly NavigationLink[];
}

export const MAIN_NAVIGATION = 'mainNav';
/** Collections that no navigation leads to, and the areas of members. */
export const RESERVED_NAVIGATIONS = ['_hidden', '_memberareas'] as const;
export const NO_MAIN_NAVIGATION = 'Unable to find site main navigation';

export function isReservedNavigation(identifier: string): boolean {
  return RESERVED_NAVIGATIONS.some((name) => name === identifier);
}

/** @throws {Error} when the layout has none */
export function mainNavigation(layout: readonly SiteNavigation[]): SiteNavigation {
  const main = layout.find(({ identifier }) => identifier === MAIN_NAVIGATION);
  if (!main) throw new Error(NO_MAIN_NAVIGATION);
  return main;
}

/** A folder in a folder in a folder is no navigation any more. */
const MAX_DEPTH = 4;

/** @returns what is wrong with the first wrong one, as `0.children.1: must …`; undefined when nothing is */
export function linksProblem(links: unknown, depth = 1): string | undefined {
  if (!Array.isArray(links)) return 'must be a list';
  for (const [index, link] of links.entries()) {
    const problem = linkProblem(link, depth);
    if (problem) return `${index}${problem.startsWith('.') ? '' : ': '}${problem}`;
  }
  return undefined;
}

function linkProblem(link: unknown, depth: number): string | undefined {
  if (typeof link !== 'object' || link === null) return 'must be an object';
  const { collectionId, memberAreaId, externalLink, title, children } = link as Record<string, unknown>;
  const url = (externalLink as { url?: unknown } | undefined)?.url;
  if (externalLink !== undefined && (typeof url !== 'string' || !isSafeLink(url)))
    return '.externalLink: must have an http(s), mailto, tel or relative address as its url';
  const ids = [collectionId, memberAreaId].filter((id) => id !== undefined);
  if (ids.some((id) => typeof id !== 'string' || id === '')) return 'must have texts as its ids';
  const isFolder = typeof title === 'string' && Array.isArray(children);
  if (ids.length === 0 && externalLink === undefined && !isFolder)
    return 'must have a collectionId, an externalLink, a memberAreaId, or a title with children';
  if (children === undefined) return undefined;
  if (depth === MAX_DEPTH) return '.children: must end here';
  const problem = linksProblem(children, depth + 1);
  return problem && `.children${/^\d/.test(problem) ? '.' : ': '}${problem}`;
}

/** Every collection that some link leads to. */
export function linkedCollections(links: readonly NavigationLink[]): string[] {
  return links.flatMap(({ collectionId, children = [] }) => [
    ...(collectionId === undefined ? [] : [collectionId]),
    ...linkedCollections(children),
  ]);
}
