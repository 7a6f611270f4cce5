/** Addresses that clients name as the pages that they come from. */
import type { FastifyRequest } from 'fastify';
import { isSafeRedirect } from '../../../src/domain/links.ts';

const SITE = 'http://site.invalid';

/**
 * Reads an address as a browser does, which drops tabs and takes `\` for `/`.
 * @returns its path with query and hash; undefined when it leads to another site, or is no path
 */
export function localPath(address: string): string | undefined {
  if (!/^[/\\]/.test(address) || !URL.canParse(address, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, SITE);
  // `/.//other.test` is a path here, but would be another host as a link.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The page that a request came from, by the browser's word; the start page where it says nothing. */
export function pageBefore({ headers: { referer } }: Pick<FastifyRequest, 'headers'>): string {
  return referer && URL.canParse(referer) && isSafeRedirect(referer) ? referer : '/';
}
