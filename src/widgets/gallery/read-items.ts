/** Reads the pictures that an author or a template's formatter wrote into a gallery. */
import type { GalleryItem } from '../../domain/gallery/item.ts';

/** Words with links in them, as nodes to be copied. */
export interface Words {
  title: readonly Node[];
  description: readonly Node[];
}

/** A picture, or an author's own element that is shown as it is. */
export type GalleryEntry =
  | { picture: GalleryItem; words?: Words; element?: never }
  | { picture?: never; words?: never; element: HTMLElement };

const PICTURE = 'img,sqs-image';
const UNSEEN = 'script,style,template,noscript,br';
const HEADING = 'h1,h2,h3,h4,h5,h6,strong,b,[class*="title"]';
const CAPTION = 'figcaption,[class*="meta"],[class*="caption"]';

export function readItems(gallery: HTMLElement): GalleryEntry[] {
  return [...gallery.children].flatMap((child) => entriesOf(child as HTMLElement, true));
}

/** An element around several pictures is a wrapper (`<ul>`, the block of a template), around one it is an item. */
function entriesOf(element: HTMLElement, isChild: boolean): GalleryEntry[] {
  if (element.matches(UNSEEN)) return [];
  const pictures = outermost(element);
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
  return element.textContent?.trim() !== '' || element.querySelector('video,iframe,canvas,svg') !== null;
}

function readEntry(item: HTMLElement, picture: HTMLElement): GalleryEntry {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  const said = (name: string) => (picture === image ? null : picture.getAttribute(name));
  const data = image?.dataset ?? {};
  const address = said('src') ?? data.src;
  const link = picture.closest('a');
  const words = item.querySelector(CAPTION);
  const heading = words?.querySelector(HEADING);
  const title = textOf(heading ?? words);
  const read: GalleryItem = {
    src: address ?? image?.getAttribute('src') ?? '',
    loader: address !== undefined && said('loader') !== 'raw' ? 'sqs' : 'raw',
    srcset: address === undefined ? (image?.getAttribute('srcset') ?? '') : '',
    alt: said('alt') ?? image?.getAttribute('alt') ?? '',
    title: item.dataset.title ?? title,
    description: item.dataset.description ?? (heading ? textOf(words).slice(title.length).trim() : ''),
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
  return words?.querySelector('a[href]')
    ? { picture: read, words: wordsOf(words, heading) }
    : { picture: read };
}

function wordsOf(words: Element, heading: Element | null | undefined): Words {
  if (!heading) return { title: [...words.childNodes], description: [] };
  const rest = words.cloneNode(true) as Element;
  rest.querySelector(HEADING)?.remove();
  return { title: [...heading.childNodes], description: [...rest.childNodes] };
}

/** As it is written, or as it arrived. */
function sizeOf(image: HTMLImageElement | null): string {
  if (!image) return '';
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  if (width && height) return `${width}x${height}`;
  return image.complete && image.naturalWidth > 0 ? `${image.naturalWidth}x${image.naturalHeight}` : '';
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
