/** What a product offers for an entry of a cart: the variant that is meant, its price, and how many there are. */
import type { NewCartEntry } from '../../../src/domain/commerce/cart.ts';
import { inMajorUnits } from '../../../src/domain/commerce/money.ts';
import {
  content,
  currentPrice,
  isDigital,
  type Money,
  neverSellsOut,
  productType,
  variantStock,
  variants,
} from '../../../src/domain/commerce/product.ts';
import {
  at,
  decimalText,
  isTruthy,
  type Value,
  valueList,
  valueText,
} from '../../../src/domain/template-value.ts';
import type { Product } from './products-store.ts';

export interface Offer {
  /** The variant that is meant: the named one, or the only one; empty where nobody tells them apart. */
  variantId: string;
  /** How many there are: at least 0, endless if it is unlimited. */
  stock: number;
  /** What one costs now. */
  price: Money;
  /** What makes it this variant. */
  options: readonly { name: string; value: string }[];
}

type Wanted = Pick<NewCartEntry, 'variantId' | 'subscriptionOptionId'>;

/**
 * @param wanted without a variant: the product's only one
 * @returns undefined when the product has no such variant, or nobody knows what it costs: it is not for sale
 */
export function offerOf(
  product: Product,
  { variantId = '', subscriptionOptionId = '' }: Wanted,
): Offer | undefined {
  const all = variants(product);
  const named = (candidate: Value) => valueText(at(candidate, 'id')) === variantId;
  const index = variantId ? all.findIndex(named) : all.length === 1 ? 0 : -1;
  const variant = pricedVariants(product, all)[index];
  if (variant === undefined && !isDigital(product)) return undefined;
  const price = priceOf(isDigital(product) ? content(product) : variant, subscriptionOptionId);
  if (!price) return undefined;
  return {
    variantId: valueText(at(variant, 'id')),
    stock: neverSellsOut(productType(product))
      ? Number.POSITIVE_INFINITY
      : Math.max(0, variantStock(variant)),
    price,
    options: optionsOf(variant),
  };
}

/** Read once for a product, however many entries of a cart are about it. */
const priced = new WeakMap<Product, readonly Value[]>();

function pricedVariants(product: Product, all: readonly Value[]): readonly Value[] {
  const known = priced.get(product) ?? inMajorUnits(all, 'major');
  priced.set(product, known);
  return known;
}

/** A way of paying has a price of its own. */
function priceOf(priced: Value, subscriptionOptionId: string): Money | undefined {
  const options = valueList(at(priced, 'pricingOptions'));
  const option = options.find((candidate) => valueText(at(candidate, 'id')) === subscriptionOptionId);
  const source = subscriptionOptionId && option !== undefined ? option : priced;
  const amount = at(source, isTruthy(at(source, 'onSale')) ? 'salePriceMoney' : 'priceMoney', 'value');
  // An amount that is no number is no price.
  return decimalText(amount) === null ? undefined : currentPrice(source);
}

function optionsOf(variant: Value): Offer['options'] {
  return Object.entries(Object(at(variant, 'attributes')))
    .map(([name, value]) => ({ name, value: valueText(value) }))
    .filter(({ value }) => value !== '');
}
