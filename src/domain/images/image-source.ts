/** Where a picture comes from: the widths of the image service, a video service's still, or an address as it is (spec 3 §5, §9). */
import { imageSrcset } from './image-widths.ts';

export const IMAGE_LOADERS = ['sqs', 'raw', 'vimeo', 'youtube'] as const;
export type ImageLoader = (typeof IMAGE_LOADERS)[number];
export const IMAGE_PRIORITIES = ['high', 'low'] as const;
export const IMAGE_FORMATS = ['jpg', 'webp'] as const;

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

export interface ImageMistake {
  /** Name of the attribute. */
  path: string;
  reason: string;
}

/** The assertions of spec 3 §5, which only a page in debug mode hears of. */
export function imageMistakes(options: ImageOptions): ImageMistake[] {
  const { src, loader, width, height, priority, srcset, sizes, format, videoId } = options;
  const isVideo = loader === 'vimeo' || loader === 'youtube';
  const isOneOf = (values: readonly string[], value: string) => value === '' || values.includes(value);
  const checks: [path: string, isRight: boolean, reason: string][] = [
    ['src', src !== '' || loader === 'youtube', 'is required unless the loader is youtube'],
    ['dimensions', isPositiveInteger(width), 'width must be a positive integer'],
    ['dimensions', isPositiveInteger(height), 'height must be a positive integer'],
    ['priority', isOneOf(IMAGE_PRIORITIES, priority), 'must be high, low or nothing'],
    ['loader', isOneOf(IMAGE_LOADERS, loader), 'must be sqs, raw, vimeo or youtube'],
    ['srcset', srcset === '' || loader === 'raw', 'is for the loader raw only'],
    ['sizes', sizes !== '' || isVideo || loader === 'raw', 'is required with the loader sqs'],
    ['format', format === '' || isVideo, 'is for the loaders vimeo and youtube only'],
    ['format', isOneOf(IMAGE_FORMATS, format), 'must be jpg or webp'],
    ['video-id', videoId !== '' || loader !== 'youtube', 'is required with the loader youtube'],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([path, , reason]) => ({ path, reason }));
}

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value > 0;
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

/** Stills of a YouTube video, narrowest first (spec 3 §9). */
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
const VIMEO_ENDING = /(_\d+(x\d+)?)?(\.(jpe?g|webp|png))?(\?.*)?$/;

function vimeoStill(src: string, format: string): ImageSource {
  const base = src.replace(VIMEO_ENDING, '');
  const sized = (width: number) => `${base}_${width}${format && `.${format}`}`;
  return { src: sized(640), srcset: VIMEO_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ') };
}
