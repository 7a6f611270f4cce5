/** A picture of the viewer, read from the link that an author wrote around its thumbnail. */
import { imageSrcset } from '../../../domain/images/image-widths.ts';
import { isPictureFile, mayHaveWidths } from '../../../domain/images/picture-file.ts';

export interface Picture {
  url: string;
  /** Empty when the address is to be used as it is. */
  srcset: string;
  alt: string;
  caption: string;
  /** Of the original, px; 0 when the page does not say. */
  width: number;
  height: number;
}

/**
 * The caption is the link's `data-caption` or the `figcaption` around it; `data-image-dimensions="WxH"` is the size of
 * the original, `data-srcset` replaces the widths of the image service (behaviour/images#widths).
 */
export function linkedPicture(link: HTMLAnchorElement, usesWidths: boolean): Picture {
  const image = link.querySelector('img');
  const size = image?.dataset.imageDimensions ?? link.dataset.imageDimensions ?? '';
  const [width, height] = size.split('x').map((side) => Number(side) || 0);
  const caption = link.dataset.caption ?? link.closest('figure')?.querySelector('figcaption')?.textContent;
  const widths =
    usesWidths && isPictureFile(link.pathname) && mayHaveWidths(link.pathname)
      ? imageSrcset(link.href, width || undefined)
      : '';
  return {
    url: link.href,
    srcset: link.dataset.srcset ?? widths,
    alt: image?.alt ?? link.textContent?.trim() ?? '',
    caption: caption?.trim() ?? '',
    width: width ?? 0,
    height: height ?? 0,
  };
}
