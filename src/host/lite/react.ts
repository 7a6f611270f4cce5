/**
 * The part of React that the kit uses, on Preact's core: what `react` means in dist/lite.
 *
 * `preact/compat` offers far more than the kit needs (10.6 kB gz with r2wc, this 6.8 kB); the same source runs on
 * React, so a hook that is missing here fails the lite build, not the page.
 */
import { createElement } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export { Component, createContext, createElement, createRef, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** React's hook of the same name, for stores whose snapshots are immutable: the same one again draws nothing. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const snapshot = getSnapshot();
  const drawn = useRef({ snapshot, getSnapshot });
  const [, rerender] = useState<object>();
  const compare = () => {
    if (drawn.current.getSnapshot() !== drawn.current.snapshot) rerender({});
  };
  useLayoutEffect(() => {
    drawn.current = { snapshot, getSnapshot };
    compare();
  }, [snapshot, getSnapshot]);
  useLayoutEffect(() => subscribe(compare), [subscribe]);
  return snapshot;
}

export default { createElement };
