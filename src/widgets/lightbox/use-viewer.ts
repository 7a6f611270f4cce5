/** Fetches the picture viewer for the tags that have pictures to show: a lightbox of other content does without. */
import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { ViewerProps } from './viewer/viewer.tsx';

/**
 * @param busy keeps `updateComplete` waiting, when the viewer is wanted right now
 * @returns undefined until it is there, and when it cannot be had
 */
export function useViewer(
  isNeeded: boolean,
  busy: (() => () => void) | undefined,
): ComponentType<ViewerProps> | undefined {
  const [viewer, setViewer] = useState<{ view: ComponentType<ViewerProps> } | undefined>();
  const isMissing = isNeeded && !viewer;
  useLayoutEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    import('./viewer/viewer.tsx').then(
      ({ Viewer }) => isWanted && setViewer({ view: Viewer }),
      (error: Error) => console.error(`The picture viewer could not be loaded: ${error.message}`),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  useLayoutEffect(() => (isMissing ? busy?.() : undefined), [isMissing, busy]);
  return viewer?.view;
}
