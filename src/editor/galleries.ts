/** Galleries: the options of the block with their ranges, defaults, and beside which others they apply (behaviour/galleries#options). */
import {
  ALIGNMENTS,
  ASPECT_RATIOS,
  applies,
  chooseDesign,
  type GALLERY_BLOCK_DESIGNS,
  GALLERY_DEFAULTS,
  type GalleryOptions,
  LIGHTBOX_THEMES,
  META_POSITIONS,
  RANGES,
} from '../domain/gallery/options.ts';
import { GALLERY_FLAGS } from '../template/enumerations.ts';
import { namesOnly } from './enumeration.ts';

interface Common {
  /** As the platform's settings call it. */
  name: string;
  /** As the property of `<sqs-gallery>` and of the functions here. */
  property: keyof GalleryOptions;
}
export type GalleryOption =
  | (Common & { type: 'flag'; default: boolean })
  | (Common & { type: 'number'; default: number; least: number; most: number })
  | (Common & { type: 'choice'; default: string; values: readonly string[] });

const CHOICES: Partial<Record<keyof GalleryOptions, readonly string[]>> = {
  // In the order of the editor's menu.
  design: ['slideshow', 'slider', 'grid', 'stacked'] satisfies (typeof GALLERY_BLOCK_DESIGNS)[number][],
  aspectRatio: Object.keys(ASPECT_RATIOS),
  metaPosition: META_POSITIONS,
  activeAlignment: ALIGNMENTS,
  lightboxTheme: LIGHTBOX_THEMES,
};
/** These the platform writes in camel case. */
const CAMEL_CASE: readonly string[] = ['lightboxTheme', 'newWindow', 'transparentBackground'];

/** Every option, in the order in which the editor asks for them. */
export const GALLERY_OPTIONS: readonly GalleryOption[] = (
  Object.keys(GALLERY_DEFAULTS) as (keyof GalleryOptions)[]
).map(optionOf);

function optionOf(property: keyof GalleryOptions): GalleryOption {
  const name = CAMEL_CASE.includes(property)
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const value = GALLERY_DEFAULTS[property];
  if (typeof value === 'boolean') return { name, property, type: 'flag', default: value };
  if (typeof value === 'number') {
    const [least, most] = RANGES[property as keyof typeof RANGES];
    return { name, property, type: 'number', default: value, least, most };
  }
  return { name, property, type: 'choice', default: value, values: CHOICES[property] ?? [] };
}

export {
  ASPECT_RATIOS as GALLERY_ASPECT_RATIOS,
  /** Whether an option counts beside what is chosen. */
  applies as galleryOptionApplies,
  /** What choosing a design sets besides. */
  chooseDesign as chooseGalleryDesign,
  GALLERY_DEFAULTS,
  GALLERY_FLAGS,
  type GalleryOptions,
};

/** What an item of a gallery holds. */
export const GALLERY_ITEM_MEDIA_TYPES = namesOnly(
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
);
