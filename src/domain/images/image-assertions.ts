/** What must be true of the attributes of a picture; only a page in debug mode hears of it (behaviour/images#debug-mode). */
import type { ImageOptions } from './image-source.ts';

export const LOADERS: readonly string[] = ['sqs', 'raw', 'vimeo', 'youtube'];
export const PRIORITIES: readonly string[] = ['high', 'low'];
export const FORMATS: readonly string[] = ['jpg', 'webp'];

export interface ImageMistake {
  /** Name of the attribute. */
  path: string;
  reason: string;
}

export function imageMistakes(options: ImageOptions): ImageMistake[] {
  const { src, loader, width, height, priority, srcset, sizes, format, videoId } = options;
  const isVideo = loader === 'vimeo' || loader === 'youtube';
  const isOneOf = (values: readonly string[], value: string) => value === '' || values.includes(value);
  const checks: [path: string, isRight: boolean, reason: string][] = [
    ['src', src !== '' || loader === 'youtube', 'is required unless the loader is youtube'],
    ['dimensions', isPositiveInteger(width), 'width must be a positive integer'],
    ['dimensions', isPositiveInteger(height), 'height must be a positive integer'],
    ['priority', isOneOf(PRIORITIES, priority), 'must be high, low or nothing'],
    ['loader', isOneOf(LOADERS, loader), 'must be sqs, raw, vimeo or youtube'],
    ['srcset', srcset === '' || loader === 'raw', 'is for the loader raw only'],
    ['sizes', sizes !== '' || isVideo || loader === 'raw', 'is required with the loader sqs'],
    ['format', format === '' || isVideo, 'is for the loaders vimeo and youtube only'],
    ['format', isOneOf(FORMATS, format), 'must be jpg or webp'],
    ['video-id', videoId !== '' || loader !== 'youtube', 'is required with the loader youtube'],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([path, , reason]) => ({ path, reason }));
}

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
