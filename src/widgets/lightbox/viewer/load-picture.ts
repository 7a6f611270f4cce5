/** Loads pictures, each once; decoding is left to the moment a picture is wanted, since it costs what is on screen. */
import { linkedPicture } from './picture.ts';

export interface LoadedPicture {
  image: HTMLImageElement;
  caption: string;
  /** Rejects when there is no such picture. */
  loaded: Promise<unknown>;
}

export type PictureLoader = (link: HTMLAnchorElement) => LoadedPicture;

/** Pictures that a press or a click has begun to load, for the viewer that opens next. */
let early = new Map<HTMLAnchorElement, LoadedPicture>();

/** @param usesWidths whether pictures come in the widths of the image service (behaviour/images#widths) */
export function prepare(link: HTMLAnchorElement, usesWidths: boolean): void {
  if (!early.has(link)) early.set(link, start(link, usesWidths));
}

export function createPictureLoader(usesWidths: boolean): PictureLoader {
  const loads = early;
  early = new Map();
  return (link) => {
    const load = loads.get(link) ?? start(link, usesWidths);
    loads.set(link, load);
    // Asked for again, a picture that failed is tried again.
    load.loaded.catch(() => loads.delete(link));
    return load;
  };
}

function start(link: HTMLAnchorElement, usesWidths: boolean): LoadedPicture {
  const { url, srcset, alt, caption, width, height } = linkedPicture(link, usesWidths);
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.alt = alt;
  image.draggable = false;
  image.setAttribute('part', 'picture');
  if (width && height) Object.assign(image, { width, height });
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = url;
  return { image, caption, loaded };
}
