/** Formatters of content items: images, video, audio, colours, classes. */

import { isOnSale, isSoldOut } from '../../domain/commerce/product.ts';
import { altTextFromBody } from '../../domain/images/alt-text.ts';
import { INVALID_SIZE } from '../../domain/images/image-size.ts';
import { IMAGE_WIDTHS, imageBucket } from '../../domain/images/image-widths.ts';
import { remember } from '../../domain/remember.ts';
import {
  at,
  isObject,
  isTruthy,
  property,
  type Value,
  valueList,
  valueNumber,
  valueText,
} from '../../domain/template-value.ts';
import { slugify } from '../../domain/text/slugify.ts';
import type { Context, Formatter, Formatters } from '../context.ts';
import { BlockType, RecordType } from '../enumerations.ts';
import { escapeAttribute, escapeTag } from '../escape.ts';
import { attribute, standingByDefault, written } from '../markup.ts';

/** The words for people who do not see the image: own text in an image block, else title, body or file name. */
function altText(image: Value, context: Context): string {
  if (valueNumber(context.lookup('blockType')) === BlockType.image)
    return valueText(at(image, 'altText')).trim();
  const title = at(image, 'title');
  if (isTruthy(title)) return valueText(title);
  const body = at(image, 'body');
  const text = isTruthy(body) ? altTextFromBody(valueText(body)) : '';
  if (text !== '') return text;
  const filename = at(image, 'filename');
  return isTruthy(filename) ? valueText(filename) : '';
}

/** Writing a fraction takes longer than everything else about a picture, and pictures have the same few. */
const fractions = new Map<number, string>();
const MAX_FRACTIONS = 1000;

function fraction(value: Value): string {
  const number = valueNumber(value);
  let text = fractions.get(number);
  if (text === undefined) {
    text = String(number);
    if (fractions.size >= MAX_FRACTIONS) fractions.clear();
    fractions.set(number, text);
  }
  return text;
}

function focalPoint(media: Value): string {
  const point = at(media, 'mediaFocalPoint');
  return point === undefined ? '0.5,0.5' : `${fraction(at(point, 'x'))},${fraction(at(point, 'y'))}`;
}

/** The attributes an image loader reads, with a space at the end. */
function imageMeta(image: Value, context: Context, url: string, alt: string): string {
  const licensed = isObject(at(image, 'licensedAssetPreview')) ? 'data-licensed-asset-preview="true" ' : '';
  const key = at(image, 'componentKey');
  const component = key === undefined ? '' : `data-component-key="${attribute(key, context)}" `;
  return (
    `${licensed}${component}data-src="${url}" data-image="${url}" ` +
    `data-image-dimensions="${attribute(at(image, 'originalSize'), context)}" ` +
    `data-image-focal-point="${focalPoint(image)}" alt="${alt}" `
  );
}

const imageMetaOf = (pick: (value: Value, args: readonly string[]) => Value): Formatter =>
  standingByDefault((value, args, context) => {
    const image = pick(value, args);
    if (image === undefined) return '';
    const url = attribute(at(image, 'assetUrl'), context);
    return imageMeta(image, context, url, escapeTag(altText(image, context)));
  });

function image(value: Value, args: readonly string[], context: Context): Value {
  const className = args.length === 1 ? args[0] : 'thumb-image';
  const alt = escapeTag(altText(value, context));
  const url = attribute(at(value, 'assetUrl'), context);
  const meta = imageMeta(value, context, url, context.settings.compat ? escapeTag(alt) : alt);
  return (
    `<noscript><img src="${url}" alt="${alt}" /></noscript>` +
    `<img class="${attribute(className, context)}" ${value === undefined ? '' : meta}` +
    `data-load="false" data-image-id="${attribute(at(value, 'id'), context)}" data-type="image" />`
  );
}

/** What follows the address for each width; the pictures of a site have the same few lists of widths. */
const sourcesOf = remember((_locale: string, variants: string) => {
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'));
  const sources = widths.map((width) => `?format=${width} ${width}`);
  // The original stands for the size above the largest one that was made.
  const largest = IMAGE_WIDTHS.findIndex((width) => `${width}w` === widths.at(-1));
  const next = largest === -1 ? undefined : IMAGE_WIDTHS[largest + 1];
  if (next !== undefined) sources.push(`?format=original ${next}w`);
  return { sources, escaped: sources.map(escapeAttribute) };
});

