/** The pictures of a product, those of its variants among them, and which one belongs to a variant. */
import { at, isObject, type Value, valueList, valueText } from '../template-value.ts';

/** As `<sqs-gallery>` and `<sqs-image>` take it. */
export interface ProductPicture {
  id: string;
  src: string;
  /** `sqs`: the builder's service writes it in several widths. */
  loader: 'sqs' | 'raw';
  alt: string;
  /** `WxH`, or empty. */
  dimensions: string;
  /** `x,y` from 0 to 1, or empty. */
  focalPoint: string;
}

/**
 * @param item with `items` or `gallery`, or with one `assetUrl`
 * @param variants with a picture of their own where it is none of the product's
 */
export function productPictures(item: Value, variants: readonly Value[]): ProductPicture[] {
  const listed = [at(item, 'items'), at(item, 'gallery'), at(at(item, 'gallery'), 'items')].map(valueList);
  const own = (listed.find((list) => list.length > 0) ?? [item]).flatMap((each) => pictureIn(each, item));
  const pictures = own.length > 0 ? own : pictureIn(item, item);
  for (const variant of variants)
    if (pictureOf(variant, pictures) < 0) pictures.push(...pictureIn(variant, item));
  return pictures;
}

/** @returns the place of a variant's picture among those of the product; -1 where it has none */
export function pictureOf(variant: Value, pictures: readonly ProductPicture[]): number {
  const id = valueText(at(variant, 'mainImageId'));
  const address = addressOf(variant);
  return pictures.findIndex(
    (picture) => (id !== '' && picture.id === id) || (address !== '' && picture.src === address),
  );
}

/** @param product whose title stands in for words that the picture has not */
function pictureIn(value: Value, product: Value): ProductPicture[] {
  const src = addressOf(value);
  if (src === '') return [];
  const picture = isObject(at(value, 'mainImage')) ? at(value, 'mainImage') : value;
  const point = at(picture, 'mediaFocalPoint');
  const words = [at(picture, 'alt'), at(picture, 'altText'), at(product, 'title')].map(valueText);
  return [
    {
      id: valueText(at(picture, 'id')),
      src,
      loader: valueText(at(picture, 'assetUrl')) === src ? 'sqs' : 'raw',
      alt: words.find(Boolean) ?? '',
      dimensions: valueText(at(picture, 'originalSize')) || valueText(at(picture, 'dimensions')),
      focalPoint: isObject(point) ? `${valueText(point.x)},${valueText(point.y)}` : '',
    },
  ];
}

function addressOf(value: Value): string {
  const places = [at(value, 'mainImage', 'assetUrl'), at(value, 'assetUrl'), at(value, 'src')];
  return places.map(valueText).find(Boolean) ?? '';
}
