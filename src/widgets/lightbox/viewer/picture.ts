/** A picture of the viewer, loaded in the width that is enough, and as it is linked once somebody zooms in. */
import { hasWidths, imageSrcset, mayHaveWidths } from '../../../domain/images/image-widths.ts';
import type { LightboxConfig } from '../config.ts';
import type { LoadedItem } from './item.ts';
import { thumbnailIn, wordsOf } from './words.ts';

/** In which widths pictures are asked for. */
export type Widths = Pick<LightboxConfig, 'srcset' | 'noSrcset'>;

/**
 * `data-image-dimensions="WxH"` is the size of the original, `data-srcset` replaces the widths of the image service
 * (behaviour/images#widths).
 */
export function startPicture(link: HTMLAnchorElement, widths: Widths): LoadedItem {
  const { href: url } = link;
  const { width, height } = sizeOf(link);
  const srcset = link.dataset.srcset ?? (usesWidths(url, widths) ? imageSrcset(url, width || undefined) : '');
  const image = new Image();
  const asLinked = () => {
    image.removeAttribute('srcset');
    image.src = url;
  };
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    // An address that is signed, or a host without widths, has the picture as it is linked.
    image.onerror = (error) => (image.srcset ? asLinked() : reject(error));
  });
  const words = wordsOf(link);
  image.alt = words.alt;
  image.draggable = false;
  image.setAttribute('part', 'picture');
  if (width && height) Object.assign(image, { width, height });
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = url;
  const sharpen = () => {
    if (!image.srcset) return;
    const whole = new Image();
    // Once it is here it takes the other's place in one frame; one that is lost changes nothing.
    whole.onload = asLinked;
    whole.src = url;
  };
  return {
    ...words,
    kind: 'picture',
    element: image,
    placeholder: placeholderOf(link, width),
    loaded,
    decode: () => image.decode(),
    begin() {},
    sharpen,
  };
}

function usesWidths(url: string, { srcset, noSrcset }: Widths): boolean {
  return !noSrcset && (srcset ? mayHaveWidths(url) : hasWidths(url));
}

/** Of the original, px; 0 when the page does not say. */
function sizeOf(link: HTMLAnchorElement): { width: number; height: number } {
  const written = thumbnailIn(link)?.dataset.imageDimensions ?? link.dataset.imageDimensions ?? '';
  const [width = 0, height = 0] = written.split('x').map((side) => Number(side) || 0);
  return { width, height };
}

/** The thumbnail as large as the picture is going to be, if it is on the page already. */
function placeholderOf(link: HTMLAnchorElement, width: number): HTMLElement | undefined {
  const thumbnail = thumbnailIn(link);
  if (!thumbnail?.complete || thumbnail.naturalWidth === 0) return undefined;
  const stand = new Image();
  stand.alt = '';
  stand.draggable = false;
  stand.setAttribute('part', 'placeholder');
  if (width) stand.style.maxInlineSize = `min(100%, ${width}px)`;
  stand.src = thumbnail.currentSrc || thumbnail.src;
  return stand;
}
