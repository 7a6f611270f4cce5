/** Loads and decodes pictures before they are shown, each once. */
import type { Picture } from './picture.ts';

/** @returns resolves with the decoded image; rejects when there is no such picture */
export type PictureLoader = (picture: Picture) => Promise<HTMLImageElement>;

export function createPictureLoader(): PictureLoader {
  const loads = new Map<string, Promise<HTMLImageElement>>();
  return (picture) => {
    const load = loads.get(picture.url) ?? decode(picture);
    loads.set(picture.url, load);
    // Asked for again, a picture that failed is tried again.
    load.catch(() => loads.delete(picture.url));
    return load;
  };
}

async function decode({ url, srcset, alt, width, height }: Picture): Promise<HTMLImageElement> {
  const image = new Image();
  image.alt = alt;
  image.draggable = false;
  image.setAttribute('part', 'picture');
  if (width && height) Object.assign(image, { width, height });
  if (srcset) Object.assign(image, { sizes: '100vw', srcset });
  image.src = url;
  await image.decode();
  return image;
}
