/** Fetches a part of a view when it is wanted: until then, and where it cannot be had, a page does without. */
import { useLayoutEffect, useState } from 'react';

export interface Late<T> {
  /** undefined until it is there. */
  part?: T;
  /** It cannot be had, which the console says. */
  isLost?: boolean;
}

/**
 * @param name of the part, for the console
 * @param busy keeps `updateComplete` waiting until the part has been drawn
 */
export function useLate<T>(
  isWanted: boolean,
  name: string,
  load: () => Promise<T>,
  busy: () => () => void,
): Late<T> {
  const [late, setLate] = useState<Late<T>>({});
  const isLoading = isWanted && !late.part && !late.isLost;
  useLayoutEffect(() => {
    if (!isLoading) return;
    const done = busy();
    load().then(
      (part) => setLate({ part }),
      (error: Error) => {
        console.error(`The ${name} could not be loaded: ${error.message}`);
        setLate({ isLost: true });
      },
    );
    // After the effects of the part, which may wait for more.
    return () => queueMicrotask(done);
  }, [isLoading]);
  return late;
}
