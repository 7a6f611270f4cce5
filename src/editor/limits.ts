/** How much of anything a site may have, and the numbers its editor counts in (behaviour/editor#limits). */
import { MAX_TRACKS } from '../domain/audio/track-schema.ts';
import { MAX_CATEGORIES, MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../domain/commerce/limits.ts';
import { MAX_ALT_LENGTH } from '../domain/images/alt-text.ts';
import { IMAGE_WIDTHS, imageBucket } from '../domain/images/image-widths.ts';
import { MAX_PARTIAL_DEPTH } from '../template/context.ts';
import { MAX_DIGITS } from '../template/intl/options.ts';
import { DEFAULT_TIME_ZONE } from '../template/intl/time-zone.ts';

export const LIMITS = {
  blocksPerLayout: 60,
  albumTracks: MAX_TRACKS,
  /** Of a collection that its owner puts in order. */
  orderableItems: 250,
  productsPerCollection: 200,
  nestedCategories: MAX_CATEGORIES,
  photoServiceGalleries: 20,
  gallerySize: 50,
  /** Characters. */
  tagLength: MAX_TAG_LENGTH,
  /** Characters. */
  categoryLength: MAX_CATEGORY_LENGTH,
  /** Characters of an alternative text that is made of a body. */
  generatedAltText: MAX_ALT_LENGTH,
  /** Digits of a number that a template writes. */
  numberDigits: MAX_DIGITS,
  partialDepth: MAX_PARTIAL_DEPTH,
  formatterCache: 100,
} as const;

export const BYTES_PER_MB = 1e6;
/** Height in percent of the width. */
export const DEFAULT_SLIDER_ASPECT_RATIO = 50;

export { DEFAULT_TIME_ZONE, IMAGE_WIDTHS, imageBucket };
export const YOUTUBE_THUMBNAIL_WIDTHS = [120, 320, 480, 640] as const;
