/** Asks for what a view shows, again whenever its question changes; a late answer to an older one is dropped. */
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from './problem.ts';

export type Loaded<T> =
  | { state: 'loading'; data?: T }
  | { state: 'failed'; problem: string; data?: T }
  | { state: 'ready'; data: T };

/**
 * @param load must keep its identity as long as the question is the same (`useCallback`)
 * @returns `data` stays what it was while it is asked for again
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // A turn asks the same question again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded(({ data }) => ({ state: 'loading', ...(data !== undefined && { data }) }));
    load(signal).then(
      (data) => !signal.aborted && setLoaded({ state: 'ready', data }),
      (error: unknown) =>
        !signal.aborted && setLoaded((old) => ({ ...old, state: 'failed', problem: problemOf(error) })),
    );
    return () => controller.abort();
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const change = useCallback(
    (next: (data: T) => T) =>
      setLoaded((old) => (old.data === undefined ? old : { ...old, data: next(old.data) })),
    [],
  );
  return { loaded, reload, change };
}
