/** Rules of products: what is on sale, sold out, and which price counts (behaviour/commerce#sold-out-and-on-sale). */
import {
  at,
  decimalText,
  isEqual,
  isTruthy,
  type JsonObject,
  type Value,
  valueList,
  valueNumber,
  valueText,
} from '../template-value.ts';
import { compareDecimals, shiftRight } from './decimals.ts';

export const ProductType = { physical: 1, digital: 2, service: 3, 'gift-card': 4 } as const;

/** An amount: `value` is a decimal text in major units, as in the platform's data. */
export interface Money {
  value: string;
  currency: string;
}

export function content(product: Value): Value {
  return at(product, 'structuredContent');
}

export function productType(product: Value): number {
  return valueNumber(at(content(product), 'productType'));
}

export function variants(product: Value): Value[] {
  return valueList(at(content(product), 'variants'));
}

function hasStock(product: Value): boolean {
  const type = productType(product);
  return type === ProductType.physical || type === ProductType.service;
}

function isGiftCard(product: Value): boolean {
  return productType(product) === ProductType['gift-card'];
}

/** Digital products and gift cards, whatever their data says of a stock. */
export function neverSellsOut(type: number | undefined): boolean {
  return type === ProductType.digital || type === ProductType['gift-card'];
}

export function isDigital(product: Value): boolean {
  return productType(product) === ProductType.digital;
}

export function isSubscribable(product: Value): boolean {
  return isTruthy(at(content(product), 'isSubscribable'));
}

export function isOnSale(product: Value): boolean {
  if (isDigital(product)) return isTruthy(at(content(product), 'onSale'));
  return hasStock(product) && variants(product).some((variant) => isTruthy(at(variant, 'onSale')));
}

/** Products of an unknown type count as sold out. */
export function isSoldOut(product: Value): boolean {
  const type = productType(product);
  if (neverSellsOut(type)) return false;
  return !hasStock(product) || variants(product).every((variant) => isVariantSoldOut(variant, type));
}

/** @param type of its product; undefined: nobody says */
export function isVariantSoldOut(variant: Value, type: number | undefined): boolean {
  return !neverSellsOut(type) && !(variantStock(variant) > 0);
}

/**
 * Of what is chosen; of the product as a whole while nothing is. While nobody knows the variants nothing is gone.
 * @param facts `structuredContent` of the product
 */
export function isChoiceSoldOut(facts: { variants?: readonly Value[] }, variant: Value): boolean {
  if (!facts.variants) return false;
  const meant = variant === undefined ? facts : { ...facts, variants: [variant] };
  return isSoldOut({ structuredContent: meant as JsonObject });
}

/** How many of a variant can be bought; endless if it is unlimited. */
export function variantStock(variant: Value): number {
  return isTruthy(at(variant, 'unlimited'))
    ? Number.POSITIVE_INFINITY
    : valueNumber(at(variant, 'qtyInStock')) || 0;
}

/** How many can be bought over all variants; endless if one is unlimited. */
export function stock(product: Value): number {
  if (isDigital(product)) return Number.POSITIVE_INFINITY;
  return variants(product).reduce<number>((total, variant) => total + variantStock(variant), 0);
}

/**
 * Whether a visitor may say how many: physical products, and services where the site allows it, with more
 * than one to be had; never a subscription.
 */
export function hasQuantity(product: Value, isAllowedForServices: boolean): boolean {
  const type = productType(product);
  const isSoldInNumbers =
    type === ProductType.physical || (type === ProductType.service && isAllowedForServices);
  return isSoldInNumbers && !isSubscribable(product) && stock(product) > 1;
}

export function hasVariants(product: Value): boolean {
  return !isDigital(product) && variants(product).length > 1;
}

/** Whether variants differ in price; the older numeric prices are the ones that are compared. */
export function hasVariedPrices(product: Value): boolean {
  if (!hasStock(product) && !isGiftCard(product)) return false;
  const [first, ...others] = variants(product);
  return others.some((variant) => {
    const differs = (key: string) => !isSame(at(first, key), at(variant, key));
    return differs('onSale') || (isTruthy(at(first, 'onSale')) && differs('salePrice')) || differs('price');
  });
}

/** Missing and null are different here, unlike elsewhere. */
function isSame(left: Value, right: Value): boolean {
  return (left === undefined) === (right === undefined) && isEqual(left, right);
}

const NO_MONEY: Money = { value: '0', currency: 'USD' };

/** An amount of the data; what is missing or not a number is nothing, in dollars. */
function toMoney(value: Value): Money {
  return {
    value: decimalText(at(value, 'value')) ?? '0',
    currency: valueText(at(value, 'currency')) || 'USD',
  };
}

function lowest(prices: Money[]): Money {
  return prices.reduce(
    (best, price) => (compareDecimals(price.value, best.value) < 0 ? price : best),
    prices[0] ?? NO_MONEY,
  );
}

function highest(prices: Money[]): Money {
  return prices.reduce(
    (best, price) => (compareDecimals(price.value, best.value) > 0 ? price : best),
    prices[0] ?? NO_MONEY,
  );
}

/** What a variant, or one of its pricing options, costs now. */
export function currentPrice(variant: Value): Money {
  return toMoney(at(variant, isTruthy(at(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney'));
}

/** The lowest price the product can be had for. */
export function fromPrice(product: Value): Money {
  if (isDigital(product)) return toMoney(at(content(product), 'priceMoney'));
  if (!hasStock(product) && !isGiftCard(product)) return NO_MONEY;
  return lowest(variants(product).map(currentPrice));
}

/** The highest price without a sale. */
export function normalPrice(product: Value): Money {
  if (isDigital(product)) return toMoney(at(content(product), 'priceMoney'));
  if (!hasStock(product) && !isGiftCard(product)) return NO_MONEY;
  return highest(variants(product).map((variant) => toMoney(at(variant, 'priceMoney'))));
}

/** The lowest price of the variants on sale. */
export function salePrice(product: Value): Money {
  if (isDigital(product)) return toMoney(at(content(product), 'salePriceMoney'));
  if (!hasStock(product)) return NO_MONEY;
  return lowest(
    variants(product)
      .filter((variant) => isTruthy(at(variant, 'onSale')))
      .map((variant) => toMoney(at(variant, 'salePriceMoney'))),
  );
}

/** What a product page says about the price: from the lowest, on sale, or one price. */
export interface Prices {
  isVaried: boolean;
  isOnSale: boolean;
  from: Money;
  normal: Money;
  sale: Money;
}

export function productPrices(product: Value): Prices {
  return {
    isVaried: hasVariedPrices(product),
    isOnSale: isOnSale(product),
    from: fromPrice(product),
    normal: normalPrice(product),
    sale: salePrice(product),
  };
}

/** The first way to subscribe to the cheapest variant; undefined if that one has none. */
export function subscriptionOption(product: Value): Value {
  if (!hasStock(product)) return undefined;
  const [first, ...others] = variants(product);
  const cheapest = others.reduce(
    (best, variant) =>
      compareDecimals(currentPrice(variant).value, currentPrice(best).value) < 0 ? variant : best,
    first,
  );
  return at(cheapest, 'pricingOptions', 0);
}

export function originalPrice(option: Value): Money {
  return toMoney(at(option, 'priceMoney'));
}

export function optionSalePrice(option: Value): Money {
  return toMoney(at(option, 'salePriceMoney'));
}

/** An amount in hundredths, as the older numeric prices are. */
export function minorUnits(money: Money): number {
  return Number(shiftRight(money.value, 2));
}