function imageSrcset(value: Value, _args: readonly string[], context: Context): Value {
  const { sources, escaped } = sourcesOf('', valueText(at(value, 'systemDataVariants')));
  if (sources.length === 0) return value;
  const url = attribute(at(value, 'assetUrl'), context);
  let written = ' srcset="';
  for (const source of context.settings.compat ? sources : escaped)
    written += written.length === 9 ? url + source : `,${url}${source}`;
  return `${written}"`;
}

const COLOR_POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'].map((name) => ({
  name,
  key: `${name}Average`,
  opening: `data-color-${name}="#`,
}));

function imageColor(value: Value, [position, style]: readonly string[], context: Context): Value {
  const colors = at(value, 'colorData');
  if (colors === undefined) return undefined;
  if (position === undefined) {
    let written = '';
    for (const { key, opening } of COLOR_POSITIONS)
      written += `${opening}${attribute(property(colors, key), context)}" `;
    return written;
  }
  const color = valueText(at(colors, `${position}Average`));
  if (color === '') return `"${position}" not found.`;
  return style === undefined ? `#${color}` : `${style}: #${color}`;
}

/** Above this a colour counts as light: half of the largest 24-bit number (behaviour/template#colours). */
const LIGHT_THRESHOLD = 16777215 / 2;

function colorWeight(value: Value, _args: readonly string[], { settings }: Context): Value {
  const digits = /^#?([\da-f]{3,6})$/i.exec(valueText(value))?.[1];
  if (digits === undefined) return undefined;
  if (digits.length !== 3 && digits.length !== 6 && !settings.compat) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > LIGHT_THRESHOLD ? 'light' : 'dark';
}

