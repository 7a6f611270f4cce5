/** Configuration of `<sqs-gallery>`: the options (behaviour/galleries#options) and what they are used on. */
import { DENSITIES, ORIENTATIONS, RATIOS, type Ratio } from '../../domain/gallery/density.ts';
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
import {
  attribute,
  essential,
  flag,
  type Infer,
  integer,
  list,
  number,
  object,
  oneOf,
  record,
  text,
} from '../../domain/schema.ts';
import { optionalFlag, optionalOneOf } from '../../domain/schema-optional.ts';

const within = (option: keyof typeof RANGES) => {
  const [least, most] = RANGES[option];
  return number(GALLERY_DEFAULTS[option], {
    test: (value) => value >= least && value <= most,
    must: `a number from ${least} to ${most}`,
  });
};

export const galleryConfigSchema = object({
  /** `grid` (default), `slideshow`, `slider`, `stacked` or `autocolumns`. */
  design: attribute(oneOf(GALLERY_DESIGNS, 'grid')),
  /** Slideshow, slider: goes on by itself. It rests under the pointer, with the focus inside, in a hidden tab and under reduced motion; a control pauses it for good. */
  autoplay: attribute(flag()),
  /** Seconds each slide stays, 1 to 10; 5 by default. */
  autoplayDuration: attribute(within('autoplayDuration')),
  /** Slideshow, slider: buttons to the picture before and after. */
  controls: attribute(flag()),
  /** Slideshow, slider: pictures fill the shape of the first. On by default; `"false"` shows them whole. */
  autoCrop: attribute(flag(true)),
  /** Grid: `square` (default), `standard`, `standard-vertical`, `four-three`, `three-four-vertical`, `widescreen` or `anamorphic-widescreen`. */
  aspectRatio: attribute(oneOf(Object.keys(ASPECT_RATIOS) as AspectRatio[], 'square')),
  /** Grid: pictures are cropped to the aspect ratio; thumbnails to squares. On by default. */
  squareThumbs: attribute(flag(true)),
  /** Slideshow, slider: a strip of small pictures. On by default with a slideshow. */
  thumbnails: attribute(optionalFlag()),
  /** px, 0 to 200; 80 by default. */
  thumbnailStripHeight: attribute(within('thumbnailStripHeight')),
  /** px between picture and strip, 0 to 60; 20 by default. */
  thumbnailStripMargin: attribute(within('thumbnailStripMargin')),
  /** Shows words with the pictures at all. On by default. */
  showMetaBasic: attribute(flag(true)),
  /** Shows title and description. On by default. */
  showMeta: attribute(flag(true)),
  /** Leaves the description out. */
  showMetaOnlyTitle: attribute(flag()),
  /** Where they stand over the picture: `top`, `top-left`, `top-right`, `center`, `bottom` (default), `bottom-left` or `bottom-right`. At the default, grid, stack and columns show them under it. */
  metaPosition: attribute(oneOf(META_POSITIONS, 'bottom')),
  /** Shows them only under the pointer or with the focus; always where there is neither. */
  showMetaOnHover: attribute(flag()),
  /** Slider: where the current picture stands, `left`, `center` (default) or `right`. */
  activeAlignment: attribute(oneOf(ALIGNMENTS, 'center')),
  /** Grid: 1 to 10; 4 by default. Fewer where they would be too small to see. */
  thumbnailsPerRow: attribute(within('thumbnailsPerRow')),
  /** px between pictures, 0 to 50; 20 by default. */
  padding: attribute(within('padding')),
  /** Grid, autocolumns: pictures without a link of their own open over the page, and those that link a picture or a video open that. */
  lightbox: attribute(flag()),
  /** `dark` (default) or `light`. */
  lightboxTheme: attribute(oneOf(LIGHTBOX_THEMES, 'dark')),
  /** Its viewer shows all pictures in small below the one that is open. */
  lightboxThumbnails: attribute(flag()),
  /** Its viewer can fill the screen, where the browser allows it. */
  lightboxFullscreen: attribute(flag()),
  /** Its viewer links the file of each picture for download. */
  lightboxDownload: attribute(flag()),
  /** The browser's Back closes it and stays on the page. */
  lightboxCloseOnBack: attribute(flag()),
  /** Name that gives each picture that opens an address, `#name=2`. Off by default. */
  lightboxDeepLink: attribute(text()),
  /** Autocolumns: px, the widest a column gets, 100 to 300; 300 by default. */
  maxWidth: attribute(within('maxWidth')),
  /** Links open in a new window. */
  newWindow: attribute(flag()),
  /** Slideshow without cropping: nothing behind the pictures. */
  transparentBackground: attribute(flag()),
  /** `slide` (default) or `fade`; a swipe always slides. */
  transition: attribute(oneOf(['slide', 'fade'], 'slide')),
  /** Grid: how dense, `very-low`, `low`, `medium`, `high` or `very-high`; it then counts the pictures of a row itself, by the size of its place. */
  density: attribute(optionalOneOf(DENSITIES)),
  /** Grid with a density: pictures lie (`horizontal`, default), stand (`vertical`) or are `square`. */
  orientation: attribute(oneOf(ORIENTATIONS, 'horizontal')),
  /** Grid with a density: shape of the pictures, `2:1`, `16:9`, `3:2` (default), `4:3`, `5:4`, `1:1` or `original`. */
  ratio: attribute(oneOf(Object.keys(RATIOS) as Ratio[], '3:2')),
  /** `given` (default), or `random`: another order for each visit. */
  order: attribute(oneOf(['given', 'random'], 'given')),
  /** Slider: how many pictures are seen at once, 1 to 8; fewer where they would be too small to see. By default each is as wide as its shape asks for. */
  slidesPerView: attribute(integer(0, 0, 8)),
  /** Slideshow, slider: the row has no ends, the first comes after the last without a way back. */
  loop: attribute(flag()),
  /** Slideshow, slider: a dot for each picture. */
  dots: attribute(flag()),
  /** Grid: repeats the pictures until they fill the height that the page's css gives to the tag. */
  fill: attribute(flag()),
  /** Pictures fade in one after the other within two seconds. */
  randomFade: attribute(flag()),
  /** Accessible name. */
  label: attribute(text()),
  /** The pictures; without any, those inside the tag. */
  items: essential(list(galleryItemSchema)),
  messages: record(),
});

export type GalleryConfig = Infer<typeof galleryConfigSchema>;
