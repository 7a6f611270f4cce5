/** Numbers and rules of everything that opens over the page. */

/** How much of the tall content's edge stays free, css px. */
export const TALL_CONTENT_MARGIN_PX = 50;
/** Length of the open and close animation. */
export const DIALOG_ANIMATION_MS = 300;
/** The content is measured again this long after the last resize. */
export const DIALOG_RESIZE_MS = 100;

/** @returns true when tall content does not fit and scrolls, with the margin kept above and below. */
export function isTall(contentHeight: number, viewportHeight: number): boolean {
  return contentHeight > viewportHeight - 2 * TALL_CONTENT_MARGIN_PX;
}
