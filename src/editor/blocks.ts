/** Blocks: their types and variants by number, their menu, and the presets of what they are drawn with (behaviour/editor#blocks). */
import { DIVIDER_HEIGHTS, DIVIDER_WIDTHS } from '../domain/dividers.ts';
import { MARQUEE_SPEED, MARQUEE_PRESETS as MARQUEE_WAVES } from '../domain/marquee.ts';
import { PROMOTED_BLOCK_TYPES as PROMOTED } from '../template/enumerations.ts';
import { enumeration, namesOnly } from './enumeration.ts';

export const BLOCK_TYPES = enumeration({
  NAVIGATION: 1,
  HTML: 2,
  LOGO: 3,
  MAP: 4,
  IMAGE: 5,
  TWITTER: 6,
  JOURNAL: 7,
  GALLERY: 8,
  FORM: 9,
  GEO: 10,
  INDEX: 11,
  COLLECTION_LINK: 12,
  LINK: 13,
  TAGCLOUD: 14,
  COMMENTS: 16,
  FOLDER: 17,
  MENU: 18,
  SOCIAL_LINKS: 19,
  SUMMARY: 20,
  SPACER: 21,
  EMBED: 22,
  CODE: 23,
  FOURSQUARE: 24,
  INSTAGRAM: 25,
  CALENDAR: 26,
  POSTS_BY_AUTHOR: 27,
  POSTS_BY_TAG: 28,
  POSTS_BY_CATEGORY: 29,
  POSTS_BY_MONTH: 30,
  QUOTE: 31,
  VIDEO: 32,
  SEARCH: 33,
  AUDIO: 41,
  FIVEHUNDREDPIX: 42,
  PRODUCT: 43,
  MARKDOWN: 44,
  FLICKR: 45,
  AMAZON: 46,
  HORIZONTAL_RULE: 47,
  SOCIAL_ACCOUNT_LINKS: 48,
  RSS: 49,
  OPENTABLE: 50,
  NEWSLETTER: 51,
  DONATION: 52,
  BUTTON: 53,
  SOCIAL_ACCOUNT_LINKS_V2: 54,
  SUMMARY_V2: 55,
  SOUNDCLOUD: 56,
  EMAIL_FOOTER: 57,
  IN_BROWSER_MESSAGE_LINK: 58,
  TOURDATES: 59,
  ALBUM: 60,
  ARCHIVE: 61,
  CHART: 62,
  ZOLA: 63,
  ACUITY: 65,
  OPENTABLE_V2: 66,
  MEMBER_AREA: 67,
  TOCK: 68,
  ACCORDION: 69,
  MARQUEE: 70,
  SHAPE: 71,
  PRICING_PLAN: 72,
  WEBSITE_COMPONENT: 1337,
});
export type BlockType = keyof typeof BLOCK_TYPES.codes;

/** Groups of the menu that a block is chosen from. */
export const BLOCK_MENU_GROUPS = namesOnly(
  'BASIC',
  'IMAGE',
  'GALLERY',
  'SUMMARY',
  'MORE',
  'FILTERS_LISTS',
  'COMMERCE',
  'CHARTS',
  'SOCIAL',
  'INTEGRATIONS',
  'TOCK',
  'GLOBAL',
  'PREMIUM',
);

/** Variants of a block by its type. No two blocks share a number. */
export const BLOCK_VARIANTS = {
  GALLERY: enumeration({ slideshow: 1000, carousel: 1002, grid: 1003, stack: 1004 }),
  SUMMARY: enumeration({ wall: 1005, carousel: 1006, list: 1007, grid: 1008 }),
  CHART: enumeration({ bar: 1009, line: 1010, pie: 1011 }),
  IMAGE: enumeration({ inline: 1012, poster: 1013, card: 1014, overlap: 1015, collage: 1016, stack: 1017 }),
  TOCK: enumeration({ reservations: 1018, events: 1019 }),
} as const;
export type BlockWithVariants = keyof typeof BLOCK_VARIANTS;

/** @returns undefined for a number that no variant has */
export function variantOf(code: number): { block: BlockWithVariants; variant: string } | undefined {
  for (const block of Object.keys(BLOCK_VARIANTS) as BlockWithVariants[]) {
    const variant = BLOCK_VARIANTS[block].nameOf(code);
    if (variant) return { block, variant };
  }
  return undefined;
}

/** Kinds of block that an item may show in place of its picture. */
export const PROMOTED_BLOCK_TYPES = namesOnly(...PROMOTED);

/** What an element of a layout is there for. */
export const LAYOUT_ELEMENT_TYPES = namesOnly(
  'HEADING',
  'PARAGRAPH',
  'ACTION',
  'CTA',
  'DECOR',
  'SOCIAL',
  'MEDIA',
);

/** As css writes them. */
export const PADDING_PRESETS = { small: '3%', medium: '6%', large: '12%' } as const;

/** What is set of a block's look. Only the radius has a preset that is known. */
export const BLOCK_STYLE_PRESETS = {
  background: undefined,
  /** px */
  borderRadii: 22,
  stroke: {
    style: undefined,
    color: undefined,
    thickness: undefined,
    dashLength: undefined,
    gapLength: undefined,
    linecap: undefined,
  },
  padding: PADDING_PRESETS,
  blur: undefined,
} as const;

/** The edge between two sections; heights and widths are as the platform numbers them. */
export const SECTION_DIVIDER_PRESETS = {
  type: undefined,
  height: DIVIDER_HEIGHTS,
  width: DIVIDER_WIDTHS,
  flipX: undefined,
  flipY: undefined,
  offset: undefined,
  stroke: undefined,
} as const;

const MARQUEE = {
  animationDirection: undefined,
  animationSpeed: MARQUEE_SPEED,
  pausedOnHover: undefined,
  fadeEdges: undefined,
  textStyle: undefined,
  textSize: '4rem',
  itemSpacing: '0.4em',
} as const;

/** A straight line and a mild wave. */
export const MARQUEE_PRESETS = {
  straight: { ...MARQUEE_WAVES.straight, ...MARQUEE },
  wave: { ...MARQUEE_WAVES.wave, ...MARQUEE },
} as const;

export const IMAGE_COMPONENT_VERSION = '0.16.0';
