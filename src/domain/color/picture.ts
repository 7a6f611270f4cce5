/** What a picture's colours mean for what lies over it: their average, and the colour between it and a text (behaviour/colour#pictures). */
import { clamp, hslToRgb, type Rgb, rgbToHsl } from './model.ts';
import { parseColor } from './parse.ts';

/** Of a picture that nothing is known of, or that may not be read. */
export const DEFAULT_AVERAGE: Rgb = parseColor('#222222');

/** From here on a colour counts as bright. */
export const BRIGHTNESS_THRESHOLD = 153;

/** Where between top and bottom a scrim has half of its strength. */
export const SCRIM_MIDPOINT = 0.6;

/** Five places of a picture, as hex digits with or without `#`: as published pages carry them. */
export interface ColorData {
  readonly topLeftAverage?: string | undefined;
  readonly topRightAverage?: string | undefined;
  readonly bottomLeftAverage?: string | undefined;
  readonly bottomRightAverage?: string | undefined;
  readonly centerAverage?: string | undefined;
}

const PLACES = [
  'topLeftAverage',
  'topRightAverage',
  'bottomLeftAverage',
  'bottomRightAverage',
  'centerAverage',
] as const satisfies (keyof ColorData)[];

/**
 * The average of one place of a picture.
 * @param name `topLeft`, `topRight`, `bottomLeft`, `bottomRight` or `center`
 * @returns undefined where the picture does not say it @throws RangeError `"{name}" not found.` of any other place
 */
export function cornerColor(data: ColorData, name: string): string | undefined {
  const place = PLACES.find((each) => each === `${name}Average`);
  if (!place) throw new RangeError(`"${name}" not found.`);
  return data[place];
}

/** @returns those of the places that hold a colour */
export function colorsOf(data: ColorData): Rgb[] {
  return PLACES.flatMap((place) => {
    const digits = data[place]?.replace(/^#/, '') ?? '';
    return /^[0-9a-f]{6}$/i.test(digits) ? parseColor(`#${digits}`) : [];
  });
}

/**
 * In linear light, as the eye mixes: black and white make 188, not 128. What shows through counts less.
 * @returns {@link DEFAULT_AVERAGE} where there is nothing to see
 */
export function averageOf(colors: readonly Rgb[]): Rgb {
  const weight = colors.reduce((sum, { a }) => sum + a, 0);
  if (weight === 0) return DEFAULT_AVERAGE;
  const mean = (channel: 'r' | 'g' | 'b') => {
    const light = colors.reduce((sum, color) => sum + toLinear(color[channel]) * color.a, 0);
    return Math.round(toGamma(light / weight));
  };
  return { r: mean('r'), g: mean('g'), b: mean('b'), a: 1 };
}

/** @param data red, green, blue and alpha of one pixel after the other, from 0 to 255, as a canvas has them */
export function pixelsOf(data: ArrayLike<number>): Rgb[] {
  return Array.from({ length: Math.floor(data.length / 4) }, (_, index) => {
    const [r = 0, g = 0, b = 0, a = 0] = [0, 1, 2, 3].map((offset) => data[index * 4 + offset]);
    return { r, g, b, a: a / 255 };
  });
}

/** @returns from 0 to 255, as bright as a grey of that channel */
export function brightnessOf({ r, g, b }: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether the specification's split, half of all colours by number, calls it light: red counts most there. */
export function isLight({ r, g, b }: Rgb): boolean {
  return (Math.round(r) << 16) + (Math.round(g) << 8) + Math.round(b) > 0xffffff / 2;
}

/** How far apart the brightest and the darkest of some colours are, from 0 to 1. */
function spreadOf(colors: readonly Rgb[]): number {
  const all = colors.map(brightnessOf);
  return colors.length === 0 ? 0 : (Math.max(...all) - Math.min(...all)) / 255;
}

export interface Overlay {
  color: Rgb;
  /** 0 to 1. */
  opacity: number;
}

/** What is laid between a picture and a text over it: the picture's own colour, darker, and denser over an uneven one. */
export function overlayFor(colors: readonly Rgb[]): Overlay {
  const average = averageOf(colors);
  const percent = brightnessOf(average) >= BRIGHTNESS_THRESHOLD ? 30 : 20;
  return { color: darken(average, percent), opacity: spreadOf(colors) > 0.4 ? 0.5 : 0.3 };
}

/** @param percent of the whole way from white to black that its lightness goes down */
export function darken(color: Rgb, percent: number): Rgb {
  const hsl = rgbToHsl(color);
  return hslToRgb({ ...hsl, l: clamp(hsl.l - percent / 100, 0, 1) });
}

/** @returns 1 (none) to 21 (black on white), as WCAG 2 counts it */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @returns of black and white the one that is read better on `background` */
export function textColorOn(background: Rgb): 'black' | 'white' {
  const white = contrastOf(background, { r: 255, g: 255, b: 255, a: 1 });
  return white >= contrastOf(background, { r: 0, g: 0, b: 0, a: 1 }) ? 'white' : 'black';
}

/** Of what is read, from 0 to 1. */
function luminanceOf({ r, g, b }: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** @param channel 0 to 255 @returns its light, 0 to 1 */
function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** @param light 0 to 1 @returns 0 to 255 */
function toGamma(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}
