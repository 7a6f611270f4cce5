/** How each layout of a slide is made, as data: a further layout is a further row (behaviour/slides#layouts). */

import { DEFAULT_STEP } from './shrink.ts';

/** What content is put into; a layout says where each of them stands. */
export const AREAS = ['logo', 'navigation', 'text', 'media', 'actions', 'social'] as const;
export type Area = (typeof AREAS)[number];

export type Place = 'start' | 'center' | 'end';

/** Areas that stand side by side, separated by blanks, and how high the row is (`auto` by default). */
export type Row = readonly [areas: string, height?: 'auto' | '1fr'];

export interface HeadingRule {
  /** px it begins with on a wide slide; `width` percent of the slide on a narrower one. */
  largest: number;
  /** Percent of the slide's width. */
  width: number;
  /** px below which it does not shrink. */
  min: number;
  /** What each step of shrinking leaves of it. */
  step: number;
  /** Shares of the slide that it may take. */
  widthRatio: number;
  heightRatio: number;
}

export interface SlideLayout {
  /** Where the background is: behind everything, in one half, or in the middle with the content on it. */
  background: 'full' | Place;
  /** From top to bottom. */
  rows: readonly Row[];
  /** Widths of the columns, as css; one column by default. */
  columns: string;
  /** Where the content stands in its part of the slide. */
  inline: Place;
  block: Place;
  /** How its lines are set. */
  text: Place;
  /** What lies under the content. */
  surface: 'none' | 'card' | 'band';
  /** rem, the widest the content gets. */
  measure: number;
  heading: HeadingRule;
  /** Of the room they have, what actions and social icons may take before they stack. */
  actionsRatio: number;
  socialRatio: number;
  /** px between areas, which is what they keep from overlapping. */
  overlapPadding: 20 | 40 | 60 | 120;
  /** px that stay free around the content. */
  overflowPadding: number;
}

/** Social icons wrap from here on. */
const SOCIAL_RATIO = 0.7;
/** A newsletter's button stands below its field from here on. */
const NEWSLETTER_RATIO = 0.67;
const OVERFLOW_PADDING = 25;
/** Of the slide's width, what a second column gets at most. */
export const SECOND_COLUMN_RATIO = 0.5;
const TWO_COLUMNS = `minmax(0, 1fr) fit-content(${SECOND_COLUMN_RATIO * 100}%)`;

/** One below the other. */
const STACK: readonly Row[] = [['logo'], ['text'], ['media'], ['actions'], ['social'], ['navigation']];
const HEADER: Row = ['logo navigation'];
const FOOTER: Row = ['actions social'];

/** What every layout is that says nothing else, and what an unknown one is. */
export const BASE_LAYOUT: SlideLayout = {
  background: 'full',
  rows: STACK,
  columns: 'minmax(0, 1fr)',
  inline: 'center',
  block: 'center',
  text: 'center',
  surface: 'none',
  measure: 46,
  heading: { largest: 72, width: 11, min: 18, step: DEFAULT_STEP, widthRatio: 1, heightRatio: 0.4 },
  actionsRatio: 1,
  socialRatio: SOCIAL_RATIO,
  overlapPadding: 20,
  overflowPadding: OVERFLOW_PADDING,
};

/** What a layout says otherwise than the one it `reuses`, which is the base layout by default. */
type Difference = Partial<Omit<SlideLayout, 'heading'>> & {
  reuses?: string;
  heading?: Partial<HeadingRule>;
};

const LEFT = { inline: 'start', text: 'start', measure: 36 } satisfies Difference;
const RIGHT = { inline: 'end', text: 'start', measure: 36 } satisfies Difference;
/** Content in one half, background in the other. */
const HALF = { inline: 'center', text: 'start', measure: 34 } satisfies Difference;
/** Logo and navigation at the top, actions and social icons at the bottom, the words between them. */
const CORNERS = {
  rows: [HEADER, ['text text', '1fr'], ['media media'], FOOTER],
  columns: TWO_COLUMNS,
  inline: 'start',
  text: 'start',
  block: 'end',
  measure: 200,
  overlapPadding: 40,
} satisfies Difference;
/** Along the lower edge: words on one side, what can be done on the other. */
const BOTTOM = {
  rows: [['logo navigation'], ['text actions'], ['media social']],
  columns: TWO_COLUMNS,
  inline: 'start',
  block: 'end',
  text: 'start',
  measure: 200,
  overlapPadding: 40,
} satisfies Difference;
const CARD = {
  surface: 'card',
  measure: 32,
  actionsRatio: NEWSLETTER_RATIO,
  heading: { largest: 48, min: 15, heightRatio: 0.3 },
} satisfies Difference;
const LOCK = { measure: 28, heading: { largest: 54, min: 15, heightRatio: 0.3 } } satisfies Difference;
const VIDEO = { overlapPadding: 60 } satisfies Difference;

