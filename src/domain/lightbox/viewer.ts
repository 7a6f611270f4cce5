/** The order of pictures in the lightbox viewer: stepping, neighbours, and what a swipe means. */

/** A swipe over this share of the width, or faster than this, turns the page. */
const SWIPE_SHARE = 0.25;
const SWIPE_PX_PER_MS = 0.4;
/** Shorter movements are a trembling finger, not a swipe. */
const SWIPE_MIN_PX = 24;

/** @returns the index `by` pictures on, from the other end when `loops`, otherwise kept within the set. */
export function stepIndex(index: number, by: number, count: number, loops: boolean): number {
  if (count <= 0) return 0;
  const target = index + by;
  return loops ? ((target % count) + count) % count : Math.min(count - 1, Math.max(0, target));
}

/** @returns true when there is a picture to step to. */
export function canStep(index: number, by: number, count: number, loops: boolean): boolean {
  return count > 1 && stepIndex(index, by, count, loops) !== index;
}

/** @returns the pictures to load ahead: next before previous, nearest first, each once. */
export function neighbours(index: number, count: number, loops: boolean, radius = 1): number[] {
  const steps = Array.from({ length: radius }, (_, step) => [step + 1, -step - 1]).flat();
  const indices = steps
    .filter((by) => loops || (index + by >= 0 && index + by < count))
    .map((by) => stepIndex(index, by, count, loops));
  return [...new Set(indices)].filter((neighbour) => neighbour !== index);
}

export interface Swipe {
  /** Movement since the finger came down, css px; right and down are positive. */
  dx: number;
  dy: number;
  durationMs: number;
  /** Of the viewer, css px. */
  width: number;
  height: number;
  isRtl: boolean;
}

/** @returns what the visitor wants: another picture, out (a swipe up or down), or nothing. */
export function judgeSwipe({
  dx,
  dy,
  durationMs,
  width,
  height,
  isRtl,
}: Swipe): 'next' | 'previous' | 'close' | 'stay' {
  if (Math.abs(dx) >= Math.abs(dy)) {
    if (!isDecided(dx, durationMs, width)) return 'stay';
    return dx < 0 === isRtl ? 'previous' : 'next';
  }
  return isDecided(dy, durationMs, height) ? 'close' : 'stay';
}

function isDecided(distance: number, durationMs: number, size: number): boolean {
  const length = Math.abs(distance);
  const speed = durationMs > 0 ? length / durationMs : 0;
  return length >= SWIPE_MIN_PX && (length > size * SWIPE_SHARE || speed > SWIPE_PX_PER_MS);
}
