/** Which addresses a page may be sent to: http, https and relative ones (behaviour/html#addresses). */

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i;

/** Control characters and spaces are ignored by URL parsers, so `java\nscript:` must be read without them. */
function scheme(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters a URL parser drops.
  const compact = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return ABSOLUTE.exec(compact)?.[0].toLowerCase() ?? '';
}

/** A redirect goes to http(s) or a relative address only. */
export function isSafeRedirect(address: string): boolean {
  return address.trim() !== '' && ['', 'http:', 'https:'].includes(scheme(address));
}

/** What a visitor may follow: those, and the ways to write or to call. */
export function isSafeLink(address: string): boolean {
  return isSafeRedirect(address) || ['mailto:', 'tel:'].includes(scheme(address));
}

/** Of a setting: where a visitor, or what they entered, is sent to. */
export const WEB_ADDRESS = {
  test: (address: string) => address === '' || isSafeRedirect(address),
  must: 'an http(s) or relative address',
};
/** Of a setting: a link that visitors follow. */
export const LINK_ADDRESS = {
  test: (address: string) => address === '' || isSafeLink(address),
  must: 'an http(s), mailto, tel or relative address',
};
