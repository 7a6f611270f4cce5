/** Sends the visitor to another page, http(s) and relative addresses only. */
import { isSafeRedirect } from '../../domain/links.ts';

/** Goes where it is told; an address that is none is reported, and the page stays. */
export function redirectTo(address: string, page: Pick<Location, 'assign'> = location): void {
  if (address === '') return;
  if (isAddress(address)) page.assign(address);
  else
    console.error(`The redirect to ${address} was not followed: it must be an http(s) or relative address.`);
}

/** Whether a redirect brings another document: a place on this page is only scrolled to. */
export function leavesPage(address: string): boolean {
  if (!isAddress(address)) return false;
  const [target, place] = new URL(address, document.baseURI).href.split('#');
  return place === undefined || target !== location.href.split('#')[0];
}

function isAddress(address: string): boolean {
  return isSafeRedirect(address) && URL.canParse(address, document.baseURI);
}

/** Loads the page again: what it holds now depends on something new. */
export function reloadPage(page: Pick<Location, 'reload'> = location): void {
  page.reload();
}
