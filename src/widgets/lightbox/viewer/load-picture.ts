/** Loads pictures, each once, and says when they are decoded: then they can be swapped in without a flash. */
import type { Picture } from './picture.ts';

export interface LoadedPicture {
  image: HTMLImageElement;
  /** Resolves when it is decoded; rejects when there is no such picture. */
  decoded: Promise<void>;
}

export type PictureLoader = (picture: Picture) => LoadedPicture;

export function createPictureLoader(): PictureLoader {
  const loads = new Map<string, LoadedPicture>();
  return (picture) => {
    const load = loads.get(picture.url) ?? start(picture);
    loads.set(picture.url, load);
    // Asked for again, a picture that failed is tried again.
    load.decoded.catch(() => loads.delete(picture.url));
    return load;
  };
}

function start({ url, srcset, alt, width, height }: Picture): LoadedPicture {
  const image = new Image();
  image.alt = alt;
  image.draggable = false;
  image.setAttribute('part', 'picture');
  if (width && height) Object.assign(image, { width, height });
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = url;
  return { image, decoded: image.decode() };
}
