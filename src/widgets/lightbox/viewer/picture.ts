/** A picture of the viewer, read from the link that an author wrote around its thumbnail. */
import { hasWidths, imageSrcset, mayHaveWidths } from '../../../domain/images/image-widths.ts';
import type { LightboxConfig } from '../config.ts';

/** In which widths pictures are asked for. */
export type Widths = Pick<LightboxConfig, 'srcset' | 'noSrcset'>;

export interface Picture {
  url: string;
  /** Empty when the address is to be used as it is. */
  srcset: string;
  alt: string;
  /** Copies of the author's own words. */
  caption: readonly Node[];
  /** Of the original, px; 0 when the page does not say. */
  width: number;
  height: number;
}

/**
 * The caption is the link's `data-caption` or the `figcaption` around it; `data-image-dimensions="WxH"` is the size of
 * the original, `data-srcset` replaces the widths of the image service (behaviour/images#widths).
 */
export function linkedPicture(link: HTMLAnchorElement, { srcset, noSrcset }: Widths): Picture {
  const image = link.querySelector('img');
  const size = image?.dataset.imageDimensions ?? link.dataset.imageDimensions ?? '';
  const [width, height] = size.split('x').map((side) => Number(side) || 0);
  const usesWidths = !noSrcset && (srcset ? mayHaveWidths(link.href) : hasWidths(link.href));
  return {
    url: link.href,
    srcset: link.dataset.srcset ?? (usesWidths ? imageSrcset(link.href, width || undefined) : ''),
    alt: image?.alt ?? link.textContent?.trim() ?? '',
    caption: captionOf(link),
    width: width ?? 0,
    height: height ?? 0,
  };
}

function captionOf(link: HTMLAnchorElement): Node[] {
  const written = link.closest('figure')?.querySelector('figcaption');
  const { caption } = link.dataset;
  if (caption === undefined) return [...(written?.childNodes ?? [])].map((node) => node.cloneNode(true));
  const words = link.ownerDocument.createElement('span');
  words.textContent = caption.trim();
  words.style.whiteSpace = 'pre-line';
  return [words];
}
