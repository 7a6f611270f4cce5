/** The options of a gallery: what each may be, what choosing a design sets, and which apply beside which (behaviour/galleries#options). */

/** The designs of the builder's gallery block, which its templates ask for by name. */
export const GALLERY_BLOCK_DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;
export const GALLERY_DESIGNS = [...GALLERY_BLOCK_DESIGNS, 'autocolumns'] as const;
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/** Width by height. */
export const ASPECT_RATIOS = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const;
export type AspectRatio = keyof typeof ASPECT_RATIOS;

export const META_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;
export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export const LIGHTBOX_THEMES = ['dark', 'light'] as const;

/** Least and most of each number: seconds, px, pictures. */
export const RANGES = {
  autoplayDuration: [1, 10],
  thumbnailStripHeight: [0, 200],
  thumbnailStripMargin: [0, 60],
  thumbnailsPerRow: [1, 10],
  padding: [0, 50],
  maxWidth: [100, 300],
} as const;

export interface GalleryOptions {
  design: GalleryDesign;
  autoplay: boolean;
  /** s */
  autoplayDuration: number;
  controls: boolean;
  autoCrop: boolean;
  aspectRatio: AspectRatio;
  squareThumbs: boolean;
  thumbnails: boolean;
  /** px */
  thumbnailStripHeight: number;
  /** px */
  thumbnailStripMargin: number;
  showMetaBasic: boolean;
  showMeta: boolean;
  showMetaOnlyTitle: boolean;
  metaPosition: (typeof META_POSITIONS)[number];
  showMetaOnHover: boolean;
  activeAlignment: (typeof ALIGNMENTS)[number];
  thumbnailsPerRow: number;
  /** px */
  padding: number;
  lightbox: boolean;
  lightboxTheme: (typeof LIGHTBOX_THEMES)[number];
  /** px; the widest a column gets. */
  maxWidth: number;
  newWindow: boolean;
  transparentBackground: boolean;
}

export const GALLERY_DEFAULTS: GalleryOptions = {
  design: 'grid',
  autoplay: false,
  autoplayDuration: 5,
  controls: false,
  autoCrop: true,
  aspectRatio: 'square',
  squareThumbs: true,
  thumbnails: false,
  thumbnailStripHeight: 80,
  thumbnailStripMargin: 20,
  showMetaBasic: true,
  showMeta: true,
  showMetaOnlyTitle: false,
  metaPosition: 'bottom',
  showMetaOnHover: false,
  activeAlignment: 'center',
  thumbnailsPerRow: 4,
  padding: 20,
  lightbox: false,
  lightboxTheme: 'dark',
  maxWidth: 300,
  newWindow: false,
  transparentBackground: false,
};

/** @returns the options that choosing a design sets; the others stay as they were. */
export function chooseDesign(design: GalleryDesign): Partial<GalleryOptions> {
  if (design === 'slideshow') return { design, thumbnails: true };
  if (design === 'slider') return { design, thumbnails: false };
  if (design === 'autocolumns') return { design };
  return { design, thumbnails: false, autoplay: false };
}

const isCarouselDesign = ({ design }: GalleryOptions) => design === 'slideshow' || design === 'slider';

/** When an option applies; those that are not listed always do. */
const CONDITIONS: Partial<Record<keyof GalleryOptions, (options: GalleryOptions) => boolean>> = {
  autoplay: isCarouselDesign,
  controls: isCarouselDesign,
  autoCrop: isCarouselDesign,
  aspectRatio: ({ design }) => design === 'grid',
  autoplayDuration: (options) => options.autoplay && isCarouselDesign(options),
  thumbnailStripHeight: ({ thumbnails }) => thumbnails,
  thumbnailStripMargin: ({ thumbnails }) => thumbnails,
  metaPosition: ({ showMeta }) => showMeta,
  showMetaOnHover: ({ showMeta }) => showMeta,
  activeAlignment: ({ design }) => design === 'slider',
  lightbox: ({ design }) => design === 'grid' || design === 'autocolumns',
  lightboxTheme: (options) => options.lightbox && applies('lightbox', options),
  maxWidth: ({ design }) => design === 'autocolumns',
  transparentBackground: ({ design, autoCrop }) => design === 'slideshow' && !autoCrop,
};

export function applies(option: keyof GalleryOptions, options: GalleryOptions): boolean {
  return CONDITIONS[option]?.(options) ?? true;
}

/**
 * @param said what the author says; the rest comes from the design, then from the defaults
 * @returns the options as they count: one that does not apply has its default, or is off
 */
export function settleOptions(said: Partial<GalleryOptions>): GalleryOptions {
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  const all: GalleryOptions = {
    ...GALLERY_DEFAULTS,
    ...chooseDesign(said.design ?? GALLERY_DEFAULTS.design),
    ...Object.fromEntries(known),
  };
  const settled = Object.entries(all).map(([option, value]) => {
    if (applies(option as keyof GalleryOptions, all)) return [option, value];
    const isFlag = typeof value === 'boolean';
    return [option, isFlag ? false : GALLERY_DEFAULTS[option as keyof GalleryOptions]];
  });
  return Object.fromEntries(settled) as GalleryOptions;
}

/**
 * Where a picture's words stand. Over it in slideshow and slider; elsewhere under it, unless a position or hovering
 * is chosen. `show-meta-basic` is about all words, `show-meta` too, which also rules position and hovering.
 */
export function metaPlace(options: GalleryOptions): 'none' | 'over' | 'under' {
  if (!options.showMetaBasic || !options.showMeta) return 'none';
  const isOver = isCarouselDesign(options) || options.showMetaOnHover || options.metaPosition !== 'bottom';
  return isOver ? 'over' : 'under';
}
