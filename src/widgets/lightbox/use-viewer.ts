/** Fetches the picture viewer when a visitor reaches for a picture: until then a page does without. */
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { ViewerProps } from './viewer/viewer.tsx';

export interface ViewerState {
  /** undefined until it is there. */
  Viewer?: ComponentType<ViewerProps>;
  /** Begins to load the picture of a link before the viewer is shown. */
  prepare?: typeof import('./viewer/viewer.tsx').prepare;
  /** It cannot be had. */
  isLost?: boolean;
}

const HINTS = ['pointerover', 'focusin'] as const;

/**
 * @param isNeeded right now
 * @param isHint whether an element the pointer or the focus has come to may soon open the viewer
 * @param busy keeps `updateComplete` waiting
 */
export function useViewer(
  isNeeded: boolean,
  isHint: (element: Element) => boolean,
  busy: () => () => void,
): ViewerState {
  const [state, setState] = useState<ViewerState>({});
  const [isWanted, setWanted] = useState(false);
  const isLoading = (isWanted || isNeeded) && !state.Viewer && !state.isLost;

  const latest = useRef(isHint);
  useLayoutEffect(() => {
    latest.current = isHint;
  });
  useLayoutEffect(() => {
    if (isWanted) return;
    const look = (event: Event) => {
      if (event.composedPath().some((node) => node instanceof Element && latest.current(node)))
        setWanted(true);
    };
    for (const type of HINTS) document.addEventListener(type, look);
    return () => {
      for (const type of HINTS) document.removeEventListener(type, look);
    };
  }, [isWanted]);

  useLayoutEffect(() => {
    if (!isLoading) return;
    const done = busy();
    let isCurrent = true;
    import('./viewer/viewer.tsx').then(
      ({ Viewer, prepare }) => isCurrent && setState({ Viewer, prepare }),
      (error: Error) => {
        console.error(`The picture viewer could not be loaded: ${error.message}`);
        if (isCurrent) setState({ isLost: true });
      },
    );
    return () => {
      isCurrent = false;
      done();
    };
  }, [isLoading, busy]);
  return state;
}
