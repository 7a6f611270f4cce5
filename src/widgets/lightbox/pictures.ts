/** Reads the pictures of a viewer from the links that an author wrote around thumbnails. */
import { imageSrcset } from '../../domain/images/image-widths.ts';

export interface Picture {
  link: HTMLElement;
  url: string;
  /** Empty when the address is to be used as it is. */
  srcset: string;
  alt: string;
  caption: string;
  /** Of the original, px; 0 when the page does not say. */
  width: number;
  height: number;
}

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
/** Only these exist in the widths of the image service. */
const RESIZED_FILE = /\.(avif|jpe?g|png|webp)$/i;
/** Content that is more than a set of thumbnails. */
const OTHER_CONTENT = 'form,input,button,iframe,video,audio,object,embed,h1,h2,h3,h4,h5,h6';
const UNSEEN = 'script,style,template';

export function isPictureLink(element: Element): element is HTMLAnchorElement {
  if (!(element instanceof HTMLAnchorElement) || !element.href) return false;
  const { protocol, pathname } = new URL(element.href, document.baseURI);
  return /^(https?|blob):$/.test(protocol) ? PICTURE_FILE.test(pathname) : /^data:image\//.test(element.href);
}

/** @returns whether the author's content is a set of linked pictures, something else, or nothing */
export function contentKind(host: Element): 'pictures' | 'other' | 'none' {
  const seen = [...host.childNodes].filter((node) =>
    node instanceof Element ? !node.matches(UNSEEN) : node instanceof Text && node.data.trim() !== '',
  );
  if (seen.length === 0) return 'none';
  const links = pictureLinks(host);
  const isSet = links.length > 0 && !host.querySelector(OTHER_CONTENT) && !hasOtherText(host);
  return isSet ? 'pictures' : 'other';
}

export function pictureLinks(root: ParentNode, selector = 'a[href]'): HTMLAnchorElement[] {
  return [...root.querySelectorAll(selector)].filter(isPictureLink);
}

/** @param usesWidths whether pictures come in the widths of the image service (spec 2 §9) */
export function readPicture(link: HTMLAnchorElement, usesWidths: boolean): Picture {
  const image = link.querySelector('img');
  const [width = 0, height = 0] = (image?.dataset.imageDimensions ?? link.dataset.imageDimensions ?? '')
    .split('x')
    .map(Number);
  const caption = link.dataset.caption ?? link.closest('figure')?.querySelector('figcaption')?.textContent;
  const hasWidths = usesWidths && /^https?:/.test(link.href) && RESIZED_FILE.test(link.pathname);
  return {
    link,
    url: link.href,
    srcset: link.dataset.srcset ?? (hasWidths ? imageSrcset(link.href, width || undefined) : ''),
    alt: image?.alt ?? link.textContent?.trim() ?? '',
    caption: caption?.trim() ?? '',
    width: width || 0,
    height: height || 0,
  };
}

function hasOtherText(host: Element): boolean {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() !== '' && !parentElement?.closest(`a[href],figcaption,${UNSEEN}`)) return true;
  }
  return false;
}