const DIFFERENCES = {
  'audio-full-center-01': { measure: 40, heading: { largest: 60, min: 18, heightRatio: 0.25 } },
  'audio-full-left-01': { ...LEFT, heading: { largest: 60, min: 18, heightRatio: 0.25 } },
  'audio-full-right-01': { reuses: 'audio-full-left-01', inline: 'end' },
  'audio-left-right-01': { ...HALF, background: 'start', heading: { largest: 54, heightRatio: 0.25 } },

  'landing-full-center-01': { heading: { largest: 96, step: 0.99, heightRatio: 0.45 } },
  'landing-full-center-02': {
    rows: [['logo'], ['navigation'], ['media'], ['actions'], ['text'], ['social']],
    measure: 38,
    actionsRatio: NEWSLETTER_RATIO,
    heading: { largest: 54, step: 0.99, heightRatio: 0.3 },
  },
  'landing-full-centercard-01': { ...CARD, measure: 38, heading: { ...CARD.heading, largest: 60 } },
  'landing-full-left-01': { ...LEFT, heading: { largest: 84, step: 0.99, heightRatio: 0.5 } },
  'landing-full-left-02': {
    ...LEFT,
    rows: [['logo'], ['text', '1fr'], ['media'], ['actions'], ['social'], ['navigation']],
    heading: { largest: 64, step: 0.99, widthRatio: 0.6 },
  },
  'landing-full-right-01': { ...RIGHT, heading: { largest: 84, step: 0.99, heightRatio: 0.5 } },
  'landing-full-topleft-01': {
    ...LEFT,
    block: 'start',
    heading: { largest: 72, step: 0.99, widthRatio: 0.7, heightRatio: 0.45 },
  },
  'landing-left-right-01': { ...HALF, background: 'start', heading: { step: 0.99, widthRatio: 0.5 } },
  'landing-right-left-01': { reuses: 'landing-left-right-01', background: 'end' },

  'location-full-corners-01': { ...CORNERS, heading: { largest: 64, heightRatio: 0.3, min: 18 } },
  'location-right-left-01': { ...HALF, background: 'end', heading: { largest: 54, widthRatio: 0.5 } },

  'lock-full-center-01': LOCK,
  'lock-full-center-02': { ...LOCK, surface: 'card' },
  'lock-full-center-03': { ...LOCK, surface: 'band', measure: 34 },
  'lock-full-center-04': {
    ...LOCK,
    measure: 44,
    heading: { ...LOCK.heading, largest: 96, heightRatio: 0.5 },
  },
  'lock-full-center-05': { ...LOCK, text: 'start' },
  'lock-full-bottomleft-01': { ...LOCK, ...LEFT, block: 'end', measure: 28 },

  'sso-full-center-01': { ...LOCK, surface: 'card' },

  'overlay-center-card-01': CARD,
  'overlay-center-card-02': { ...CARD, text: 'start' },
  'overlay-center-card-03': { ...CARD, ...HALF, surface: 'none', background: 'start', measure: 30 },
  'overlay-center-card-04': { reuses: 'overlay-center-card-03', background: 'end' },
  'overlay-center-card-05': { ...CARD, measure: 40, heading: { ...CARD.heading, largest: 64, min: 20 } },
  'overlay-corner-card-01': {
    ...CARD,
    inline: 'end',
    block: 'end',
    text: 'start',
    measure: 24,
    heading: { largest: 30, min: 13, heightRatio: 0.2 },
  },
  'overlay-full-bottom-01': {
    ...BOTTOM,
    surface: 'band',
    measure: 80,
    heading: { largest: 32, min: 13, heightRatio: 0.1 },
  },
  'overlay-full-center-01': { heading: { largest: 84, min: 20, heightRatio: 0.35 } },
  'overlay-full-center-02': {
    measure: 36,
    actionsRatio: NEWSLETTER_RATIO,
    heading: { largest: 54, min: 18, heightRatio: 0.25 },
  },

  'profile-center-center-01': {
    background: 'center',
    measure: 34,
    overlapPadding: 20,
    heading: { largest: 54, min: 15, heightRatio: 0.25 },
  },
  'profile-center-center-02': { reuses: 'profile-center-center-01' },
  'profile-full-bottom-01': { ...BOTTOM, heading: { largest: 64, step: 0.99, heightRatio: 0.25 } },
  'profile-full-center-01': { measure: 38, heading: { largest: 72, step: 0.99, heightRatio: 0.35 } },
  'profile-full-left-01': { ...LEFT, heading: { largest: 64, step: 0.99, widthRatio: 0.4 } },
  'profile-full-middleband-01': { surface: 'band', measure: 46, heading: { largest: 54, heightRatio: 0.2 } },
  'profile-full-right-01': { reuses: 'profile-full-left-01', inline: 'end' },
  'profile-full-top-01': { reuses: 'profile-full-bottom-01', block: 'start' },
  'profile-left-left-01': { ...HALF, background: 'end', inline: 'start', heading: { widthRatio: 0.5 } },
  'profile-left-right-01': { ...HALF, background: 'start', inline: 'end', heading: { widthRatio: 0.5 } },

  'twitter-full-center-01': { measure: 44, heading: { largest: 40, min: 18, heightRatio: 0.2 } },
  'twitter-full-left-01': { ...LEFT, measure: 40, heading: { largest: 40, min: 18, heightRatio: 0.2 } },

  'video-full-bottom-01': {
    ...BOTTOM,
    ...VIDEO,
    rows: [['logo navigation'], ['media media'], ['text actions'], ['social social']],
  },
  'video-full-center-01': {
    ...VIDEO,
    rows: [['logo'], ['media'], ['text'], ['actions'], ['social'], ['navigation']],
    heading: { largest: 84, min: 20, step: 0.99, heightRatio: 0.4 },
  },
  'video-full-corners-01': {
    ...CORNERS,
    overlapPadding: 120,
    heading: { largest: 96, min: 54, heightRatio: 0.55 },
  },
} satisfies Record<string, Difference>;

