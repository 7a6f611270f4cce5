/** When parts of a slide stack, and when its front layer scrolls (behaviour/slides#fitting). */

/** A slide that changes its size is looked at this long after, at the earliest. */
export const RESIZE_THROTTLE_MS = 40;
/** The front layer can be scrolled by keyboard this long after it has been found too high. */
export const SCROLL_DELAY_MS = 50;
/** px of width up to which a slide has one column. */
export const NARROW_PX = 640;

/**
 * @param widths px of what would stand side by side
 * @param gap px between two of them
 * @param room px that there are
 * @param ratio how much of the room they may take
 */
export function stacks(widths: readonly number[], gap: number, room: number, ratio: number): boolean {
  if (widths.length < 2 || room <= 0) return false;
  const wanted = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  // Widths that browsers round are no reason.
  return wanted > room * ratio + 0.5;
}

/**
 * @param content px that it is high, with what stays free around it
 * @param height px of the layer
 */
export function scrolls(content: number, height: number): boolean {
  return height > 0 && content > height + 0.5;
}

/** @param width px of the slide; one without a width is not narrow, it is not shown */
export function isNarrow(width: number): boolean {
  return width > 0 && width < NARROW_PX;
}
