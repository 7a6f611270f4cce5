/** Sends the visitor to another page, http(s) and relative addresses only. */
import { isSafeRedirect } from '../../domain/links.ts';

/** @returns whether the page is left */
export function redirectTo(address: string, page: Pick<Location, 'assign'> = location): boolean {
  if (address === '') return false;
  if (!isSafeRedirect(address)) {
    console.error(`The redirect to ${address} was not followed: it must be an http(s) or relative address.`);
    return false;
  }
  page.assign(address);
  return true;
}

/** Loads the page again: what it holds now depends on something new. */
export function reloadPage(page: Pick<Location, 'reload'> = location): void {
  page.reload();
}
