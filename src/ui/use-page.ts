/** The page's site and its services inside a view: follows `<sqs-site>` as it comes, changes and goes. */
import { useSyncExternalStore } from 'react';
import { getPage, type PageEntry, subscribePage } from '../services/page/site-registry.ts';

/** @returns undefined while the page has no `<sqs-site>` */
export function usePage(): PageEntry | undefined {
  return useSyncExternalStore(subscribePage, getPage);
}
