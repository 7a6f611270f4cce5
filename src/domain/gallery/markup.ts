/** Reads the options of a gallery block from its markup: data attributes, the block's JSON, or class names. */
import { objectOf } from '../json.ts';
import { valueText } from '../template-value.ts';
import { GALLERY_DEFAULTS, GALLERY_DESIGNS, type GalleryOptions } from './options.ts';

/** What the elements of a block say, from the outer one to the inner. */
export interface GalleryMarkup {
  /** As in `dataset`: `data-thumbnails-per-row` is `thumbnailsPerRow`; what was written in camel case comes in lower case. */
  data: Readonly<Record<string, string | undefined>>;
  classNames: readonly string[];
  /** `data-block-json`, where there is any. */
  json: unknown;
}

const OPTIONS = Object.keys(GALLERY_DEFAULTS) as (keyof GalleryOptions)[];
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @returns the attributes of `<sqs-gallery>` */
export function galleryMarkup({ data, classNames, json }: GalleryMarkup): Record<string, string | undefined> {
  const block = objectOf(json);
  const named = optionsOf(classNames);
  const attributes: Record<string, string | undefined> = {};
  for (const option of OPTIONS) {
    const name = kebab(option);
    const inJson = valueText(block[option] ?? block[name]);
    attributes[name] = data[option] ?? data[option.toLowerCase()] ?? (inJson || named[name]);
  }
  // A class that ends like `-grid` names the design where nothing else does.
  attributes.design ??= GALLERY_DESIGNS.find((design) =>
    classNames.some((name) => /gallery/.test(name) && name.endsWith(`-${design}`)),
  );
  return attributes;
}

/** `sqs-gallery-block-show-meta`, `sqs-gallery-thumbnails-per-row-3` … */
function optionsOf(classNames: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const className of classNames) {
    const [, rest] = /^sqs-gallery-(?:block-)?(.+)$/.exec(className) ?? [];
    if (!rest) continue;
    // The longest name: `show-meta-only-title` is not `show-meta`.
    const names = OPTIONS.map(kebab).filter((name) => rest === name || rest.startsWith(`${name}-`));
    const name = names.sort((a, b) => b.length - a.length)[0];
    if (name) found[name] = rest.slice(name.length + 1) || 'true';
  }
  return found;
}
