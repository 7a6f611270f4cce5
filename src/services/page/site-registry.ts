/** The site that the widgets of this page belong to, and its services; `<sqs-site>` sets it, all others read it. */
import type { Site } from '../../domain/site/page-context.ts';
import type { ConsentStore } from '../consent/consent-store.ts';
import type { Tracker } from '../tracking/tracker.ts';
import { onePerPage } from './shared.ts';

export interface PageEntry {
  site: Site;
  tracker: Tracker;
  consent: ConsentStore;
}

interface Registry {
  page?: PageEntry | undefined;
  readonly listeners: Set<() => void>;
}

const registry = onePerPage('site.1', (): Registry => ({ listeners: new Set() }));

/** @returns the page's site and services; undefined while there is no `<sqs-site>` */
export function getPage(): PageEntry | undefined {
  return registry().page;
}

/** Sets what the widgets find. Of several `<sqs-site>` only one does this at a time. @returns takes it away again */
export function setPage(entry: PageEntry): () => void {
  change(entry);
  return () => {
    if (getPage() === entry) change(undefined);
  };
}

/** Calls back after each change, not at once: the shape of `useSyncExternalStore`. @returns stops calling */
export function subscribePage(listener: () => void): () => void {
  const { listeners } = registry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(entry: PageEntry | undefined): void {
  registry().page = entry;
  for (const listener of [...registry().listeners]) listener();
}
