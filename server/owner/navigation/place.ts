/** Where the owner is: path and query of the page, changed without loading it again. */
import { useMemo, useSyncExternalStore } from 'react';

export interface Place {
  path: string;
  query: URLSearchParams;
}

const listeners = new Set<() => void>();
let moves = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', told);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', told);
  };
}

function told(): void {
  moves += 1;
  for (const listener of listeners) listener();
}

/** Whether the owner has gone anywhere since the page was loaded, where the browser itself placed the focus. */
export function hasMoved(): boolean {
  return moves > 0;
}

export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  told();
}

export function usePlace(): Place {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    return { path: pathname, query: searchParams };
  }, [address]);
}
