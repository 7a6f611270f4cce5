/** Marks the tag when its slide can be seen as a whole, and when its animations may run (behaviour/pop-up#readiness). */
import { useLayoutEffect } from 'react';
import { animationReady, slideReady } from '../../services/popup/slide-ready.ts';

const READY_CLASS = 'sqs-slide-ready';
const ANIMATION_CLASS = 'sqs-slide-animation-ready';

/** @param refresh another value starts the animations again */
export function useSlideReady(element: HTMLElement, isShown: boolean, refresh: string): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    mark(element, signal);
    return () => {
      leaving.abort();
      element.classList.remove(READY_CLASS, ANIMATION_CLASS);
    };
  }, [element, isShown, refresh]);
}

async function mark(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!(await slideReady([...element.querySelectorAll('img')], signal))) return;
  element.classList.add(READY_CLASS);
  if (await animationReady(signal)) element.classList.add(ANIMATION_CLASS);
}
