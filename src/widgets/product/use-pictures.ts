/** Hands a product's pictures to the gallery, or the picture, inside its tag, and shows the one of what is chosen. */
import { useLayoutEffect, useState } from 'react';
import { type ProductPicture, pictureOf } from '../../domain/commerce/product-pictures.ts';
import { parseImageSize } from '../../domain/images/image-size.ts';
import type { Value } from '../../domain/template-value.ts';
import { getProduct, subscribeProduct } from '../../services/shop/product-registry.ts';

/** What is used of a `<sqs-gallery>`; nothing of it while it is not defined. */
type Gallery = HTMLElement & {
  config: object;
  updateComplete?: Promise<void>;
  show?: (index: number) => void;
};

const NOTHING: readonly ProductPicture[] = [];

/**
 * @param scope the product's tag
 * @param key by which the page knows the product; a variant without a picture leaves what is shown
 * @param arrangement changes when other tags stand inside
 */
export function usePictures(
  scope: Element,
  pictures: readonly ProductPicture[] = NOTHING,
  key: string,
  arrangement: unknown,
): void {
  const placed = useSized(pictures);
  useLayoutEffect(() => {
    const gallery = scope.querySelector<Gallery>('sqs-gallery');
    // One that its author has filled keeps its pictures.
    if (gallery && placed.length > 0 && !gallery.querySelector('img')) gallery.config = { items: placed };
  }, [scope, placed, arrangement]);
  useLayoutEffect(() => {
    let current: Value;
    const follow = () => {
      const { variant } = getProduct(key);
      if (variant === current) return;
      current = variant;
      const picture = placed[pictureOf(variant, placed)];
      if (variant !== undefined && picture) void show(scope, picture, placed, () => current === variant);
    };
    follow();
    const stop = subscribeProduct(key, follow);
    return () => {
      stop();
      current = undefined;
    };
  }, [scope, key, placed, arrangement]);
}

async function show(
  scope: Element,
  picture: ProductPicture,
  placed: readonly ProductPicture[],
  isCurrent: () => boolean,
): Promise<void> {
  const gallery = scope.querySelector<Gallery>('sqs-gallery');
  if (!gallery) return showAlone(scope, picture);
  await customElements.whenDefined(gallery.localName);
  await gallery.updateComplete;
  if (isCurrent()) gallery.show?.(placed.indexOf(picture));
}

function showAlone(scope: Element, { src, alt }: ProductPicture): void {
  const image = scope.querySelector('sqs-image');
  image?.setAttribute('src', src);
  image?.setAttribute('alt', alt);
}

/** A gallery places pictures by their sizes: those that the data does not tell are measured; what cannot be had is left out. */
function useSized(pictures: readonly ProductPicture[]): readonly ProductPicture[] {
  const isSized = pictures.every(({ dimensions }) => parseImageSize(dimensions));
  const [measured, setMeasured] = useState<{ of: unknown; all: readonly ProductPicture[] }>();
  useLayoutEffect(() => {
    if (isSized) return;
    let isCurrent = true;
    Promise.all(pictures.map(measure)).then((all) => {
      if (isCurrent) setMeasured({ of: pictures, all: all.flat() });
    });
    return () => {
      isCurrent = false;
    };
  }, [pictures, isSized]);
  if (isSized) return pictures;
  return measured?.of === pictures ? measured.all : NOTHING;
}

async function measure(picture: ProductPicture): Promise<ProductPicture[]> {
  if (parseImageSize(picture.dimensions)) return [picture];
  const image = new Image();
  image.src = picture.src;
  try {
    await image.decode();
    return [{ ...picture, dimensions: `${image.naturalWidth}x${image.naturalHeight}` }];
  } catch {
    return [];
  }
}
