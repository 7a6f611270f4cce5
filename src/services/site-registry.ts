/** The site that the widgets of this page belong to, and its services; `<sqs-site>` sets it, all others read it. */
import { NO_SITE } from '../domain/site/no-site.ts';
import type { Site } from '../domain/site/page-context.ts';
import type { ConsentStore } from './consent-store.ts';
import type { Tracker } from './tracker.ts';

export interface PageEntry {
  site: Site;
  tracker: Tracker;
  consent: ConsentStore;
}

const listeners = new Set<() => void>();
/** One entry per `<sqs-site>` on the page, oldest first; the oldest counts. */
const entries: PageEntry[] = [];

/** @returns the page's site and services; undefined while there is no `<sqs-site>` */
export function getPage(): PageEntry | undefined {
  return entries[0];
}

/** @returns the site of the page; `NO_SITE` while there is none */
export function getSite(): Site {
  return getPage()?.site ?? NO_SITE;
}

/** Registers a site. A page with two keeps the first until that is removed. @returns takes it away again */
export function setPage(entry: PageEntry): () => void {
  entries.push(entry);
  if (getPage() === entry) announce();
  return () => {
    const wasFirst = getPage() === entry;
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
    if (wasFirst) announce();
  };
}

/** Calls back after each change, not at once: the shape of `useSyncExternalStore`. @returns stops calling */
export function subscribePage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
