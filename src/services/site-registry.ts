/** The site that the widgets of this page belong to; `<sqs-site>` sets it, everything else reads it. */
import { NO_SITE, type Site } from '../domain/site/page-context.ts';

const listeners = new Set<(site: Site) => void>();
/** One entry per `<sqs-site>` on the page, oldest first. */
const entries: { site: Site }[] = [];

/** @returns the site of the page; `NO_SITE` while there is none. The oldest of several counts. */
export function getSite(): Site {
  return entries[0]?.site ?? NO_SITE;
}

export interface SiteRegistration {
  /** Replaces the site, e.g. after the JSON child changed. */
  set(site: Site): void;
  /** Takes the site away, with its element. */
  remove(): void;
}

/** Registers a site; a page with two keeps the first until that is removed. */
export function setSite(site: Site): SiteRegistration {
  const entry = { site };
  entries.push(entry);
  if (entries[0] === entry) announce();
  return {
    set(next) {
      entry.site = next;
      if (entries[0] === entry) announce();
    },
    remove() {
      const at = entries.indexOf(entry);
      if (at < 0) return;
      entries.splice(at, 1);
      if (at === 0) announce();
    },
  };
}

/** Calls back after each change, not at once: a shape for `useSyncExternalStore`. @returns stops calling */
export function subscribeSite(listener: (site: Site) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of [...listeners]) listener(getSite());
}
