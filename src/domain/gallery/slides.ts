/** Which slide comes next, and whether the gallery moves by itself (behaviour/galleries#slides). */

/** @returns the index `by` slides on; the first follows the last */
export function stepSlide(index: number, by: number, count: number): number {
  return count > 0 ? (((index + by) % count) + count) % count : 0;
}

/** @returns the place of a slide, from 0, in a row without ends that has as many before the centre as behind it */
export function placeInLoop(index: number, centre: number, count: number): number {
  return stepSlide(index - centre, Math.floor((count - 1) / 2), count);
}

/** @returns how many slides lie between two, the short way round where the row has no ends */
export function slidesBetween(one: number, other: number, count: number, loops: boolean): number {
  const distance = Math.abs(one - other);
  return loops ? Math.min(distance, count - distance) : distance;
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
