/** Reads one product as the builder publishes it: an item, or the whole document of its page (behaviour/commerce#product-data). */
import {
  at,
  isObject,
  isTruthy,
  type JsonObject,
  type Value,
  valueList,
  valueText,
} from '../template-value.ts';
import { ProductType } from './product.ts';
import { type ProductPicture, productPictures } from './product-pictures.ts';
import { type RestockOffer, restockOffer } from './restock.ts';
import { type Scarcity, scarcityOf } from './scarcity.ts';

export interface ProductItem {
  /** Empty where the data names none: it cannot be put into a cart then. */
  id: string;
  collectionId: string;
  title: string;
  /** The owner's HTML. */
  excerpt: string;
  /** Of the product's page; empty where the data names none. */
  url: string;
  /** `structuredContent`, amounts as they are written; `variants` are objects with `attributes`. */
  content: JsonObject & { variants: JsonObject[] };
  /** Names of the options in the owner's order. */
  optionOrder: string[];
  /** Option to value to a colour or the address of a picture. */
  optionSwatches: Value;
  pictures: ProductPicture[];
  scarcity: Scarcity | undefined;
  restock: RestockOffer | undefined;
  /** The owner's words for what is sold out; empty: the usual ones. */
  soldOutText: string;
}

/** @returns the product, or why it is none: to stand behind the name of the setting */
export function readProduct(json: unknown): ProductItem | string {
  if (Array.isArray(json)) return 'must be one product, and is a list';
  if (!isObject(json)) return 'must be an object';
  const item = [at(json, 'item'), at(json, 'product'), json].find(isObject) ?? json;
  const content = at(item, 'structuredContent');
  const own = isObject(content) ? content : item;
  if (!isObject(content) && valueList(at(item, 'items')).some((each) => isProduct(each)))
    return 'must be one product, and is a list of them';
  if (!isObject(content) && !isProduct(item)) return 'holds no product: there is no structuredContent in it';
  const id = valueText(at(item, 'id'));
  const order = [at(own, 'variantOptionOrdering'), at(item, 'variantOptionOrdering')].map(valueList);
  const optionOrder = (order.find((names) => names.length > 0) ?? []).map(valueText).filter(Boolean);
  const given = [at(own, 'variants'), at(item, 'variants')].map(valueList);
  const variants = (given.find((list) => list.length > 0) ?? []).filter(isObject);
  const merchandising = [at(at(json, 'productMerchandisingContext'), id), item].find(isObject) ?? item;
  return {
    id,
    collectionId: valueText(at(item, 'collectionId')),
    title: valueText(at(item, 'title')),
    excerpt: valueText(at(item, 'excerpt')),
    url: valueText(at(item, 'fullUrl')),
    content: {
      ...own,
      productType: at(own, 'productType') ?? ProductType.physical,
      variants: variants.map((variant) => withAttributes(variant, optionOrder)),
    },
    optionOrder,
    optionSwatches: at(item, 'optionSwatches') ?? at(own, 'optionSwatches'),
    pictures: productPictures(item, variants),
    scarcity: scarcityOf(merchandising),
    restock: restockOffer(merchandising),
    soldOutText: valueText(at(merchandising, 'customSoldOutText')),
  };
}

function isProduct(value: Value): boolean {
  const names = ['structuredContent', 'variants', 'productType', 'priceMoney'];
  return names.some((name) => at(value, name) !== undefined && at(value, name) !== null);
}

/** Newer data lists what a variant is made of in `optionValues`, in the order of the options. */
function withAttributes(variant: JsonObject, order: readonly string[]): JsonObject {
  if (isObject(variant.attributes) && isTruthy(variant.attributes)) return variant;
  const values = valueList(variant.optionValues).map((option, index): [string, string] => [
    valueText(at(option, 'optionName')) || order[index] || '',
    valueText(at(option, 'value')),
  ]);
  return { ...variant, attributes: Object.fromEntries(values.filter(([name]) => name)) };
}
