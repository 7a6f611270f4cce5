/** Finds the links to pictures and videos in an author's content, and what the content is as a whole. */
import { isPictureFile } from '../../domain/images/picture-file.ts';
import { contentKind } from '../../domain/lightbox/content.ts';
import { type LinkedMedia, linkedMedia } from '../../domain/lightbox/media-link.ts';
import type { LightboxItem } from './config.ts';

/** Content that is more than a set of thumbnails. */
const OTHER_CONTENT = 'form,input,button,iframe,video,audio,object,embed,h1,h2,h3,h4,h5,h6';
const UNSEEN = 'script,style,template';

const holdsPicture = (link: Element) => link.querySelector('img,sqs-image') !== null;

export function mediaOf(link: HTMLAnchorElement): LinkedMedia | undefined {
  return linkedMedia({
    href: link.getAttribute('href') ?? '',
    type: link.type,
    isDownload: link.hasAttribute('download'),
    holdsPicture: holdsPicture(link),
  });
}

export function isMediaLink(element: Element): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement && mediaOf(element) !== undefined;
}

export function mediaLinks(root: ParentNode, selector = 'a[href]'): HTMLAnchorElement[] {
  return [...root.querySelectorAll(selector)].filter(isMediaLink);
}

/** Items of data as the links to them that an author would have written. */
export function linksTo(items: readonly LightboxItem[], { ownerDocument }: Element): HTMLAnchorElement[] {
  return items.map(({ src, type, thumbnail, alt, caption }) => {
    const link = ownerDocument.createElement('a');
    const small = ownerDocument.createElement('img');
    Object.assign(link, { href: src, type });
    if (caption) link.dataset.caption = caption;
    small.alt = alt;
    // It is fetched by what shows it.
    small.loading = 'lazy';
    if (thumbnail) small.src = thumbnail;
    link.append(small);
    return link;
  });
}

/** @param isOpened something opens the content as a whole */
export function kindOf(host: Element, isOpened: boolean) {
  const links = mediaLinks(host);
  return contentKind({
    isSeen: [...host.childNodes].some(isSeen),
    links: links.length,
    // A link that names a type of picture is as sure as an address that does, and so is one to a video.
    hasThumbnail: links.some(
      (link) =>
        holdsPicture(link) && Boolean(link.type || isPictureFile(link.href) || mediaOf(link) === 'video'),
    ),
    isMixed: host.querySelector(OTHER_CONTENT) !== null || hasOtherText(host),
    isOpened,
  });
}

function isSeen(node: Node): boolean {
  return node instanceof Element ? !node.matches(UNSEEN) : node instanceof Text && node.data.trim() !== '';
}

function hasOtherText(host: Element): boolean {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (isSeen(text) && !text.parentElement?.closest(`a[href],figcaption,${UNSEEN}`)) return true;
  }
  return false;
}
