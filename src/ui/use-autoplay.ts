/** Goes on to the next slide by itself, and rests while a visitor is busy with the tag or elsewhere. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { type AutoplayHolds, isMoving, isPlaying } from '../domain/gallery/slides.ts';

const NO_HOLDS: AutoplayHolds = {
  isHovered: false,
  isTouched: false,
  hasFocus: false,
  isPageHidden: false,
};

export interface Autoplay {
  isPlaying: boolean;
  /** What is chosen counts until something else is. */
  choose: (plays: boolean) => void;
}

/**
 * @param durationMs each slide stays
 * @param index of the slide that is shown; a new one has its full time
 * @param control the part that plays and pauses
 */
export function useAutoplay(
  gallery: HTMLElement,
  {
    isAutoplay,
    durationMs,
    index,
    prefersReducedMotion,
    control,
    step,
  }: {
    isAutoplay: boolean;
    durationMs: number;
    index: number;
    prefersReducedMotion: boolean;
    control: string;
    step: () => void;
  },
): Autoplay {
  const [choice, choose] = useState<boolean>();
  const [holds, setHolds] = useState(NO_HOLDS);
  useLayoutEffect(() => {
    if (!isAutoplay) return;
    const hold = (change: Partial<typeof holds>) => setHolds((before) => ({ ...before, ...change }));
    const events: [EventTarget, string, (event: Event) => void][] = [
      // A finger does not hover.
      [
        gallery,
        'pointerenter',
        (event) => hold({ isHovered: (event as PointerEvent).pointerType !== 'touch' }),
      ],
      [gallery, 'pointerleave', () => hold({ isHovered: false })],
      // A finger on its way across.
      [gallery, 'touchstart', () => hold({ isTouched: true })],
      [gallery, 'touchend', () => hold({ isTouched: false })],
      [gallery, 'touchcancel', () => hold({ isTouched: false })],
      [
        gallery,
        'focusin',
        (event) => hold({ hasFocus: (event.composedPath()[0] as Element).getAttribute('part') !== control }),
      ],
      [gallery, 'focusout', () => hold({ hasFocus: false })],
      [document, 'visibilitychange', () => hold({ isPageHidden: document.hidden })],
    ];
    hold({ isPageHidden: document.hidden });
    for (const [target, type, listener] of events) target.addEventListener(type, listener, { passive: true });
    return () => {
      for (const [target, type, listener] of events) target.removeEventListener(type, listener);
    };
  }, [gallery, isAutoplay, control]);

  const state = { isAutoplay, choice, prefersReducedMotion };
  const moves = isAutoplay && isMoving(state, holds);
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(step, durationMs);
    return () => clearTimeout(timer);
  }, [moves, durationMs, index]);
  return { isPlaying: isAutoplay && isPlaying(state), choose };
}
