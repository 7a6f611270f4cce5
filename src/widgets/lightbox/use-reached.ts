/** Tells when a visitor reaches for what opens a lightbox: until then a page does without what shows it. */
import { useLayoutEffect, useRef, useState } from 'react';

const HINTS = ['pointerover', 'focusin'] as const;

/**
 * @param isHint whether an element the pointer or the focus has come to may soon open it
 * @returns true from the first time on
 */
export function useReached(isHint: (element: Element) => boolean): boolean {
  const [isReached, setReached] = useState(false);
  const latest = useRef(isHint);
  useLayoutEffect(() => {
    latest.current = isHint;
  });
  useLayoutEffect(() => {
    if (isReached) return;
    const look = (event: Event) => {
      if (event.composedPath().some((node) => node instanceof Element && latest.current(node)))
        setReached(true);
    };
    for (const type of HINTS) document.addEventListener(type, look);
    return () => {
      for (const type of HINTS) document.removeEventListener(type, look);
    };
  }, [isReached]);
  return isReached;
}
