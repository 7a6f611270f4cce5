/** `sqs-kit/color/picture`: the colours of a picture that is on the page (behaviour/colour#pictures). */
import type { Rgb } from '../../domain/color/model.ts';
import { pixelsOf } from '../../domain/color/picture.ts';

/** As many places each way are looked at; their colours are mixed afterwards, in linear light. */
const PLACES = 64;

/**
 * @returns colours of places all over it, for `averageOf` and `overlayFor`; none of one that has not arrived, cannot be
 * shown, or is of another origin that does not allow it to be read (`crossorigin` must be set before `src`)
 */
export function colorsOfPicture(picture: HTMLImageElement | HTMLVideoElement | ImageBitmap): Rgb[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PLACES;
  const draw = canvas.getContext('2d', { willReadFrequently: true });
  if (!draw) return [];
  draw.imageSmoothingEnabled = false;
  try {
    draw.drawImage(picture, 0, 0, PLACES, PLACES);
    return pixelsOf(draw.getImageData(0, 0, PLACES, PLACES).data).filter(({ a }) => a > 0);
  } catch {
    // A broken picture cannot be drawn, one of another origin not be read: nothing is known of either.
    return [];
  }
}
