/** One picture of a gallery: as a page lists it, and as the builder's own data names it (behaviour/galleries#items). */
import { type ImageSize, parseImageSize } from '../images/image-size.ts';
import { type ImageSource, imageSource } from '../images/image-source.ts';
import { flag, type Infer, object, oneOf, text } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';

export const galleryItemSchema = object(
  {
    /** Address of the picture. */
    src: text(),
    /** `sqs`: the address takes the widths of the image service; `raw`: it is used as it is. */
    loader: oneOf(['raw', 'sqs'], 'raw'),
    /** With the loader `raw`. */
    srcset: text(),
    /** What the picture shows. */
    alt: text(),
    /** Its title. */
    title: text(),
    /** What stands below the title. */
    description: text(),
    /** Where the picture leads. */
    href: text(),
    /** The link opens another window. */
    newWindow: flag(),
    /** Size of the original, `WxH`. */
    dimensions: text(),
    /** `x,y`, each from 0 to 1. */
    focalPoint: text(),
    /** Average colours of the corners, or one for all. */
    colors: text(),
    /** The still of a background video. */
    isVideo: flag(),
    /** A picture that stands for one the owner has not chosen yet. */
    isDemo: flag(),
  },
  { from: fromBuilder, foreign: 'dropped' },
);
export type GalleryItem = Infer<typeof galleryItemSchema>;

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The builder's content item in the words used here; anything else stays as it is. */
function fromBuilder(value: unknown): unknown {
  if (!isJson(value) || typeof value.assetUrl !== 'string') return value;
  const { assetUrl, originalSize, mediaFocalPoint: point, colorData: colors, title, altText, body } = value;
  const link = isJson(value.clickthroughUrl) ? value.clickthroughUrl : {};
  return {
    src: assetUrl,
    loader: 'sqs',
    title,
    alt: altText ?? title,
    description: typeof body === 'string' ? plainText(body) : undefined,
    dimensions: originalSize,
    focalPoint: isJson(point) ? `${point.x},${point.y}` : undefined,
    colors: isJson(colors) ? CORNERS.map((corner) => colors[`${corner}Average`]).join(' ') : undefined,
    href: link.url,
    newWindow: link.newWindow,
    ...value,
  };
}

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

/** A gallery drops pictures without a size, except stills of background videos and demo pictures. */
export function isKept({ dimensions, isVideo, isDemo }: GalleryItem): boolean {
  return isVideo || isDemo || parseImageSize(dimensions) !== undefined;
}

/** @returns what goes into an `<img>`; the size is unknown for videos and demo pictures only */
export function pictureSource(item: GalleryItem): ImageSource & { size: ImageSize | undefined } {
  const size = parseImageSize(item.dimensions);
  return { size, ...imageSource({ ...item, width: size?.width ?? Number.NaN, format: '', videoId: '' }) };
}
