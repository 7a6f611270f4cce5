/** Tells what a picture of a gallery opens over the page: the picture or the video that its link leads to (behaviour/galleries#items). */
import { isPictureFile } from '../images/picture-file.ts';
import { type LinkedMedia, linkedMedia } from '../lightbox/media-link.ts';

/** An address that does not say what it leads to is left to the page, as a link is. */
export function mediaBehind(href: string): LinkedMedia | undefined {
  if (isPictureFile(href)) return 'picture';
  const media = linkedMedia({ href, type: '', isDownload: false, holdsPicture: true });
  return media === 'video' ? media : undefined;
}
