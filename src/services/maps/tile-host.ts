/** Says who learns of a visitor when the pictures of a map are loaded. */

/** @param address with `{z}`, `{x}` and `{y}` @returns the host; empty for the page's own */
export function tileHost(address: string, page: string = document.baseURI): string {
  const { host } = new URL(address.replace(/\{\w+\}/g, '0'), page);
  return host === new URL(page).host ? '' : host;
}
