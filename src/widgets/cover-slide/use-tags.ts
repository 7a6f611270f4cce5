/** Loads the tags of the kit that stand on a slide; until those that slices became are drawn, nothing of it is seen, so that nothing jumps. */
import { useLayoutEffect, useRef, useState } from 'react';
import { SLIDE_READY_MS } from '../../services/slides/slide-ready.ts';
import type { WidgetHost } from '../../ui/widget-host.ts';
import { SLICE } from './use-slices.ts';

/**
 * @param content changes when something else stands on the slide
 * @returns whether the slide waits: at most as long as for its images
 */
export function useTags({ element, busy, loaders }: WidgetHost<never, never>, content: unknown): boolean {
  const [isWaiting, setWaiting] = useState(false);
  /** What was seen once is not hidden again. */
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    const loads = [...element.querySelectorAll<HTMLElement>(':not(:defined)')].map(({ localName }) =>
      Object.hasOwn(loaders, localName) ? loaders[localName]?.() : undefined,
    );
    const drawn = [...element.querySelectorAll<HTMLElement>(`:scope > [${SLICE}]`)]
      .flatMap((slice) => [slice, ...slice.querySelectorAll<HTMLElement>('*')])
      .filter(({ localName }) => localName.startsWith('sqs-'));
    if (drawn.length === 0 || wasShown.current) return;
    const done = busy();
    let isCurrent = true;
    setWaiting(true);
    const show = () => {
      if (!isCurrent) return;
      wasShown.current = true;
      setWaiting(false);
      stop();
    };
    const limit = setTimeout(show, SLIDE_READY_MS);
    const stop = () => {
      isCurrent = false;
      clearTimeout(limit);
      done();
    };
    // What cannot be loaded stays what it is, as on a page without the kit.
    Promise.allSettled(loads)
      .then(() => Promise.all(drawn.map((tag) => (tag as { updateComplete?: Promise<void> }).updateComplete)))
      .then(show);
    return stop;
  }, [element, busy, loaders, content]);
  return isWaiting;
}
