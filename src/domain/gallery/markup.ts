/** Reads the options of a gallery block from the data attributes of its markup. */
import { GALLERY_DEFAULTS, GALLERY_DESIGNS } from './options.ts';

/**
 * @param data as in `dataset`: `data-thumbnails-per-row` is `thumbnailsPerRow`; a name that was written in camel case
 *   arrives in lower case (`lightboxtheme`)
 * @param className of the block: a class that ends like `-grid` names the design where no attribute does
 * @returns the attributes of `<sqs-gallery>`
 */
export function galleryMarkup(
  data: Readonly<Record<string, string | undefined>>,
  className: string,
): Record<string, string | undefined> {
  const attributes: Record<string, string | undefined> = {};
  for (const option of Object.keys(GALLERY_DEFAULTS)) {
    const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    attributes[name] = data[option] ?? data[option.toLowerCase()];
  }
  attributes.design ??= GALLERY_DESIGNS.find((design) =>
    className.split(/\s+/).some((name) => /gallery/.test(name) && name.endsWith(`-${design}`)),
  );
  return attributes;
}
