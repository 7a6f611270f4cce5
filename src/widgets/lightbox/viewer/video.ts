/** A video of the viewer: the kit's own tag, with the thumbnail until it plays. */
import { isVideoFile } from '../../../domain/lightbox/media-link.ts';
import { isRestricted } from '../../../services/consent/restriction.ts';
import type { LoadedItem } from './item.ts';
import { thumbnailIn, wordsOf } from './words.ts';

/** What the tag offers once it is defined. */
type VideoElement = HTMLElement & { play?(): void; updateComplete?: Promise<void> };

/** @param loadTag makes sure of `<sqs-video>` */
export function startVideo(link: HTMLAnchorElement, loadTag: () => Promise<unknown>): LoadedItem {
  const words = wordsOf(link);
  const video: VideoElement = document.createElement('sqs-video');
  const thumbnail = thumbnailIn(link);
  const poster = thumbnail?.currentSrc || thumbnail?.src;
  video.setAttribute('part', 'video');
  video.setAttribute('src', link.href);
  if (words.alt) video.setAttribute('label', words.alt);
  if (poster && /^https?:/.test(poster)) video.setAttribute('poster', poster);
  // Stands there where the tag cannot be had, or cannot play it.
  const way = document.createElement('a');
  Object.assign(way, { href: link.href, textContent: words.alt || link.href });
  video.append(way);
  return {
    ...words,
    kind: 'video',
    element: video,
    loaded: loadTag().catch((error: unknown) => console.error(error)),
    decode: () => Promise.resolve(),
    async begin() {
      await video.updateComplete;
      // The press on a thumbnail was told of no provider: the tag says who learns of it, beside its button.
      if (isVideoFile(link) || !isRestricted()) video.play?.();
    },
    sharpen() {},
  };
}
