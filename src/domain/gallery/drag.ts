/** What letting go of a dragged row of slides means (behaviour/galleries#slides). */

/** px that a press may move and still be one. */
export const DRAG_PX = 6;
/** px a ms from which on letting go throws the row to the next slide. */
const THROW_SPEED = 0.4;

/**
 * @param speed px a ms, to the right
 * @returns by how many slides it goes on from the nearest one, in the direction of reading
 */
export function throwOf(speed: number, isRtl: boolean): -1 | 0 | 1 {
  if (Math.abs(speed) < THROW_SPEED) return 0;
  return speed < 0 === isRtl ? -1 : 1;
}
