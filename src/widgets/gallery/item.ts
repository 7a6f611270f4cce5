/** One item of a gallery as elements, made from templates: a grid has hundreds, and a view of each would cost more than its picture. */

import { RANDOM_DELAY_MS } from '../../domain/gallery/fill.ts';
import { type GalleryItem, pictureSource } from '../../domain/gallery/item.ts';
import { mediaBehind } from '../../domain/gallery/media-behind.ts';
import type { GalleryOptions, metaPlace } from '../../domain/gallery/options.ts';
import { objectPosition } from '../../domain/images/focal-point.ts';
import { parseImageSize } from '../../domain/images/image-size.ts';
import { isPictureFile } from '../../domain/images/picture-file.ts';
import { placeholderBackground } from '../../domain/images/placeholder.ts';
import { isSafeLink } from '../../domain/links.ts';
import type { GalleryEntry } from './read-items.ts';

/** What all items of a gallery have alike. */
export interface ItemLook
  extends Pick<
    GalleryOptions,
    'autoCrop' | 'lightbox' | 'newWindow' | 'showMetaOnlyTitle' | 'metaPosition' | 'showMetaOnHover'
  > {
  /** Where the words of a picture stand. */
  metaPlace: ReturnType<typeof metaPlace>;
  /** In a strip, of which one or some are in view. */
  isSlide: boolean;
  /** What one of several slides is called. */
  slideRole: string | undefined;
  /** Names the lightbox of this gallery; pictures that open in it bear the name. */
  lightboxId: string;
  /** Each picture begins to fade in at a moment of its own. */
  fadesAtRandom: boolean;
  /** Names a picture that has no text of its own. */
  lostText: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** @returns an element of a part of the gallery */
function partOf(tag: string, part: string, attributes: Attributes = {}, ...children: Node[]): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
}

/** @param isClone shown once more to fill the container: nothing for people who cannot see it */
export function itemOf(entry: GalleryEntry, look: ItemLook, isClone: boolean): HTMLElement {
  const { autoCrop, isSlide, slideRole } = look;
  const item = partOf(isSlide ? 'div' : 'li', 'item', {
    role: slideRole && 'group',
    'aria-roledescription': slideRole,
    'aria-hidden': isClone ? 'true' : undefined,
  });
  if (isClone) item.inert = true;
  // In a strip, a picture that is not cropped is as wide as its own shape.
  const size = isSlide && !autoCrop && parseImageSize(entry.picture?.dimensions ?? '');
  if (size) item.style.setProperty('--_own', (size.width / size.height).toFixed(4));
  if (entry.picture) item.append(...contentOf(entry, look, isClone));
  else item.append(document.createElement('slot'));
  return item;
}

type Pictured = GalleryEntry & { picture: GalleryItem };

/** The picture, in its link, and its words. */
function contentOf(entry: Pictured, look: ItemLook, isClone: boolean): HTMLElement[] {
  const { picture: item, words } = entry;
  const { newWindow, showMetaOnlyTitle, metaPlace, metaPosition, showMetaOnHover } = look;
  // The lightbox shows each picture once.
  const lightbox = look.lightbox && !isClone;
  const { title } = item;
  const description = showMetaOnlyTitle ? '' : item.description;
  const media = lightbox ? mediaBehind(item.href) : undefined;
  const isOpened = lightbox && (item.href === '' || media !== undefined);
  const href = isOpened ? item.href || item.src : item.href;
  const isLinked = isSafeLink(href) || (isOpened && isPictureFile(href));
  const picture = pictureOf(entry, look);
  const content = [picture];
  if (isLinked) {
    const isNewWindow = !isOpened && (newWindow || item.newWindow);
    const link = {
      href,
      target: isNewWindow ? '_blank' : undefined,
      rel: isNewWindow ? 'noopener' : undefined,
      'aria-label': item.alt ? undefined : title || look.lostText,
      'data-opens': isOpened ? look.lightboxId : undefined,
      'data-media': media,
      'data-caption': [title, description].filter(Boolean).join(' · ') || undefined,
      // A picture that is not the image service's has no other widths.
      'data-srcset': item.loader === 'raw' ? item.srcset : undefined,
    };
    content[0] = partOf('a', 'link', link, picture);
  }
  if (metaPlace !== 'none' && (title || description)) {
    const meta = partOf('div', 'meta', {
      'data-place': metaPlace,
      'data-position': metaPlace === 'over' ? metaPosition : undefined,
      // What cannot be reached cannot be hovered over by keyboard.
      'data-hover': showMetaOnHover && isLinked ? 'true' : undefined,
    });
    if (title) meta.append(wordsOf('title', title, words?.title));
    if (description) meta.append(wordsOf('description', description, words?.description));
    content.push(meta);
  }
  return content;
}

/** @param nodes an author's own words with their links: the page keeps its nodes, these are copies */
function wordsOf(part: string, text: string, nodes: readonly Node[] | undefined): HTMLElement {
  if (nodes) return partOf('div', part, {}, ...nodes.map((node) => node.cloneNode(true)));
  const isolated = document.createElement('bdi');
  isolated.textContent = text;
  return partOf('p', part, {}, isolated);
}

let template: HTMLElement | undefined;

/** Its place and colours first; what becomes of it is marked there (use-picture-states.ts). */
function pictureOf({ picture: item, sources }: Pictured, look: ItemLook): HTMLElement {
  template ??= partOf(
    'span',
    'picture',
    { 'data-state': 'loading' },
    // Before the address: a browser begins to load as soon as it has one.
    partOf('img', 'image', { loading: 'lazy', decoding: 'async', draggable: 'false' }),
  );
  const place = template.cloneNode(true) as HTMLElement;
  const image = place.firstElementChild as HTMLImageElement;
  const { src, srcset, size } = pictureSource(item);
  const background = placeholderBackground(item.colors);
  if (background) place.style.background = background;
  const position = objectPosition(item.focalPoint);
  if (position) image.style.objectPosition = position;
  if (look.fadesAtRandom) image.style.transitionDelay = `${Math.round(Math.random() * RANDOM_DELAY_MS)}ms`;
  if (size) setAttributes(image, { width: String(size.width), height: String(size.height) });
  setAttributes(image, {
    'data-image-dimensions': item.dimensions,
    alt: item.alt,
    // Of a hundred slides few are ever seen.
    [look.isSlide ? 'data-srcset' : 'srcset']: srcset || undefined,
    [look.isSlide ? 'data-src' : 'src']: src,
  });
  if (sources.length > 0) {
    const frame = document.createElement('picture');
    for (const source of sources)
      setAttributes(frame.appendChild(document.createElement('source')), {
        ...source,
        sizes: source.sizes || undefined,
        type: source.type || undefined,
        media: source.media || undefined,
      });
    frame.append(image);
    place.append(frame);
  }
  return place;
}

/** Gives the picture of a slide its address; others have theirs. */
export function beginPicture(item: Element | undefined): void {
  const image = item?.querySelector<HTMLImageElement>('img[data-src]');
  if (!image) return;
  const { src, srcset } = image.dataset;
  setAttributes(image, { srcset, src });
  delete image.dataset.src;
  delete image.dataset.srcset;
}
