/** Loads pictures, each once; decoding is left to the moment a picture is wanted, since it costs what is on screen. */
import { linkedPicture, type Picture, type Widths } from './picture.ts';

export interface LoadedPicture {
  image: HTMLImageElement;
  caption: Picture['caption'];
  /** Rejects when there is no such picture. */
  loaded: Promise<unknown>;
  /** Puts the picture as it is linked in the place of the width that was enough. */
  sharpen: () => void;
}

export type PictureLoader = (link: HTMLAnchorElement) => LoadedPicture;

/** Pictures that a press or a click has begun to load, for the viewer that opens next. */
let early = new Map<HTMLAnchorElement, LoadedPicture>();

export function prepare(link: HTMLAnchorElement, widths: Widths): void {
  if (!early.has(link)) early.set(link, start(link, widths));
}

export function createPictureLoader(widths: Widths): PictureLoader {
  const loads = early;
  early = new Map();
  return (link) => {
    const load = loads.get(link) ?? start(link, widths);
    loads.set(link, load);
    // Asked for again, a picture that failed is tried again.
    load.loaded.catch(() => loads.delete(link));
    return load;
  };
}

function start(link: HTMLAnchorElement, widths: Widths): LoadedPicture {
  const { url, srcset, alt, caption, width, height } = linkedPicture(link, widths);
  const image = new Image();
  const asLinked = () => {
    image.removeAttribute('srcset');
    image.src = url;
  };
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    // An address that is signed, or a host without widths, has the picture as it is linked.
    image.onerror = (error) => (image.srcset ? asLinked() : reject(error));
  });
  image.alt = alt;
  image.draggable = false;
  image.setAttribute('part', 'picture');
  if (width && height) Object.assign(image, { width, height });
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = url;
  const sharpen = () => {
    if (!image.srcset) return;
    const whole = new Image();
    // Once it is here it takes the other's place in one frame; one that is lost changes nothing.
    whole.onload = asLinked;
    whole.src = url;
  };
  return { image, caption, loaded, sharpen };
}