/** Two decimals at most. */
function rounded(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Between nothing and all; text without a number is neither. */
function isShare(part: number): boolean {
  return part >= 0 && part <= 1;
}

function websiteColor(value: Value): Value {
  const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) => {
    const part = at(value, name);
    return part === undefined ? undefined : valueNumber(part);
  });
  if (hue === undefined || saturation === undefined || lightness === undefined) {
    return 'Missing an H/S/L value.';
  }
  let problems = '';
  if (hue < 0 || hue > 360) problems += 'Hue out of bounds. ';
  if (!isShare(saturation)) problems += 'Saturation out of bounds. ';
  if (!isShare(lightness)) problems += 'Lightness out of bounds. ';
  if (alpha !== undefined && (alpha < 0 || alpha > 1)) problems += 'Alpha out of bounds.';
  if (problems !== '') return problems;
  const parts = `${rounded(hue)}, ${rounded(saturation * 100)}%, ${rounded(lightness * 100)}%`;
  return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${rounded(alpha)})`;
}

/** The two numbers of a size written `WxH`; null for anything else. */
function dimensions(value: Value): [width: number, height: number] | null {
  const parts = valueText(value).split('x');
  if (parts.length !== 2) return null;
  return [Number.parseInt(parts[0]!, 10), Number.parseInt(parts[1]!, 10)];
}

const side =
  (index: 0 | 1): Formatter =>
  (value) =>
    dimensions(value)?.[index];

/** The other side of an image that is resized to a given one. */
function otherSide(value: Value, given: 0 | 1, [wanted = '']: readonly string[]): number | null {
  const size = dimensions(value);
  if (!size) return null;
  const length = Number.parseInt(wanted, 10);
  const result = Math.trunc(size[given === 0 ? 1 : 0] * (length / size[given]));
  return Number.isFinite(result) ? result : 0;
}

const resized =
  (given: 0 | 1): Formatter =>
  (value, args) =>
    otherSide(value, given, args) ?? INVALID_SIZE;

/** The smallest size that is made and covers the width. */
function bucket(width: number): string {
  return `${imageBucket(width)}w`;
}

const INDEX = ['@index'];

/** The items of a site share their categories, tags and authors. */
const slugOf = remember((_locale: string, source: string) => ({ slug: slugify(source) }));

function itemClasses(value: Value, _args: readonly string[], context: Context): Value {
  let classes = 'hentry';
  const promoted = context.lookup('promotedBlockType');
  if (isTruthy(promoted)) classes += ` promoted promoted-block-${slugOf('', valueText(promoted)).slug}`;
  for (const category of valueList(context.lookup('categories')))
    classes += ` category-${slugOf('', valueText(category)).slug}`;
  for (const tag of valueList(context.lookup('tags'))) classes += ` tag-${slugOf('', valueText(tag)).slug}`;
  const author = at(context.lookup('author'), 'displayName');
  if (isTruthy(author)) classes += ` author-${slugOf('', valueText(author)).slug}`;
  classes += ` post-type-${attribute(context.lookup('recordTypeLabel'), context)}`;
  const index = context.resolve(INDEX);
  if (index !== undefined) classes += ` article-index-${index}`;
  if (isTruthy(context.lookup('starred'))) classes += ' featured';
  if (valueNumber(at(value, 'recordType')) === RecordType['store-item']) {
    if (isOnSale(value)) classes += ' on-sale';
    if (isSoldOut(value)) classes += ' sold-out';
  }
  return classes;
}

function audioPlayer(value: Value, _args: readonly string[], context: Context): Value {
  const id = written(at(value, 'id'), context);
  const url = written(at(value, 'structuredContent', 'audioAssetUrl'), context);
  return (
    "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
  );
}

function videoOverlay(value: Value, args: readonly string[], context: Context): string {
  const hasThumbnail = isTruthy(at(value, 'mainImageId')) || isTruthy(at(value, 'systemDataId'));
  const colors =
    args.includes('color-data') && isTruthy(at(value, 'colorData'))
      ? COLOR_POSITIONS.map(
          ({ name, key }) =>
            ` data-color-${name.toLowerCase()}="#${attribute(at(value, 'colorData', key), context)}"`,
        ).join('')
      : '';
  const thumbnail = hasThumbnail
    ? `<img data-load="false" data-src="${attribute(at(value, 'assetUrl'), context)}" ` +
      `data-image-dimensions="${attribute(at(value, 'originalSize'), context)}" ` +
      `data-image-focal-point="${focalPoint(value)}"${colors} />`
    : '';
  return (
    `<div class="sqs-video-overlay${hasThumbnail ? '' : ' no-thumb'}" style="opacity: 0;">${thumbnail}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  );
}

function video(value: Value, args: readonly string[], context: Context): Value {
  const load = args.includes('load-false') ? '  data-load="false"' : '';
  const overlay = isTruthy(at(value, 'overlay')) ? videoOverlay(value, args, context) : '';
  return (
    `<div class="sqs-video-wrapper"${load} data-html="${escapeTag(valueText(at(value, 'oembed', 'html')))}" ` +
    `data-provider-name="${attribute(at(value, 'oembed', 'providerName'), context)}">${overlay}</div>`
  );
}

function humanizeDuration(value: Value): Value {
  const seconds = Math.trunc((valueNumber(value) || 0) / 1000);
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const contentFormatters: Formatters = {
  AbsUrl: (value, _args, context) => `${valueText(context.lookup('base-url'))}/${valueText(value)}`,
  'audio-player': audioPlayer,
  capitalize: (value) => valueText(value).toUpperCase(),
  'child-image-meta': imageMetaOf((value, [index = '0']) => at(value, 'items', Number.parseInt(index, 10))),
  'color-weight': colorWeight,
  'cover-image-meta': imageMetaOf((value) => at(value, 'coverImage')),
  height: side(1),
  humanizeDuration,
  image: standingByDefault(image),
  'image-color': imageColor,
  'image-meta': imageMetaOf((value) => value),
  'image-srcset': imageSrcset,
  'item-classes': standingByDefault(itemClasses),
  resizedHeightForWidth: resized(0),
  resizedWidthForHeight: resized(1),
  squarespaceThumbnailForHeight: (value, args) => {
    const width = otherSide(value, 1, args);
    return width === null ? INVALID_SIZE : bucket(width);
  },
  squarespaceThumbnailForWidth: (_value, [width = '']) => bucket(Number.parseInt(width, 10)),
  video,
  'website-color': websiteColor,
  width: side(0),
};
