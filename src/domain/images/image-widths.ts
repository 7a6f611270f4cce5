/** The widths in which the image service serves a picture, and the `srcset` made of them (behaviour/images#widths). */

/** A drawing is sharp as it is, and a moving picture would stand still. */
const WITHOUT_WIDTHS = /\.(gif|svg)([?#]|$)/i;
/** Where the builder's image service is. */
const SERVICE = /^(?:https?:)?\/\/(?:images|static1)\.squarespace(?:-cdn)?\.com\//i;

export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/**
 * The bucket: above 1000 gives 1500, above 750 gives 1000 … else 100.
 * @param width in css px; multiply by the pixel density first where that matters
 */
export function imageBucket(width: number): number {
  if (width > 1000) return 1500;
  if (width > 750) return 1000;
  if (width > 500) return 750;
  if (width > 300) return 500;
  return width > 100 ? 300 : 100;
}

/** @returns the address of `url` in one width: `?format=NNNw`, other query parts and the hash kept. */
export function imageUrl(url: string, width: number): string {
  const [rest = '', ...hash] = url.split('#');
  const [path = '', query] = splitOnce(rest, '?');
  const parts = (query ?? '').split('&').filter((part) => part !== '' && !/^format=/.test(part));
  const anchor = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${path}?${[...parts, `format=${width}w`].join('&')}${anchor}`;
}

/**
 * @param intrinsicWidth width of the original in px; wider renditions would only repeat it and are left out
 * @returns a `srcset` of the offered widths, narrowest first
 */
export function imageSrcset(url: string, intrinsicWidth = Number.POSITIVE_INFINITY): string {
  const firstEnough = IMAGE_WIDTHS.findIndex((width) => width >= intrinsicWidth);
  const widths = firstEnough < 0 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, firstEnough + 1);
  return widths
    .map((width) => `${srcsetUrl(imageUrl(url, width))} ${Math.min(width, intrinsicWidth)}w`)
    .join(', ');
}

/** Spaces and commas separate the candidates of a `srcset`, so an address must not contain them bare. */
function srcsetUrl(url: string): string {
  return url.trim().replace(/\s/g, '%20').replaceAll(',', '%2C');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether the address of a picture may have others of the same picture in other widths beside it. */
export function mayHaveWidths(address: string): boolean {
  return !/^(data|blob):/.test(address) && !WITHOUT_WIDTHS.test(address);
}

/** Whether it has them, as pictures of the builder's own image service have. */
export function hasWidths(address: string): boolean {
  return mayHaveWidths(address) && SERVICE.test(address);
}
