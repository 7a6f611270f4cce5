/** The address that a collection of the site gets: made of its title, long enough, and nobody else's (behaviour/api#stores). */
import { slugify } from '../text/slugify.ts';

export const MIN_URL_ID_LENGTH = 3;
export const FALLBACK_TITLE = 'Store';

/** What the server takes: letters, digits and hyphens in lower case. */
export const URL_ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * @param text a title, or an address as an owner wrote it
 * @param fallbackTitle stands in for one that is too short for an address
 */
export function urlIdOf(
  text: string,
  { fallbackTitle = FALLBACK_TITLE, minLength = MIN_URL_ID_LENGTH } = {},
): string {
  const own = slugOf(text);
  return own.length >= minLength ? own : slugOf(fallbackTitle);
}

/** @param clashes how often it was taken so far: `shop`, `shop-1`, `shop-2` … */
export function nextUrlId(urlId: string, clashes: number): string {
  return clashes === 0 ? urlId : `${urlId}-${clashes}`;
}

/** Accents fall away, and the letter under them stays. */
function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return slugify(plain.replace(/[^\p{L}\p{N}]+/gu, ' '))
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
