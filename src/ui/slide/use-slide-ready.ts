/** Marks a tag when its slide can be seen as a whole, and when its animations may run (behaviour/slides#readiness). */
import { useLayoutEffect } from 'react';
import { animationReady, slideReady } from '../../services/slides/slide-ready.ts';

const READY_CLASS = 'sqs-slide-ready';
const ANIMATION_CLASS = 'sqs-slide-animation-ready';

export interface SlideReadiness {
  isShown: boolean;
  /** Another value starts the animations again. */
  refresh?: string;
  /** Gets the class for animations. */
  isAnimated?: boolean;
  whenReady?(): void;
}

export function useSlideReady(
  element: HTMLElement,
  { isShown, refresh, isAnimated, whenReady }: SlideReadiness,
): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    mark(signal);
    return () => {
      leaving.abort();
      element.classList.remove(READY_CLASS, ANIMATION_CLASS);
    };

    async function mark(signal: AbortSignal): Promise<void> {
      if (!(await slideReady([...element.querySelectorAll('img')], signal))) return;
      element.classList.add(READY_CLASS);
      whenReady?.();
      if (isAnimated && (await animationReady(signal))) element.classList.add(ANIMATION_CLASS);
    }
  }, [element, isShown, refresh]);
}