export type LayoutId = keyof typeof DIFFERENCES;

export const LAYOUT_IDS = Object.keys(DIFFERENCES) as LayoutId[];

/** @param id an unknown one means the base layout */
export function layoutOf(id: string): SlideLayout {
  if (!isLayoutId(id)) return BASE_LAYOUT;
  const { reuses, heading, ...own }: Difference = DIFFERENCES[id];
  const base = reuses ? layoutOf(reuses) : BASE_LAYOUT;
  return { ...base, ...own, heading: { ...base.heading, ...heading } };
}

/** Whether the content stands beside the background, in the other half. */
export function isBeside({ background }: SlideLayout): boolean {
  return background === 'start' || background === 'end';
}

export function isLayoutId(id: string): id is LayoutId {
  return Object.hasOwn(DIFFERENCES, id);
}

export interface SlideGrid {
  /** Of css's `grid-template-areas`. */
  areas: string;
  /** Of css's `grid-template-rows`. */
  rows: string;
  /** Of css's `grid-template-columns`. */
  columns: string;
}

/**
 * The grid of the areas that hold something: rows of empty ones leave no gap.
 * @param isNarrow one area below the other, in the same order
 */
export function gridOf(layout: SlideLayout, filled: ReadonlySet<Area>, isNarrow: boolean): SlideGrid {
  const isUsed = (name: string) => filled.has(name as Area);
  const rows = layout.rows.flatMap(([names, height = 'auto']): [string[], string][] => {
    const areas = names.split(' ');
    const used = [...new Set(areas)].filter(isUsed);
    if (used.length === 0) return [];
    if (isNarrow) return used.map((area) => [[area], height]);
    // What stands alone in its row has all of it.
    return [[used.length === 1 ? areas.map(() => used[0]!) : areas, height]];
  });
  const isOneColumn = isNarrow || rows.every(([areas]) => new Set(areas).size === 1);
  return {
    areas: rows.map(([areas]) => `"${(isOneColumn ? areas.slice(0, 1) : areas).join(' ')}"`).join(' '),
    rows: rows.map(([, height]) => height).join(' '),
    columns: isOneColumn ? BASE_LAYOUT.columns : layout.columns,
  };
}
