/**
 * How far a text shrinks until it fits: what trying one step after the other gives, in a few tries
 * (behaviour/slides#fitting).
 */

export interface ShrinkRule {
  /** px. */
  min: number;
  /** What each step leaves of the size, between 0 and 1. */
  step: number;
}

/** px below which no text of an action shrinks. */
export const ACTION_MIN_PX = 10;
/** What a step leaves where a layout says nothing else. */
export const DEFAULT_STEP = 0.95;

/** @param start px @returns after so many steps it is at its smallest */
export function mostSteps(start: number, { min, step }: ShrinkRule): number {
  if (!(start > min)) return 0;
  // A size that a whole number of steps makes is not one step more by a rounding error.
  return Math.ceil(Math.log(min / start) / Math.log(step) - 1e-9);
}

/** @returns px after `steps` steps; the smallest once they are below it, or the start where that is smaller still */
export function sizeAfter(start: number, steps: number, { min, step }: ShrinkRule): number {
  return Math.max(Math.min(min, start), start * step ** steps);
}

/** A search for the fewest steps with which a text fits. Immutable: {@link nextTry} makes the next one. */
export interface ShrinkSearch {
  /** Steps to be tried now; the answer once it is over. */
  steps: number;
  isOver: boolean;
  /** The most steps that were too few. */
  tooFew: number;
  /** The fewest that were enough, or that cannot be exceeded. */
  enough: number;
}

/** @param most as {@link mostSteps} says */
export function beginSearch(most: number): ShrinkSearch {
  return { steps: 0, isOver: most === 0, tooFew: -1, enough: most };
}

/** @param fits whether the text fits with the steps that were to be tried */
export function nextTry({ steps, tooFew, enough }: ShrinkSearch, fits: boolean): ShrinkSearch {
  const [low, high] = fits ? [tooFew, steps] : [steps, enough];
  const isOver = high - low <= 1;
  return { steps: isOver ? high : Math.floor((low + high) / 2), isOver, tooFew: low, enough: high };
}
