/** Where a picture comes from: the widths of the image service, a video service's still, or an address as it is (behaviour/images#sources). */
import { youtubeStills } from '../video/youtube-stills.ts';
import { imageSrcset, mayHaveWidths } from './image-widths.ts';

/** What an author says about a picture; texts are empty and numbers NaN when nothing is said. */
export interface ImageOptions {
  src: string;
  loader: string;
  /** Of the original, px. */
  width: number;
  height: number;
  priority: string;
  srcset: string;
  sizes: string;
  format: string;
  videoId: string;
}

export interface ImageSource {
  src: string;
  /** Empty when there is one size only. */
  srcset: string;
}

/** @returns whether the picture is a video service's still, whose server learns of who looks at it */
export const isOfProvider = (loader: string): boolean => loader === 'youtube' || loader === 'vimeo';

/** @returns what goes into `src` and `srcset` of an `<img>` */
export function imageSource({
  src,
  loader,
  width,
  srcset,
  format,
  videoId,
}: Pick<ImageOptions, 'src' | 'loader' | 'width' | 'srcset' | 'format' | 'videoId'>): ImageSource {
  if (loader === 'youtube') return youtubeStills(videoId, format || 'jpg');
  if (loader === 'vimeo') return vimeoStill(src, format);
  if (loader === 'raw' || !mayHaveWidths(src)) return { src, srcset };
  return { src, srcset: imageSrcset(src, width > 0 ? width : undefined) };
}

const VIMEO_WIDTHS = [320, 640, 960, 1280, 1920];
/** The size and the ending a Vimeo still may already carry. */
const VIMEO_ENDING = /(_\d+(x\d+)?)?(\.(jpe?g|webp|png))?$/;

function vimeoStill(src: string, format: string): ImageSource {
  const [address = ''] = src.split('?', 1);
  const base = address.replace(VIMEO_ENDING, '');
  const sized = (width: number) => `${base}_${width}${format && `.${format}`}`;
  return { src: sized(640), srcset: VIMEO_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ') };
}
