/** A colour as its channels, or as hue, saturation and lightness, and the way from one to the other (behaviour/colour#models). */

/** Channels from 0 to 255, whole or not; alpha from 0 to 1. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Hue in degrees from 0 to 360; the others from 0 to 1. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
  readonly a: number;
}

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Half a step goes up, whatever the arithmetic before it has lost. */
export const wholeChannel = (value: number) => clamp(Math.round(value + 1e-9), 0, 255);

const isWithin = (value: number, most: number) => value >= 0 && value <= most;

/** @throws RangeError or TypeError whose message says which of the values is missing or out of bounds */
export function hslColor({ h, s, l, a = 1 }: Partial<Hsl>): Hsl {
  if ([h, s, l].some((value) => typeof value !== 'number')) throw new TypeError('Missing an H/S/L value.');
  const color = { h, s, l, a } as Hsl;
  if (!isWithin(color.h, 360)) throw new RangeError('Hue out of bounds.');
  if (!isWithin(color.s, 1)) throw new RangeError('Saturation out of bounds.');
  if (!isWithin(color.l, 1)) throw new RangeError('Lightness out of bounds.');
  if (!isWithin(color.a, 1)) throw new RangeError('Alpha out of bounds.');
  return color;
}

/** Whole channels. */
export function hslToRgb({ h, s, l, a }: Hsl): Rgb {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const twelfth = (offset + h / 30) % 12;
    return wholeChannel(255 * (l - reach * clamp(Math.min(twelfth - 3, 9 - twelfth), -1, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4), a };
}

/** A grey has the hue and the saturation 0. */
export function rgbToHsl({ r, g, b, a }: Rgb): Hsl {
  const most = Math.max(r, g, b) / 255;
  const least = Math.min(r, g, b) / 255;
  const spread = most - least;
  const l = (most + least) / 2;
  if (spread === 0) return { h: 0, s: 0, l, a };
  return { h: hueOf(r, g, b), s: spread / (1 - Math.abs(2 * l - 1)), l, a };
}

function hueOf(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const sixth = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return (sixth * 60 + 360) % 360;
}

/** @returns six hex digits without `#`; the alpha is left out */
export function hexOf({ r, g, b }: Rgb): string {
  return [r, g, b].map((channel) => wholeChannel(channel).toString(16).padStart(2, '0')).join('');
}

/** @returns `rgb(…)`, or `rgba(…)` where something shows through */
export function cssOf({ r, g, b, a }: Rgb): string {
  const channels = [r, g, b].map(Math.round).join(', ');
  return a === 1 ? `rgb(${channels})` : `rgba(${channels}, ${a})`;
}
