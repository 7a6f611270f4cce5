/** Where a picture comes from: the widths of the image service, a video service's still, or an address as it is (behaviour/images#sources). */
import { imageSrcset } from './image-widths.ts';

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

/** Only pictures of pixels have renditions; a drawing is sharp as it is, and these addresses have no query. */
const WITHOUT_RENDITIONS = /^(data|blob):|\.(svg|gif)([?#]|$)/i;

/** @returns what goes into `src` and `srcset` of an `<img>` */
export function imageSource({
  src,
  loader,
  width,
  srcset,
  format,
  videoId,
}: Pick<ImageOptions, 'src' | 'loader' | 'width' | 'srcset' | 'format' | 'videoId'>): ImageSource {
  if (loader === 'youtube') return youtubeStill(videoId, format || 'jpg');
  if (loader === 'vimeo') return vimeoStill(src, format);
  if (loader === 'raw' || WITHOUT_RENDITIONS.test(src)) return { src, srcset };
  return { src, srcset: imageSrcset(src, width > 0 ? width : undefined) };
}

/** Stills of a YouTube video, narrowest first. */
const YOUTUBE_STILLS = [
  [120, 'default'],
  [320, 'mqdefault'],
  [480, 'hqdefault'],
  [640, 'sddefault'],
] as const;

function youtubeStill(videoId: string, format: string): ImageSource {
  const folder = format === 'webp' ? 'vi_webp' : 'vi';
  const stills = YOUTUBE_STILLS.map(
    ([width, name]) =>
      [`https://i.ytimg.com/${folder}/${encodeURIComponent(videoId)}/${name}.${format}`, width] as const,
  );
  return { src: stills[2]![0], srcset: stills.map(([url, width]) => `${url} ${width}w`).join(', ') };
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
