/** `sqs-kit/color`: reading, converting and comparing colours, without a page. */
export { cssOf, type Hsl, hexOf, hslColor, hslToRgb, type Rgb, rgbToHsl } from './model.ts';
export { parseColor } from './parse.ts';
export {
  averageOf,
  BRIGHTNESS_THRESHOLD,
  brightnessOf,
  type ColorData,
  colorsOf,
  contrastOf,
  cornerColor,
  DEFAULT_AVERAGE,
  darken,
  isLight,
  type Overlay,
  overlayFor,
  pixelsOf,
  SCRIM_MIDPOINT,
  textColorOn,
} from './picture.ts';
