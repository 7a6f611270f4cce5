/** Configuration of `<sqs-gallery>`: the options of spec 3 §3 and what they are used on. */
import { galleryItemSchema } from '../../domain/gallery/item.ts';
import {
  ALIGNMENTS,
  ASPECT_RATIOS,
  type AspectRatio,
  GALLERY_DEFAULTS,
  GALLERY_DESIGNS,
  LIGHTBOX_THEMES,
  META_POSITIONS,
  RANGES,
} from '../../domain/gallery/options.ts';
import { flag, type Infer, list, number, object, oneOf, record, text } from '../../domain/schema.ts';
import { optionalFlag } from '../../domain/schema-optional.ts';

const within = (option: keyof typeof RANGES) => {
  const [least, most] = RANGES[option];
  return number(GALLERY_DEFAULTS[option], {
    test: (value) => value >= least && value <= most,
    must: `a number from ${least} to ${most}`,
  });
};

export const galleryConfigSchema = object({
  design: oneOf(GALLERY_DESIGNS, 'grid'),
  autoplay: flag(),
  /** s */
  autoplayDuration: within('autoplayDuration'),
  controls: flag(),
  autoCrop: flag(true),
  aspectRatio: oneOf(Object.keys(ASPECT_RATIOS) as AspectRatio[], 'square'),
  squareThumbs: flag(true),
  /** The design's choice when nothing is said. */
  thumbnails: optionalFlag(),
  /** px */
  thumbnailStripHeight: within('thumbnailStripHeight'),
  /** px */
  thumbnailStripMargin: within('thumbnailStripMargin'),
  showMetaBasic: flag(true),
  showMeta: flag(true),
  showMetaOnlyTitle: flag(),
  metaPosition: oneOf(META_POSITIONS, 'bottom'),
  showMetaOnHover: flag(),
  activeAlignment: oneOf(ALIGNMENTS, 'center'),
  thumbnailsPerRow: within('thumbnailsPerRow'),
  /** px */
  padding: within('padding'),
  lightbox: flag(),
  lightboxTheme: oneOf(LIGHTBOX_THEMES, 'dark'),
  /** px */
  maxWidth: within('maxWidth'),
  newWindow: flag(),
  transparentBackground: flag(),
  /** How one slide follows another; a visitor's swipe always slides. */
  transition: oneOf(['slide', 'fade'], 'slide'),
  /** A grid repeats its pictures until they fill its own height (spec 2 §4). */
  fill: flag(),
  /** Pictures fade in one after the other, at random (spec 2 §4). */
  randomFade: flag(),
  /** Accessible name. */
  label: text(),
  /** The pictures; without any, those inside the tag. */
  items: list(galleryItemSchema),
  messages: record(),
});

export type GalleryConfig = Infer<typeof galleryConfigSchema>;
