/** Tells whether an author's content is a set of pictures: links around thumbnails and nothing else. */
import { isPictureFile } from '../../domain/images/picture-file.ts';

/** Content that is more than a set of thumbnails. */
const OTHER_CONTENT = 'form,input,button,iframe,video,audio,object,embed,h1,h2,h3,h4,h5,h6';
const UNSEEN = 'script,style,template';

export function isPictureLink(element: Element): element is HTMLAnchorElement {
  if (!(element instanceof HTMLAnchorElement)) return false;
  return isPictureFile(element.pathname) || /^data:image\//.test(element.href);
}

export function pictureLinks(root: ParentNode, selector = 'a[href]'): HTMLAnchorElement[] {
  return [...root.querySelectorAll(selector)].filter(isPictureLink);
}

/** @returns whether the author's content is a set of linked pictures, something else, or nothing */
export function contentKind(host: Element): 'pictures' | 'other' | 'none' {
  if (![...host.childNodes].some(isSeen)) return 'none';
  const isSet = pictureLinks(host).length > 0 && !host.querySelector(OTHER_CONTENT) && !hasOtherText(host);
  return isSet ? 'pictures' : 'other';
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
