/** Which slide comes next, and whether the gallery moves by itself (behaviour/galleries#slides). */

/** @returns the index `by` slides on; the first follows the last */
export function stepSlide(index: number, by: number, count: number): number {
  return count > 0 ? (((index + by) % count) + count) % count : 0;
}

export type SlideKey = 'next' | 'previous' | 'first' | 'last';

/** @returns undefined for keys that stay with the page */
export function slideKey(key: string, isRtl: boolean): SlideKey | undefined {
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

export interface AutoplayState {
  isAutoplay: boolean;
  /** What the visitor or the page chose last; undefined before. */
  choice: boolean | undefined;
  prefersReducedMotion: boolean;
}

/** Whether the gallery is to move: what was chosen counts for good, also against reduced motion. */
export function isPlaying({ isAutoplay, choice, prefersReducedMotion }: AutoplayState): boolean {
  return choice ?? (isAutoplay && !prefersReducedMotion);
}

export interface AutoplayHolds {
  isHovered: boolean;
  isTouched: boolean;
  /** Beside the control that plays and pauses: who starts it by keyboard wants to see it move. */
  hasFocus: boolean;
  isPageHidden: boolean;
}

/** Whether it moves right now. */
export function isMoving(state: AutoplayState, holds: AutoplayHolds): boolean {
  return isPlaying(state) && !Object.values(holds).includes(true);
}
