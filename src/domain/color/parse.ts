/** Reads a colour as people write it (behaviour/colour#text). */
import { NAMED_COLORS } from './keywords.ts';
import { clamp, hslToRgb, type Rgb, wholeChannel } from './model.ts';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const PERCENT = `${NUMBER}%`;

/** What stands between the brackets: values with commas between them. */
const list = (...values: string[]) => values.map((value) => String.raw`\s*(${value})\s*`).join(',');
/** @param alpha whether one must be there, must not, or may */
const pattern = (name: string, values: string[], alpha: 'none' | 'needed' | 'allowed') => {
  const own = list(...values);
  const last = `,${list(NUMBER)}`;
  const end = { none: '', needed: last, allowed: `(?:${last})?` }[alpha];
  return new RegExp(`^${name}\\(${own}${end}\\)$`);
};

const HUE = `(?:${NUMBER})(?:deg)?`;
const CHANNELS = Array<string>(3).fill(NUMBER);
const PERCENTS = Array<string>(3).fill(PERCENT);
const HUE_AND_PERCENTS = [HUE, PERCENT, PERCENT];

type Read = (first: number, second: number, third: number, a: number) => Rgb;

const fromChannels: Read = (r, g, b, a) => ({
  r: wholeChannel(r),
  g: wholeChannel(g),
  b: wholeChannel(b),
  a,
});
const fromPercents: Read = (r, g, b, a) => fromChannels(r * 2.55, g * 2.55, b * 2.55, a);
const fromHsl: Read = (h, s, l, a) =>
  hslToRgb({ h: turned(h), s: clamp(s / 100, 0, 1), l: clamp(l / 100, 0, 1), a });
const fromHwb: Read = (h, whiteness, blackness, a) => {
  const white = clamp(whiteness / 100, 0, 1);
  const black = clamp(blackness / 100, 0, 1);
  // More than a whole of both: a grey in their proportion.
  const whole = Math.max(1, white + black);
  const pure = hslToRgb({ h: turned(h), s: 1, l: 0.5, a });
  const mixed = (channel: number) => channel * (1 - (white + black) / whole) + (255 * white) / whole;
  return fromChannels(mixed(pure.r), mixed(pure.g), mixed(pure.b), a);
};

/** A hue may go round more than once, either way. */
const turned = (hue: number) => ((hue % 360) + 360) % 360;

const FORMS: readonly [RegExp, Read][] = [
  [pattern('rgb', CHANNELS, 'none'), fromChannels],
  [pattern('rgba', CHANNELS, 'needed'), fromChannels],
  [pattern('rgb', PERCENTS, 'none'), fromPercents],
  [pattern('rgba', PERCENTS, 'needed'), fromPercents],
  [pattern('hsla?', HUE_AND_PERCENTS, 'allowed'), fromHsl],
  [pattern('hwb', HUE_AND_PERCENTS, 'allowed'), fromHwb],
];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;

/**
 * @param text hex of 3 or 6 digits; `rgb()` without alpha, `rgba()` with; percent forms; `hsl()`, `hsla()`, `hwb()` with
 * commas; a keyword. Channels and alpha out of their bounds are taken to the nearest one.
 * @throws SyntaxError "Invalid color model" for anything else
 */
export function parseColor(text: string): Rgb {
  const written = text.trim().toLowerCase();
  if (written === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const named = NAMED_COLORS.get(written);
  if (named !== undefined) return fromNumber(named);
  if (HEX.test(written)) return fromNumber(Number.parseInt(sixDigits(written.slice(1)), 16));
  for (const [form, read] of FORMS) {
    const [found, ...values] = form.exec(written) ?? [];
    if (found === undefined) continue;
    const [first = 0, second = 0, third = 0, a = 1] = values.map((value) =>
      value === undefined ? undefined : Number.parseFloat(value),
    );
    return read(first, second, third, clamp(a, 0, 1));
  }
  throw new SyntaxError('Invalid color model');
}

function sixDigits(digits: string): string {
  return digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
}

/** @param number 0xRRGGBB */
function fromNumber(number: number): Rgb {
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255, a: 1 };
}
