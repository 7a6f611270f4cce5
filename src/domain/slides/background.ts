/** What lies behind a slide, and what lies between it and the words (behaviour/slides#backgrounds). */
import { cssOf, type Rgb } from '../color/model.ts';
import { parseColor } from '../color/parse.ts';
import { averageOf, type ColorData, colorsOf, overlayFor, textColorOn } from '../color/picture.ts';
import { objectPosition } from '../images/focal-point.ts';
import { WEB_ADDRESS } from '../links.ts';
import { type Infer, object, record, text } from '../schema.ts';
import { optionalRecord } from '../schema-optional.ts';
import type { Markup } from './markup.ts';
import { SLIDE_GALLERY } from './slices/media.ts';

export const backgroundSchema = object({
  /** A colour, by itself or until there is a picture. */
  color: text('', { test: isColor, must: 'a colour such as #1d2026 or hsl(210, 30%, 20%)' }),
  /** A picture, cropped around its focal point. */
  image: object({
    /** Address of the picture. */
    src: text('', WEB_ADDRESS),
    /** What it shows; empty for decoration. */
    alt: text(),
    /** `x,y`, each from 0 to 1. */
    focalPoint: text(),
    /** Average colours of its corners and centre, as published pages have them; else they are looked up. */
    colorData: record(),
  }),
  /** Settings of `<sqs-bg-video>`. */
  video: optionalRecord(),
  /** Settings of `<sqs-gallery>`. */
  gallery: optionalRecord(),
});
export type Background = Infer<typeof backgroundSchema>;

function isColor(color: string): boolean {
  return color === '' || readColor(color) !== undefined;
}

function readColor(color: string): Rgb | undefined {
  try {
    return parseColor(color);
  } catch {
    // The schema says what it must be.
    return undefined;
  }
}

/** @returns undefined where a colour is all there is */
export function backgroundMarkup({ image, video, gallery }: Background): Markup | undefined {
  if (video) return { tag: 'sqs-bg-video', attributes: { slot: 'background' }, json: video };
  if (gallery)
    return {
      tag: 'sqs-gallery',
      attributes: { slot: 'background' },
      json: { ...SLIDE_GALLERY, showMetaBasic: false, ...gallery },
    };
  if (!image.src) return undefined;
  const position = objectPosition(image.focalPoint);
  return {
    tag: 'img',
    attributes: {
      slot: 'background',
      src: image.src,
      alt: image.alt,
      fetchpriority: 'high',
    },
    style: { objectPosition: position },
  };
}

/** How words are read over a background. */
export interface Tone {
  /** `light` words on a dark background, or `dark` ones; undefined where the page's own colours are. */
  words: 'light' | 'dark' | undefined;
  /** css of what lies between, and how dense it is; nothing over a plain colour. */
  overlay: string;
  opacity: number;
  /** css of what lies behind the picture, for as long as nobody sees it. */
  ground: string;
}

/** What is known of the picture of a slide. */
export interface SeenPicture {
  /** None of what cannot be read. */
  colors: readonly Rgb[];
  /** It is not there yet, or never comes. */
  isMissing: boolean;
}

/**
 * @param color of the whole slide, as the schema lets it through
 * @param picture what is seen over it; undefined where there is nothing
 * @param isOver the words stand over the picture, not beside it
 */
export function toneOf(color: string, picture: SeenPicture | undefined, isOver: boolean): Tone {
  const paper = readColor(color);
  const plain = { words: paper && wordsOn(paper), overlay: 'transparent', opacity: 0, ground: 'none' };
  if (!picture || (paper && picture.isMissing)) return plain;
  const { colors, isMissing } = picture;
  const over = toneOfPicture(colors);
  // The words are made for the average that is taken for it.
  const ground = isMissing || colors.length === 0 ? cssOf(averageOf(colors)) : 'none';
  return { ...over, ground, words: isOver ? over.words : plain.words };
}

function toneOfPicture(colors: readonly Rgb[]): Omit<Tone, 'ground'> {
  const { color, opacity } = overlayFor(colors);
  const average = averageOf(colors);
  const mix = (channel: 'r' | 'g' | 'b') => average[channel] * (1 - opacity) + color[channel] * opacity;
  const seen = { r: mix('r'), g: mix('g'), b: mix('b'), a: 1 };
  return { words: wordsOn(seen), overlay: cssOf(color), opacity };
}

/** What is known of a picture without looking at it. */
export function knownColors(data: ColorData | undefined): Rgb[] {
  return data ? colorsOf(data) : [];
}

const wordsOn = (color: Rgb): 'light' | 'dark' => (textColorOn(color) === 'white' ? 'light' : 'dark');
