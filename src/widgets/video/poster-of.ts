/** Reads the poster out of the overlay that the template formatter `video` writes around a thumbnail. */

/** @returns attributes of the tag; the address of the picture, and its words as the name of the video */
export function posterOf(markup: Element): { poster?: string; label?: string } {
  const picture = markup.querySelector<HTMLImageElement>('.sqs-video-overlay img[data-src]');
  return picture ? { poster: picture.dataset.src ?? '', label: picture.alt } : {};
}
