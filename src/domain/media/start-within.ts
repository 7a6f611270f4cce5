/** Where a sound or a video begins (behaviour/audio#deep-links, behaviour/video#start-time). */

/**
 * @param start s
 * @param duration s; 0 or NaN while it is not known
 * @returns s: a start that is not before the end is the beginning
 */
export function startWithin(start: number, duration: number): number {
  return duration !== 0 && start >= duration ? 0 : start;
}
