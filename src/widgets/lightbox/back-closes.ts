/** Gives what is open an entry in the visitor's history, so that Back closes it instead of leaving the page. */
import { useLayoutEffect, useRef } from 'react';
import type { CloseReason } from '../../ui/dialog/show-overlay.ts';

const ENTRY = 'sqsOpen';

export interface BackClosesProps {
  /** @returns whether it is going to close */
  requestClose(reason: CloseReason): boolean;
}

/** While it is mounted, something is open. */
export function BackCloses({ requestClose }: BackClosesProps) {
  const latest = useRef(requestClose);
  latest.current = requestClose;
  useLayoutEffect(() => {
    const id = Math.random();
    const isOurs = () => (history.state as Record<string, unknown> | null)?.[ENTRY] === id;
    const enter = () => history.pushState({ ...history.state, [ENTRY]: id }, '');
    const whenMoved = () => {
      // Whoever keeps it open keeps its entry.
      if (!isOurs() && !latest.current('browser')) enter();
    };
    enter();
    window.addEventListener('popstate', whenMoved);
    return () => {
      window.removeEventListener('popstate', whenMoved);
      // Closed otherwise, it leaves nothing to go back through; where the visitor has gone on, it stays.
      if (isOurs()) history.back();
    };
  }, []);
  return null;
}
