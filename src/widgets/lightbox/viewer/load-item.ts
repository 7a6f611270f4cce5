/** Loads pictures and videos, each once; decoding is left to the moment a picture is wanted, since it costs what is on screen. */
import { mediaOf } from '../media-links.ts';
import type { LoadedItem } from './item.ts';
import { startPicture, type Widths } from './picture.ts';
import { startVideo } from './video.ts';

export type ItemLoader = (link: HTMLAnchorElement) => LoadedItem;

/** Pictures that a press or a click has begun to load, for the viewer that opens next. */
let early = new Map<HTMLAnchorElement, LoadedItem>();

export function prepare(link: HTMLAnchorElement, widths: Widths): void {
  if (mediaOf(link) === 'picture' && !early.has(link)) early.set(link, startPicture(link, widths));
}

/** @param loadVideo makes sure of `<sqs-video>` */
export function createItemLoader(widths: Widths, loadVideo: () => Promise<unknown>): ItemLoader {
  const loads = early;
  early = new Map();
  return (link) => {
    const load =
      loads.get(link) ??
      (mediaOf(link) === 'video' ? startVideo(link, loadVideo) : startPicture(link, widths));
    loads.set(link, load);
    // Asked for again, a picture that failed is tried again.
    load.loaded.catch(() => loads.delete(link));
    return load;
  };
}
