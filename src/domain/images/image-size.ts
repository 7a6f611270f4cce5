/** The size of a picture, written `WxH` as the image service writes it (behaviour/images#sizes). */

export interface ImageSize {
  /** px of the original. */
  readonly width: number;
  readonly height: number;
}

/** What is said about anything that is no size. */
export const INVALID_SIZE = "Invalid source parameter. Pass in 'originalSize'";

const SIZE = /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*$/i;

/** @returns the two sides in px; undefined when the text is no size or a side is 0 */
export function parseImageSize(text: string): ImageSize | undefined {
  const [, width, height] = SIZE.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * How wide a picture is drawn in a box, so that a rendition of at least that width can be asked for.
 * @param fit as css `object-fit`; anything but `cover` and `contain` means as wide as the box
 */
export function drawnWidth(box: ImageSize, fit: string, picture: ImageSize | undefined): number {
  if (!picture || box.height <= 0) return box.width;
  const byHeight = (box.height * picture.width) / picture.height;
  if (fit === 'cover') return Math.max(box.width, byHeight);
  return fit === 'contain' ? Math.min(box.width, byHeight) : box.width;
}
