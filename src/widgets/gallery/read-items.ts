/** Reads the pictures that an author or a template's formatter wrote into a gallery. */
import { isTitle } from '../../domain/gallery/caption.ts';
import type { GalleryItem } from '../../domain/gallery/item.ts';
import { keptBack } from '../../domain/images/kept-back.ts';

/** Words with more in them than text, as nodes to be copied. */
export interface Words {
  title: readonly Node[];
  description: readonly Node[];
  /** Tells them from others. */
  html: string;
}

/** What a `<picture>` offers beside its `<img>`. */
export type PictureSource = Pick<HTMLSourceElement, 'srcset' | 'sizes' | 'type' | 'media'>;

/** A picture, or an author's own element that is shown as it is. */
export type GalleryEntry =
  | { picture: GalleryItem; sources: readonly PictureSource[]; words?: Words; element?: never }
  | { picture?: never; sources?: never; words?: never; element: HTMLElement };

/** What the loader put before a picture is none of its own. */
const PICTURE = 'img,sqs-image:not([data-adopted])';
const UNSEEN = 'script,style,template,noscript,br';
/** Shown as they are, whatever pictures stand in them. */
const PLAYER = 'video,audio,iframe,object,embed,canvas,svg,sqs-video,sqs-audio';
const HEADING = 'h1,h2,h3,h4,h5,h6,[class*="title"]';
const BOLD = 'strong,b';
/** They begin no line of their own. */
const INLINE = 'a,abbr,b,bdi,bdo,cite,code,em,i,mark,q,s,small,span,strong,sub,sup,time,u';
const CAPTION = 'figcaption,[class*="meta"],[class*="caption"],.image-slide-title';

export function readItems(gallery: HTMLElement): GalleryEntry[] {
  return [...gallery.children].flatMap((child) => entriesOf(child as HTMLElement, true));
}

/** An element around several pictures is a wrapper (`<ul>`, the block of a template), around one it is an item. */
function entriesOf(element: HTMLElement, isChild: boolean): GalleryEntry[] {
  if (element.matches(UNSEEN)) return [];
  const pictures = element.matches(PLAYER) ? [] : outermost(element);
  const [first] = pictures;
  if (!first) {
    // Only children of the gallery itself can be slotted.
    return isChild && isSeen(element) ? [{ element }] : [];
  }
  if (pictures.length === 1) return [readEntry(element, first)];
  return [...element.children].flatMap((child) => entriesOf(child as HTMLElement, false));
}

/** An `<img>` inside a `<sqs-image>` is one picture with it. */
function outermost(element: HTMLElement): HTMLElement[] {
  if (element.matches(PICTURE)) return [element];
  return [...element.querySelectorAll<HTMLElement>(PICTURE)].filter(
    (picture) => !picture.parentElement?.closest('sqs-image'),
  );
}

function isSeen(element: HTMLElement): boolean {
  return (
    element.textContent?.trim() !== '' || element.matches(PLAYER) || element.querySelector(PLAYER) !== null
  );
}

function readEntry(item: HTMLElement, picture: HTMLElement): GalleryEntry {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  const said = (name: string) => (picture === image ? null : picture.getAttribute(name));
  const data = image?.dataset ?? {};
  const held = image && keptBack(image.attributes);
  // What has its own widths needs none of the image service.
  const address = said('src') ?? (held?.srcset ? undefined : data.src);
  const shown = (name: 'src' | 'srcset') => held?.[name] || image?.getAttribute(name) || '';
  const link = picture.closest('a');
  const words = wordsOf(item.querySelector(CAPTION));
  const read: GalleryItem = {
    src: address ?? shown('src'),
    loader: address !== undefined && said('loader') !== 'raw' ? 'sqs' : 'raw',
    srcset: address === undefined ? shown('srcset') : '',
    alt: said('alt') ?? image?.getAttribute('alt') ?? '',
    title: item.dataset.title ?? textOf(words.title),
    description: item.dataset.description ?? textOf(words.description),
    href: link?.getAttribute('href') ?? '',
    newWindow: link?.target === '_blank',
    dimensions: said('dimensions') ?? data.imageDimensions ?? sizeOf(image),
    focalPoint: said('focal-point') ?? data.imageFocalPoint ?? '',
    colors:
      said('colors') ??
      [data.colorTopleft, data.colorTopright, data.colorBottomleft, data.colorBottomright].join(' ').trim(),
    isVideo: item.dataset.isVideo !== undefined,
    isDemo: item.dataset.isDemo !== undefined,
  };
  const sources = [...(image?.closest('picture')?.querySelectorAll('source') ?? [])];
  return {
    picture: read,
    sources: sources.map(({ srcset, sizes, type, media, attributes }) => ({
      srcset: keptBack(attributes)?.srcset ?? srcset,
      sizes,
      type,
      media,
    })),
    ...([...words.title, ...words.description].some((node) => node instanceof Element) && { words }),
  };
}

const NO_WORDS: Words = { title: [], description: [], html: '' };

function wordsOf(caption: Element | null): Words {
  if (!caption) return NO_WORDS;
  const words = caption.cloneNode(true) as Element;
  const html = words.innerHTML;
  const heading = words.querySelector(HEADING);
  const marked = heading ?? words.querySelector(BOLD);
  if (!marked || !isTitle(textOf([words]), textOf([marked]), heading !== null))
    return { title: [...words.childNodes], description: [], html };
  marked.remove();
  // Empty lines between the title and what stands below it.
  while (words.firstChild && (words.firstChild as Element).localName === 'br') words.firstChild.remove();
  return { title: [...marked.childNodes], description: [...words.childNodes], html };
}

/** As it is written, or as it arrived, or failed to. */
function sizeOf(image: HTMLImageElement | null): string {
  if (!image) return '';
  if (hasWrittenSize(image)) return `${image.getAttribute('width')}x${image.getAttribute('height')}`;
  const { complete, naturalWidth, naturalHeight, alt } = image;
  if (!complete) return '';
  if (naturalWidth > 0) return `${naturalWidth}x${naturalHeight}`;
  // A lost picture is a place for its text.
  return image.getAttribute('src') && alt ? '3x2' : '';
}

/** Without one a picture has its size once it is there. */
export function hasWrittenSize(image: Element): boolean {
  return Boolean(image.getAttribute('width') && image.getAttribute('height'));
}

/** In a line. */
function textOf(nodes: readonly Node[]): string {
  return nodes.map(lineOf).join('').replace(/\s+/g, ' ').trim();
}

function lineOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const text = [...node.childNodes].map(lineOf).join('');
  return node.matches(INLINE) ? text : ` ${text} `;
}
