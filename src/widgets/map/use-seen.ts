/** Whether an element has ever been in view, or nearly: one that has no size yet, or is hidden, has not. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Maps come a little before they are seen. */
const AHEAD = '200px';

export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => {
    if (isSeen || !place.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        const { width, height } = entries.at(-1)!.boundingClientRect;
        if (entries.some(({ isIntersecting }) => isIntersecting) && width > 0 && height > 0) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
