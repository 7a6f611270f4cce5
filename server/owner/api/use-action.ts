/** Runs what a control does once at a time, and keeps what it failed with. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../src/api/error.ts';
import { problemOf } from './problem.ts';

export interface Action<A extends unknown[]> {
  run: (...args: A) => Promise<void>;
  isBusy: boolean;
  /** In one sentence; empty: nothing went wrong. */
  problem: string;
  /** By name of the field, when the server named some. */
  fieldErrors: Readonly<Record<string, string>>;
}

export function useAction<A extends unknown[]>(work: (...args: A) => Promise<void>): Action<A> {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const running = useRef(false);
  const run = useCallback(async (...args: A) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await latest.current(...args);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return {
    run,
    isBusy,
    problem: error === undefined ? '' : problemOf(error),
    fieldErrors: error instanceof ApiError ? error.fieldErrors : {},
  };
}
