/** Where the builder's API is: the one default, and the one shape of an address that paths are appended to. */

/** On the page's own origin. */
const DEFAULT_API_ROOT = '/api/';

/**
 * @param roots the tag's own address, then the site's; relative or absolute, with a closing slash or without
 * @returns the first that says something, with a closing slash
 */
export function apiRootOf(...roots: readonly (string | null | undefined)[]): string {
  const root = roots.map((given) => given?.trim()).find(Boolean) ?? DEFAULT_API_ROOT;
  return root.endsWith('/') ? root : `${root}/`;
}
